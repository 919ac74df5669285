import { t } from '@lingui/core/macro';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import type { SearchTask } from './sources.queries.ts';

/** How far a search is: which places have answered, and which are still waited for. */
export function Searching({
  task,
  readingId,
  onCancel,
}: {
  task: SearchTask | undefined;
  readingId: string;
  /** null as long as there is nothing to cancel. */
  onCancel: (() => void) | null;
}) {
  const reading = task?.readings.find(({ reading_id }) => reading_id === readingId);
  const done = reading?.places ?? [];
  const left = reading?.waiting_for.length ?? 0;
  const total = done.length + left;
  return (
    <div className="border-t py-4">
      <div className="mb-2 flex min-h-7 items-center gap-3">
        <p role="status" className="min-w-0 flex-1 font-medium text-sm">
          {total === 0 ? t`Searching` : t`Searching: ${done.length} of ${total} places have answered`}
        </p>
        {onCancel && <Button variant="ghost" size="sm" onClick={onCancel}>{t`Cancel`}</Button>}
      </div>
      <Meter label={t`Search`} value={total === 0 ? null : done.length / total} />
      {done.length > 0 && (
        <p className="mt-2 text-muted text-xs">
          {done.map(({ name, answered, results }) => `${name} ${answered ? results : '–'}`).join(' · ')}
        </p>
      )}
      <SourceResultsSkeleton />
    </div>
  );
}

export function SourceResultsSkeleton() {
  return (
    <Skeletons label={t`Loading results`} className="mt-6">
      {[0.7, 0.5, 0.6].map((width) => (
        <div key={width} className="mb-6">
          <span className="block" style={{ width: `${width * 100}%` }}>
            <Skeleton className="h-5" />
          </span>
          <Skeleton className="mt-2 h-3 w-2/5" />
          <Skeleton className="mt-2 h-3 w-1/3" />
        </div>
      ))}
    </Skeletons>
  );
}
