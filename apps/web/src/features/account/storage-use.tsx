import { t } from '@lingui/core/macro';
import { formatBytes } from '../../lib/text.ts';
import { Meter } from '../../ui/meter.tsx';
import type { Account } from './account.queries.ts';

/** From here on the bar warns: what is left is a few lectures' slides. */
const nearlyFull = 0.9;

/** How much room the student's files take on this server, and how much there is. */
export function StorageUse({ storage: { used, limit } }: Pick<Account, 'storage'>) {
  const taken = formatBytes(used);
  if (limit === null) return <p className="text-sm">{t`Your files take ${taken}.`}</p>;
  const share = used / limit;
  return (
    <>
      <p className="text-sm">{t`Your files take ${taken} of ${formatBytes(limit)}.`}</p>
      <Meter
        label={t`Room taken by your files`}
        value={share}
        className="mt-2 max-w-[62ch]"
        {...(share >= nearlyFull && { colour: 'var(--syllabus-accent-danger)' })}
      />
      {share >= 1 && (
        <p className="mt-2 max-w-[62ch] text-sm">{t`No more files fit. Delete some, or keep your next course on a drive of your own.`}</p>
      )}
      <p className="mt-2 max-w-[62ch] text-secondary text-sm">
        {t`Files in the bin count until they are erased after 30 days. Files on a drive of your own take no room here.`}
      </p>
    </>
  );
}
