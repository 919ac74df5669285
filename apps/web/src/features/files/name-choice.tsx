import { t } from '@lingui/core/macro';
import { Button } from '../../ui/button.tsx';
import { settleNames } from './uploads.ts';

/** For files whose name another file of the course has: the new one in its place, or both. */
export function NameChoice({ ids, name }: { ids: readonly string[]; name: string | null }) {
  return (
    <span className="flex shrink-0 flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={name === null ? undefined : t`Replace ${name}`}
        onClick={() => settleNames(ids, 'replace')}
      >
        {t`Replace`}
      </Button>
      <Button
        size="sm"
        aria-label={name === null ? undefined : t`Keep both files named ${name}`}
        onClick={() => settleNames(ids, 'keep-both')}
      >
        {t`Keep both`}
      </Button>
    </span>
  );
}
