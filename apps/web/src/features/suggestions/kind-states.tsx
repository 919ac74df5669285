import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { languageTag } from '#lingui';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { kindNames } from './kind-names.ts';
import { type KindState, suggestionStateQuery } from './suggestions.queries.ts';

/** What holds each kind of suggestion back in a course: one said lately, or a dismissal. */
export function KindStates({ folderId }: { folderId: string }) {
  const query = useQuery(suggestionStateQuery(folderId));
  return (
    <QueryBoundary
      query={query}
      errorTitle={t`What is held back could not be loaded`}
      skeleton={
        <Skeletons label={t`Loading what is held back`}>
          <Skeleton className="h-40 w-full" />
        </Skeletons>
      }
    >
      {(kinds) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
        <section tabIndex={0} aria-label={t`Kinds of suggestions`} className="overflow-x-auto">
          <table className="w-full text-start text-sm">
            <thead className="text-muted text-xs">
              <tr>
                <th className="py-1.5 pe-4 font-medium">{t`Kind`}</th>
                <th className="py-1.5 pe-4 font-medium">{t`Said last`}</th>
                <th className="py-1.5 font-medium">{t`Held back`}</th>
              </tr>
            </thead>
            <tbody className="divide-y border-t">
              {kinds.map((state) => (
                <tr key={state.kind} className="align-top">
                  <th scope="row" className="py-1.5 pe-4 font-normal">
                    {kindNames[state.kind]} <code className="block text-muted text-xs">{state.kind}</code>
                  </th>
                  <td className="tabular whitespace-nowrap py-1.5 pe-4 text-secondary">
                    {state.saidAt ? time.format(new Date(state.saidAt)) : t`Never`}
                  </td>
                  <td className="py-1.5 text-secondary">{sayHeld(state)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </QueryBoundary>
  );
}

const time = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(languageTag(), { timeStyle: 'medium' });

function sayHeld({ nextAt, dismissed, resting }: KindState): string {
  const parts = [
    dismissed === 'course' ? t`Dismissed in this course` : dismissed && t`Dismissed in all courses`,
    nextAt && t`Until ${clock.format(new Date(nextAt))}`,
    resting.length > 0 && t`${resting.length} put aside until tomorrow`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? t`No` : parts.join('. ');
}
