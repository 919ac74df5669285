import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { ChangeGroups, type ChangeTitles } from './change-groups.tsx';
import { proposalQuery } from './review.queries.ts';
import type { ProposalSummary } from './review-item.ts';

const titles: ChangeTitles = {
  added: t`Added`,
  removed: t`Removed`,
  moved: t`Moved to another week`,
  due_date: t`New due date`,
  changed: t`Changed`,
  kept: t`Your corrections, which stay`,
};

/** What a revised syllabus changes, shown before anything is applied. */
export function ProposalChanges({
  folderId,
  proposal,
  deciding,
  onApply,
  onDiscard,
}: {
  folderId: string;
  proposal: ProposalSummary;
  deciding: boolean;
  onApply: () => void;
  onDiscard: () => void;
}) {
  const query = useQuery(proposalQuery(folderId, proposal.proposalId));
  return (
    <section aria-labelledby="revised" className="mb-8 rounded-lg border border-strong bg-canvas p-5">
      <h2 id="revised" className="type-card">
        {t`A revised syllabus, ${plural(proposal.changeCount, { one: '# change', other: '# changes' })}`}
      </h2>
      <p className="mt-1 text-secondary text-sm">
        {t`${proposal.fileName} was read. Your plan stays as it is until you apply it; your corrections stay either way.`}
      </p>
      <QueryBoundary query={query} errorTitle={t`The changes could not be loaded`} skeleton={<ChangesSkeleton />}>
        {(changes) => (
          <div className="mt-4">
            <ChangeGroups changes={changes} titles={titles} keptBecause={t`the new syllabus says`} />
          </div>
        )}
      </QueryBoundary>
      <div className="mt-5 flex gap-2">
        <Button
          variant="primary"
          loading={deciding ? t`Applying` : false}
          onClick={onApply}
          disabled={!query.data}
        >{t`Apply the changes`}</Button>
        <Button onClick={onDiscard}>{t`Keep the plan as it is`}</Button>
      </div>
    </section>
  );
}

function ChangesSkeleton() {
  return (
    <Skeletons label={t`Loading the changes`} className="mt-4 space-y-3">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </Skeletons>
  );
}
