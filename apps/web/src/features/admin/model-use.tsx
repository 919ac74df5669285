import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Segment } from '../../components/segment.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { sayDone, sayFailed } from '../../components/toast.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { sayTokens, sayUsd } from '../../lib/say-use.ts';
import { count } from '../../lib/text.ts';
import { BudgetDialog } from './budget-dialog.tsx';
import { foldersQuery, type ModelUse as Row, studentsQuery, useToggleAiAccess } from './model-use.queries.ts';

const kinds = [
  { value: 'student', label: 'Students' },
  { value: 'folder', label: 'Courses' },
] as const;

/** Who used the language models in the last 30 days, and what they may use. */
export function ModelUse() {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('student');
  const rows = useQuery(kind === 'student' ? studentsQuery : foldersQuery);
  const [budgetOf, setBudgetOf] = useState<Row | null>(null);
  return (
    <>
      <Segment label="Use of language models by" value={kind} options={kinds} onChange={setKind} />
      <Loaded query={rows} errorTitle="The use of models could not be loaded" skeleton={<RowsSkeleton />}>
        {(loaded) => (
          <>
            {loaded.rows.length === 0 && (
              <p className="mt-4 text-secondary text-sm">
                {kind === 'student' ? 'Nobody has signed in yet.' : 'There is no course yet.'}
              </p>
            )}
            <ul className="mt-3 border-t">
              {loaded.rows.map((row) => (
                <UseRow key={row.id} row={row} onBudget={() => setBudgetOf(row)} />
              ))}
            </ul>
            {loaded.total > loaded.rows.length && (
              <p className="mt-2 text-muted text-xs">
                The first {loaded.rows.length} of {loaded.total}, most costly first.
              </p>
            )}
          </>
        )}
      </Loaded>
      {budgetOf && (
        <BudgetDialog of={{ kind, id: budgetOf.id }} name={budgetOf.name} onClose={() => setBudgetOf(null)} />
      )}
    </>
  );
}

function UseRow({ row, onBudget }: { row: Row; onBudget: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3">
      <div className="min-w-48 flex-1">
        <h3 className="font-medium text-sm [overflow-wrap:anywhere]">
          {row.name} {row.isOpen === false && <Chip tone="warning">Models off</Chip>}
        </h3>
        {row.email !== row.name && <p className="text-muted text-xs [overflow-wrap:anywhere]">{row.email}</p>}
      </div>
      <p className="tabular text-secondary text-sm">
        {row.calls === 0
          ? 'No call'
          : `${sayUsd(row.usd)}, ${sayTokens(row.tokens)} in ${count(row.calls, 'call')}${
              row.unpricedCalls > 0 ? `, ${row.unpricedCalls} without a price` : ''
            }`}
      </p>
      <span className="flex gap-2">
        {row.isOpen !== null && <AccessButton row={row} isOpen={row.isOpen} />}
        <Button size="sm" onClick={onBudget} aria-label={`Budget of ${row.name}`}>
          Budget
        </Button>
      </span>
    </li>
  );
}

function AccessButton({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const toggle = useToggleAiAccess();
  const change = () =>
    toggle.mutate(
      { folderId: row.id, enabled: !isOpen, reason: undefined },
      {
        onSuccess: () => sayDone(isOpen ? `Models are off for ${row.name}` : `Models are on for ${row.name}`),
        onError: (error) => sayFailed(messageOf(error)),
      },
    );
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={toggle.isPending && 'Changing'}
      onClick={change}
      aria-label={`Switch models ${isOpen ? 'off' : 'on'} for ${row.name}`}
    >
      {isOpen ? 'Switch models off' : 'Switch models on'}
    </Button>
  );
}

function RowsSkeleton() {
  return (
    <Skeletons label="Loading the use of models" className="mt-4 grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Skeletons>
  );
}
