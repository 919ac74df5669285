import { plural, t } from '@lingui/core/macro';
import type { PlaceOutcome } from '@weekwise/contracts/sources-results.ts';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Minus from 'lucide-react/icons/minus';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The sentence begins with the name, which stands in front of it already. */
const behindName = ({ name, message }: PlaceOutcome): string =>
  message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;

/** Every place where was looked, and what came of each. */
export function AskedPlaces({ places }: { places: readonly PlaceOutcome[] }) {
  const answered = places.filter((place) => place.answered);
  return (
    <Disclosure
      className="md:-me-1 open:w-full"
      label={
        answered.length === places.length
          ? t`Asked ${plural(places.length, { one: '# place', other: '# places' })}`
          : t`${answered.length} of ${plural(places.length, { one: '# place', other: '# places' })} answered`
      }
    >
      <ul className="mt-2 grid gap-x-6 gap-y-1 text-xs md:grid-cols-2">
        {places.map((place) => (
          <li key={place.place} className="flex items-start gap-1.5">
            <Icon
              of={place.answered ? Check : place.asked ? CloudOff : Minus}
              size={14}
              className={place.answered ? 'mt-px shrink-0 text-success' : 'mt-px shrink-0 text-muted'}
            />
            <span className="text-secondary">
              <span className="font-medium text-primary">{place.name}</span>{' '}
              {place.answered ? plural(place.results, { one: '# record', other: '# records' }) : behindName(place)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
