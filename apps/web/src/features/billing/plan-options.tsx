import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { useId } from 'react';
import { isSold, money, type Plan } from './billing.ts';

/** The plans to choose one of, with what each costs now. */
export function PlanOptions({
  plans,
  chosen,
  priceOf,
  onChoose,
}: {
  plans: readonly Plan[];
  chosen: Plan;
  priceOf: (plan: Plan) => number;
  onChoose: (planId: string) => void;
}) {
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t`Plan`}</legend>
      {plans.map((plan) => (
        <PlanRow
          key={plan.planId}
          plan={plan}
          price={priceOf(plan)}
          group={group}
          checked={plan === chosen}
          onChoose={() => onChoose(plan.planId)}
        />
      ))}
    </fieldset>
  );
}

function PlanRow({
  plan,
  price,
  group,
  checked,
  onChoose,
}: {
  plan: Plan;
  price: number;
  group: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={clsx(
        '-mt-px relative grid cursor-pointer grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 border px-4 py-3 first-of-type:mt-0 first-of-type:rounded-t-lg last-of-type:rounded-b-lg has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked ? 'z-10 border-accent-primary bg-accent-soft' : 'border-default bg-surface hover:bg-hover',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 appearance-none rounded-full border-[1.5px] border-strong bg-raised outline-none checked:border-6 checked:border-accent-primary"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{plan.name}</span>
        <span className="block text-secondary text-sm">{plan.description}</span>
      </span>
      <span className="tabular text-end">
        {price !== plan.amount && (
          <s className="block text-secondary text-xs">
            <span className="sr-only">{t`instead of`} </span>
            {money(plan.amount, plan.currency)}
          </s>
        )}
        {plan.kind !== 'credit' && (
          <span className="block font-serif text-[1.375rem] leading-6">
            {isSold(plan) ? money(price, plan.currency) : t`Free`}
          </span>
        )}
        {isSold(plan) && <span className="block text-secondary text-xs">{t`paid once`}</span>}
      </span>
    </label>
  );
}
