import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { sayTokens, sayUsd } from '../../lib/say-use.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { sayDone } from '../../ui/toast.ts';
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
          sayDone(next ? t`Budget of ${name} saved` : t`${name} has the default budget again`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Budget of ${name}`}
      description={t`Per calendar month (UTC). Past it our own engine answers, and the screen says why.`}
      footer={
        <>
          {budget.data?.isOwn && (
            <Button variant="ghost" className="me-auto" onClick={() => save(null)}>{t`Use the default`}</Button>
          )}
          <Button variant="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form} variant="primary" loading={change.isPending && t`Saving`}>{t`Save`}</Button>
        </>
      }
    >
      <QueryBoundary query={budget} errorTitle={t`The budget could not be loaded`} skeleton={<BudgetSkeleton />}>
        {({ budget: known, spent, isOwn }) => (
          <>
            <p className="mb-3 text-secondary text-sm">
              {t`Used this month: ${sayUsd(spent.usd)}, ${sayTokens(spent.tokens)}. ${isOwn ? t`An admin set this budget.` : t`This is the default from the settings.`}`}
            </p>
            <BudgetForm id={form} known={known} onSave={save}>
              <Input
                label={t`Reason`}
                value={reason}
                maxLength={500}
                error={tried ? reasonComplaint(reason) : null}
                fieldClassName="sm:col-span-2"
                onChange={(event) => setReason(event.target.value)}
              />
            </BudgetForm>
          </>
        )}
      </QueryBoundary>
      {change.isError && (
        <Alert tone="danger" className="mt-3">
          {messageOf(change.error)}
        </Alert>
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
    tried && amountOf(text) === undefined ? t`Write a number, or nothing for no limit.` : null;
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
        label={t`US dollars`}
        inputMode="decimal"
        value={usd}
        hint={t`Empty: no limit`}
        error={complaint(usd)}
        onChange={(event) => setUsd(event.target.value)}
      />
      <Input
        label={t`Tokens`}
        inputMode="numeric"
        value={tokens}
        hint={t`Empty: no limit`}
        error={complaint(tokens)}
        onChange={(event) => setTokens(event.target.value)}
      />
      {children}
    </form>
  );
}

function BudgetSkeleton() {
  return (
    <Skeletons label={t`Loading the budget`} className="space-y-3">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-9 w-full" />
    </Skeletons>
  );
}
