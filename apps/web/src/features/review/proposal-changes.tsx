import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarClock, Minus, MoveRight, PencilLine, Plus, ShieldCheck } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { count } from '../../lib/text.ts';
import { print } from './describe-item.ts';
import { formFields } from './field-forms.ts';
import { proposalQuery } from './review.queries.ts';
import type { PlanChange, ProposalSummary } from './review-item.ts';

const groups = [
  { change: 'added', title: 'Added', icon: Plus },
  { change: 'removed', title: 'Removed', icon: Minus },
  { change: 'moved', title: 'Moved to another week', icon: MoveRight },
  { change: 'due_date', title: 'New due date', icon: CalendarClock },
  { change: 'changed', title: 'Changed', icon: PencilLine },
  { change: 'kept', title: 'Your corrections, which stay', icon: ShieldCheck },
] as const;

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
        A revised syllabus, {count(proposal.changeCount, 'change')}
      </h2>
      <p className="mt-1 text-secondary text-sm">
        {proposal.fileName} was read. Your plan stays as it is until you apply it; your corrections stay either way.
      </p>
      <Loaded query={query} errorTitle="The changes could not be loaded" skeleton={<ChangesSkeleton />}>
        {(changes) => (
          <div className="mt-4 space-y-5">
            {groups.map(({ change, title, icon }) => (
              <ChangeGroup
                key={change}
                title={title}
                icon={icon}
                changes={changes.filter((c) => c.change === change)}
              />
            ))}
          </div>
        )}
      </Loaded>
      <div className="mt-5 flex gap-2">
        <Button variant="primary" loading={deciding ? 'Applying' : false} onClick={onApply} disabled={!query.data}>
          Apply the changes
        </Button>
        <Button onClick={onDiscard}>Keep the plan as it is</Button>
      </div>
    </section>
  );
}

function ChangeGroup({ title, icon, changes }: { title: string; icon: typeof Plus; changes: PlanChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className="flex items-center gap-2 font-semibold text-sm">
        <Icon of={icon} size={14} />
        {title} <span className="tabular font-normal text-muted">{changes.length}</span>
      </h3>
      <ul className="mt-1.5 space-y-1.5">
        {changes.map((change) => (
          <li key={`${change.itemId} ${change.field}`} className="border-t pt-1.5 text-sm">
            <span className="font-serif text-base">{change.label}</span>
            <span className="tabular ml-2 text-secondary">{describe(change)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe(change: PlanChange) {
  const week = (number: number | null) => (number === null ? 'outside the weeks' : `week ${number}`);
  if (change.change === 'added') return week(change.weekAfter);
  if (change.change === 'removed') return week(change.weekBefore);
  if (change.change === 'moved') return <Step before={week(change.weekBefore)} after={week(change.weekAfter)} />;
  const name = formFields[change.kind].find((field) => field.name === change.field)?.label;
  return (
    <>
      {change.change !== 'due_date' && name && `${name}: `}
      {change.change === 'kept' ? (
        <>
          {print(change.before)} stays; the new syllabus says {print(change.after)}
        </>
      ) : (
        <Step before={print(change.before)} after={print(change.after)} />
      )}
    </>
  );
}

function Step({ before, after }: { before: string; after: string }) {
  return (
    <>
      <s>{before}</s>
      <Icon of={ArrowRight} size={14} className="mx-1.5 inline text-muted" />
      <span className="sr-only">becomes </span>
      {after}
    </>
  );
}

function ChangesSkeleton() {
  return (
    <Skeletons label="Loading the changes" className="mt-4 space-y-3">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </Skeletons>
  );
}
