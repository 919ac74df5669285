import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { kindNames } from './kind-names.ts';
import { type Dismissal, dismissalsQuery, useDismissals } from './suggestions.queries.ts';

/** Suggestions that were dismissed for good, to bring back. */
export function DismissedList() {
  const query = useQuery(dismissalsQuery);
  const { bringBack } = useDismissals();
  const [busy, setBusy] = useState<string | null>(null);
  const restore = async ({ id, kind }: Dismissal) => {
    setBusy(id);
    try {
      await bringBack(id);
      sayDone(t`Suggested again: ${kindNames[kind].toLowerCase()}`);
    } catch (error) {
      sayFailed(messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <QueryBoundary query={query} errorTitle={t`What you dismissed could not be loaded`} skeleton={<ListSkeleton />}>
      {(dismissals) =>
        dismissals.length === 0 ? (
          <p className="max-w-[62ch] text-secondary text-sm">{t`No suggestion is stopped. One that you stop for good is listed here, so that you can bring it back.`}</p>
        ) : (
          <ul className="divide-y">
            {dismissals.map((dismissal) => (
              <li
                key={dismissal.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0 last:pb-0"
              >
                <div className="min-w-0 flex-1">
                  <p className="font-medium text-sm">{kindNames[dismissal.kind]}</p>
                  <p className="break-words text-muted text-xs">
                    {dismissal.courseName === null ? t`In all courses` : t`In ${dismissal.courseName}`}
                  </p>
                </div>
                <Button
                  size="sm"
                  loading={busy === dismissal.id && t`Bringing back`}
                  onClick={() => void restore(dismissal)}
                  aria-label={t`Bring back: ${kindNames[dismissal.kind]}`}
                >{t`Bring back`}</Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function ListSkeleton() {
  return (
    <Skeletons label={t`Loading what you dismissed`}>
      <Skeleton className="h-10 w-full" />
    </Skeletons>
  );
}
