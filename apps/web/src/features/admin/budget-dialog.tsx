import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Input } from '../../components/input.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { sayDone } from '../../components/toast.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { sayTokens, sayUsd } from '../../lib/say-use.ts';
import { type Budget, type BudgetOf, budgetQuery, useSetBudget } from './budget.queries.ts';
import { reasonComplaint } from './reason-dialog.tsx';

/** What a student or a course may use of the models in a month. */
export function BudgetDialog({ of, name, onClose }: { of: BudgetOf; name: string; onClose: () => void }) {
  const form = useId();
  const budget = useQuery(budgetQuery(of));
  const change = useSetBudget(of);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const save = (next: Budget | null) => {
    setTried(true);
    if (reasonComplaint(reason) !== null) return;
    change.mutate(
      { budget: next, reason: reason.trim() },
      {
        onSuccess: () => {
          sayDone(next ? `Budget of ${name} saved` : `${name} has the default budget again`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Budget of ${name}`}
      description="Per calendar month (UTC). Past it our own engine answers, and the screen says why."
      footer={
        <>
          {budget.data?.isOwn && (
            <Button variant="ghost" className="mr-auto" onClick={() => save(null)}>
              Use the default
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" loading={change.isPending && 'Saving'}>
            Save
          </Button>
        </>
      }
    >
      <Loaded query={budget} errorTitle="The budget could not be loaded" skeleton={<BudgetSkeleton />}>
        {({ budget: known, spent, isOwn }) => (
          <>
            <p className="mb-3 text-secondary text-sm">
              Used this month: {sayUsd(spent.usd)}, {sayTokens(spent.tokens)}.{' '}
              {isOwn ? 'An admin set this budget.' : 'This is the default of the settings.'}
            </p>
            <BudgetForm id={form} known={known} onSave={save}>
              <Input
                label="Reason"
                value={reason}
                maxLength={500}
                error={tried ? reasonComplaint(reason) : null}
                fieldClassName="sm:col-span-2"
                onChange={(event) => setReason(event.target.value)}
              />
            </BudgetForm>
          </>
        )}
      </Loaded>
      {change.isError && (
        <Notice tone="danger" className="mt-3">
          {messageOf(change.error)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Digits with at most one point; empty is no limit. */
const amountOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  return /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
};

function BudgetForm({
  id,
  known,
  onSave,
  children,
}: {
  id: string;
  known: Budget;
  onSave: (budget: Budget) => void;
  /** Further fields. */
  children: ReactNode;
}) {
  const [usd, setUsd] = useState(known.usd === null ? '' : String(known.usd));
  const [tokens, setTokens] = useState(known.tokens === null ? '' : String(known.tokens));
  const [tried, setTried] = useState(false);
  const complaint = (text: string) =>
    tried && amountOf(text) === undefined ? 'Write a number, or nothing for no limit.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [money, count] = [amountOf(usd), amountOf(tokens)];
    if (money === undefined || count === undefined) return;
    onSave({ usd: money, tokens: count === null ? null : Math.round(count) });
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-2">
      <Input
        label="US dollars"
        inputMode="decimal"
        value={usd}
        hint="Empty: no limit"
        error={complaint(usd)}
        onChange={(event) => setUsd(event.target.value)}
      />
      <Input
        label="Tokens"
        inputMode="numeric"
        value={tokens}
        hint="Empty: no limit"
        error={complaint(tokens)}
        onChange={(event) => setTokens(event.target.value)}
      />
      {children}
    </form>
  );
}

function BudgetSkeleton() {
  return (
    <Skeletons label="Loading the budget" className="space-y-3">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-9 w-full" />
    </Skeletons>
  );
}
