import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { listOf } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { type Offers, ordersQuery, plansQuery, useValidateCode } from './billing.queries.ts';
import { coursesLeft, creditsIn, isSold, money, type Plan } from './billing.ts';
import { Bill } from './plan-bill.tsx';
import { PlanOptions } from './plan-options.tsx';
import { type PromotionEffect, PromotionField } from './promotion-field.tsx';

/** Refusals of a plan: they stand where it is chosen. */
const planRefusals = [
  'free_test_used',
  'no_course_left',
  'plan_not_found',
  'promotion_unknown',
  'promotion_ended',
  'promotion_used_up',
  'promotion_other_plan',
] as const;

/**
 * What a course begins with. `plan` is null where nothing is sold or the plans are not known: then the server decides.
 */
export interface PlanChoice {
  plan: Plan | null;
  promotionCode: string | undefined;
  field: ReactNode;
  /** The bill; null where nothing is to pay. */
  summary: ReactNode;
  /** The same in a line: what is chosen, and what it costs. */
  brief: ReactNode;
  /** A code is being looked up: whoever goes on now would pay without it. */
  isTryingCode: boolean;
  /** Whether the field says why the course was not begun. */
  saysRefusal: boolean;
}

const nothing: PlanChoice = {
  plan: null,
  promotionCode: undefined,
  field: null,
  summary: null,
  brief: null,
  isTryingCode: false,
  saysRefusal: false,
};

/**
 * The fields that ask for a plan and a promotion code; there are none where nothing is sold, and none while the first
 * course is free: nobody reads prices before they matter.
 * @param unlocks only plans that open a course that is there already
 * @param before what was chosen before the way to the checkout and back
 * @param failure why the course was not begun
 */
export function usePlanChoice({
  unlocks = false,
  before,
  failure,
}: {
  unlocks?: boolean;
  before?: { planId: string | null; promotionCode: string | null } | null;
  failure?: unknown;
} = {}): PlanChoice {
  const query = useQuery(plansQuery);
  const { data: credits = 0, isPending: countsCredits } = useQuery({
    ...ordersQuery(useUserId()),
    select: creditsIn,
  });
  const { refetch } = query;
  const refusal = isApiError(failure, ...planRefusals) ? failure : null;
  useEffect(() => {
    // What can be had is not what this page believed.
    if (refusal) void refetch();
  }, [refusal, refetch]);
  const [chosen, setChosen] = useState(before?.planId ?? null);
  const { mutate: tryCode, reset, data: offers, error, isPending } = useValidateCode();
  const codeBefore = before?.promotionCode ?? null;
  useEffect(() => {
    if (codeBefore) tryCode(codeBefore);
  }, [codeBefore, tryCode]);

  const plans = offered(query.data?.plans ?? [], { unlocks, credits });
  const plan = plans.find(({ planId }) => planId === chosen) ?? plans[0] ?? null;
  if (query.isError) return { ...nothing, field: <Failed error={query.error} unlocks={unlocks} /> };
  // A price that is replaced by a course that was paid for earlier would frighten.
  if (query.isPending || countsCredits) return { ...nothing, field: unlocks ? <PlanSkeleton /> : null };
  if (!plan) return nothing;
  if (plan.kind === 'free_test') return { ...nothing, plan };

  const priceOf = ({ planId, amount }: Plan) => offers?.amounts.get(planId) ?? amount;
  const promotionCode = offers?.amounts.has(plan.planId) ? offers.code : undefined;
  const price = priceOf(plan);
  return {
    plan,
    promotionCode,
    field: (
      <>
        <FormSection title={t`Plan`}>
          {refusal && (
            <Alert tone="danger" className="mb-3">
              {refusal.message}
            </Alert>
          )}
          <PlanOptions plans={plans} chosen={plan} priceOf={priceOf} onChoose={setChosen} />
        </FormSection>
        {isSold(plan) && (
          <PromotionField
            code={offers?.code ?? null}
            pending={isPending}
            error={error && messageOf(error)}
            effect={offers ? effectOf(offers, plan, plans) : null}
            onTry={tryCode}
            onRemove={reset}
          />
        )}
      </>
    ),
    summary: isSold(plan) && (
      <Bill
        plan={plan}
        price={price}
        code={promotionCode}
        billing={query.data.billing}
        refunds={query.data.rules?.refunds ?? null}
      />
    ),
    brief: (
      <>
        <b className="tabular block font-semibold">{isSold(plan) ? money(price, plan.currency) : plan.name}</b>
        <span className="block truncate text-muted text-xs">{isSold(plan) ? plan.name : plan.description}</span>
      </>
    ),
    isTryingCode: isPending,
    saysRefusal: refusal !== null,
  };
}

/**
 * What there is to choose from, the one that is chosen at first before the others: the free course alone while it is
 * there, then what was paid for, then a trial.
 */
function offered(plans: readonly Plan[], { unlocks, credits }: { unlocks: boolean; credits: number }): Plan[] {
  const sold = plans.filter(isSold);
  const [{ currency } = { currency: 'usd' }] = plans;
  const credit: Plan = {
    planId: 'credit',
    kind: 'credit',
    name: t`Use a course you paid for`,
    description: t`${coursesLeft(credits)}. This one opens every week.`,
    amount: 0,
    currency,
    folders: 1,
    available: true,
  };
  if (unlocks) return credits > 0 ? [credit] : sold;
  const free = plans.filter(({ kind, available }) => kind === 'free_test' && available);
  if (free.length > 0) return free;
  const trial = plans.filter(({ kind }) => kind === 'free_trial');
  return credits > 0 ? [credit, ...trial] : [...trial, ...sold];
}

/** "$1.80 off One course, until Oct 31, 2026". */
function effectOf({ amounts, expiresAt }: Offers, chosen: Plan, plans: readonly Plan[]): PromotionEffect {
  const until = expiresAt === null ? '' : t`, until ${formatDate(dayOf(expiresAt), 'withYear')}`;
  const amount = amounts.get(chosen.planId);
  if (amount !== undefined) {
    return { applies: true, says: t`${money(chosen.amount - amount, chosen.currency)} off ${chosen.name}${until}` };
  }
  const names = plans.filter(({ planId }) => amounts.has(planId)).map(({ name }) => name);
  return {
    applies: false,
    says:
      names.length > 0
        ? t`This code is only for ${listOf(names)}${until}`
        : t`This code is only for another plan${until}`,
  };
}

const PlanSkeleton = () => (
  <FormSection title={t`Plan`}>
    <Skeletons label={t`Loading the plans`}>
      <Skeleton className="h-32 rounded-lg" />
    </Skeletons>
  </FormSection>
);

function Failed({ error, unlocks }: { error: unknown; unlocks: boolean }) {
  return (
    <Alert tone="warning" title={t`The plans could not be loaded.`} className="mb-4">
      {messageOf(error)} {!unlocks && t`A course that you make now is free, or begins with its first week.`}
    </Alert>
  );
}
