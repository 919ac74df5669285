import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { listOf } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { type Offers, plansQuery, useValidateCode } from './billing.queries.ts';
import { type BillingMode, isSold, money, moneyColumn, type Plan } from './billing.ts';
import { PlanOptions } from './plan-options.tsx';
import { type PromotionEffect, PromotionField } from './promotion-field.tsx';

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
}

const nothing: PlanChoice = { plan: null, promotionCode: undefined, field: null, summary: null, brief: null };

/**
 * The fields that ask for a plan and a promotion code; there are none where nothing is sold.
 * @param unlocks only plans that open a course that is there already
 * @param before what was chosen before the way to the checkout and back
 */
export function usePlanChoice({
  unlocks = false,
  before,
}: {
  unlocks?: boolean;
  before?: { planId: string | null; promotionCode: string | null } | null;
} = {}): PlanChoice {
  const query = useQuery(plansQuery);
  const [chosen, setChosen] = useState(before?.planId ?? null);
  const { mutate: tryCode, reset, data: offers, error, isPending } = useValidateCode();
  const codeBefore = before?.promotionCode ?? null;
  useEffect(() => {
    if (codeBefore) tryCode(codeBefore);
  }, [codeBefore, tryCode]);

  const all = query.data?.plans ?? [];
  const plans = all.filter((plan) => isOffered(plan, all, unlocks));
  const plan = plans.find(({ planId }) => planId === chosen) ?? plans[0] ?? null;
  if (query.isError) return { ...nothing, field: <Failed error={query.error} unlocks={unlocks} /> };
  if (query.isPending) return { ...nothing, field: <PlanSkeleton /> };
  if (!plan) return nothing;

  const priceOf = ({ planId, amount }: Plan) => offers?.amounts.get(planId) ?? amount;
  const promotionCode = offers?.amounts.has(plan.planId) ? offers.code : undefined;
  const price = priceOf(plan);
  return {
    plan,
    promotionCode,
    field: (
      <>
        <FormSection title={t`Plan`}>
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
        <b className="tabular block font-semibold">{money(price, plan.currency)}</b>
        <span className="block truncate text-muted text-xs">{plan.name}</span>
      </>
    ),
  };
}

/** A trial is for whoever has used the free course. */
function isOffered(plan: Plan, all: readonly Plan[], unlocks: boolean): boolean {
  if (unlocks) return plan.kind === 'single_folder';
  const hasFreeTest = all.some(({ kind, available }) => kind === 'free_test' && available);
  return plan.available && !(plan.kind === 'free_trial' && hasFreeTest);
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

function Bill({
  plan,
  price,
  code,
  billing,
  refunds,
}: {
  plan: Plan;
  price: number;
  code: string | undefined;
  billing: BillingMode;
  refunds: string | null;
}) {
  const off = plan.amount - price;
  const say = moneyColumn([plan.amount, price], plan.currency);
  return (
    <div className="mb-5 border-t">
      <dl className="tabular text-sm">
        <Line name={plan.name} amount={say(plan.amount)} />
        {code !== undefined && off > 0 && <Line name={code} amount={`−${say(off)}`} />}
        <Line name={t`Due today`} amount={say(price)} strong />
      </dl>
      <p className="mt-3 flex items-start gap-1.5 text-muted text-xs">
        <Icon of={Lock} size={14} className="mt-px shrink-0" />
        {billing === 'test'
          ? t`This server sells with test purchases: no card is asked for and no money moves.`
          : t`Card details go to the payment provider and never reach Weekwise.`}
      </p>
      {refunds && <p className="mt-2 text-muted text-xs">{refunds}</p>}
    </div>
  );
}

function Line({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) {
  return (
    <div className={clsx('flex justify-between border-b py-2', strong && 'font-semibold text-md')}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
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
