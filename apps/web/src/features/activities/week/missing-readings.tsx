import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WeekItems } from './week-items.ts';

const mostNamed = 3;

/** Which readings of the plan would bear more. */
export function MissingReadings({ readings }: { readings: WeekItems['missingReadings'] }) {
  if (readings.length === 0) return null;
  const named = readings.slice(0, mostNamed).map(({ title, author }) => (author ? `${title} (${author})` : title));
  const more = readings.length - named.length;
  return (
    <span className="mt-1 block">
      <Trans>
        What would help: {named.join('; ')}
        {more > 0 && t`, and ${more} more`}.
      </Trans>
    </span>
  );
}
