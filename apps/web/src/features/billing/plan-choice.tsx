import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormSection } from '../../components/form-section.tsx';
import { Input } from '../../components/input.tsx';
import { Notice } from '../../components/notice.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import { plansQuery, useValidateCode } from './billing.queries.ts';
import { isSold, money, type Plan } from './billing.ts';

/** What a course begins with. `plan` is null where nothing is sold or the plans are not known: then the server decides. */
export interface PlanChoice {
  plan: Plan | null;
  promotionCode: string | undefined;
  field: ReactNode;
  summary: ReactNode;
}

/**
 * The fields that ask for a plan and a promotion code; there are none where nothing is sold.
 * @param unlocks only plans that open a course that is there already
 */
export function usePlanChoice({ unlocks = false } = {}): PlanChoice {
  const query = useQuery(plansQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const code = useValidateCode();
  const name = useId();
  const all = query.data?.plans ?? [];
  const plans = all.filter((plan) => isOffered(plan, all, unlocks));
  // A trial is for whoever has used the free course.
  const plan = plans.find(({ planId }) => planId === chosen) ?? plans[0] ?? null;
  if (query.isError)
    return { plan: null, promotionCode: undefined, summary: null, field: <Failed error={query.error} /> };
  if (!plan) return { plan: null, promotionCode: undefined, field: null, summary: null };
  const priceOf = ({ planId, amount }: Plan) => code.data?.amounts.get(planId) ?? amount;
  const promotionCode = code.data?.amounts.has(plan.planId) ? code.data.code : undefined;

  const field = (
    <>
      <FormSection title="Plan">
        <fieldset>
          <legend className="sr-only">Plan</legend>
          {plans.map((each) => (
            <PlanRow
              key={each.planId}
              plan={each}
              price={priceOf(each)}
              group={name}
              checked={each === plan}
              onChoose={() => setChosen(each.planId)}
            />
          ))}
        </fieldset>
      </FormSection>
      {plans.some(isSold) && (
        <PromotionField
          pending={code.isPending}
          error={code.error ? messageOf(code.error) : null}
          taken={code.data?.code ?? null}
          onTry={(typed) => code.mutate(typed)}
          onRemove={() => code.reset()}
        />
      )}
    </>
  );
  const summary = isSold(plan) && <Summary plan={plan} price={priceOf(plan)} code={promotionCode} />;
  return { plan, promotionCode, field, summary };
}

function isOffered(plan: Plan, all: readonly Plan[], unlocks: boolean): boolean {
  if (unlocks) return plan.kind === 'single_folder';
  const hasFreeTest = all.some(({ kind, available }) => kind === 'free_test' && available);
  return plan.available && !(plan.kind === 'free_trial' && hasFreeTest);
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
        '-mt-px relative grid cursor-pointer grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 border border-default bg-surface px-4 py-3 first-of-type:mt-0 first-of-type:rounded-t-lg last-of-type:rounded-b-lg hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked && 'z-10 border-accent-primary',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="size-4 accent-(--syllabus-accent-primary) outline-none"
      />
      <span className="min-w-0">
        <span className="block font-medium">{plan.name}</span>
        <span className="block text-secondary text-sm">{plan.description}</span>
      </span>
      <span className="tabular text-right font-medium">
        {price !== plan.amount && (
          <s className="mr-2 font-normal text-muted text-sm">
            <span className="sr-only">instead of </span>
            {money(plan.amount, plan.currency)}
          </s>
        )}
        {money(price, plan.currency)}
      </span>
    </label>
  );
}

function PromotionField({
  pending,
  error,
  taken,
  onTry,
  onRemove,
}: {
  pending: boolean;
  error: string | null;
  taken: string | null;
  onTry: (code: string) => void;
  onRemove: () => void;
}) {
  const [typed, setTyped] = useState('');
  const submit = () => typed.trim() && onTry(typed);
  return (
    <FormSection title="Promotion code" aside="Optional">
      {taken ? (
        <p role="status" className="flex flex-wrap items-center gap-3 py-2 text-sm">
          <span>
            <b className="font-semibold">{taken}</b> is applied.
          </span>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove
          </Button>
        </p>
      ) : (
        <div className="flex items-start gap-2">
          <Input
            label="Promotion code"
            labelHidden
            size="lg"
            fieldClassName="flex-1"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Else the form around it would be sent.
              event.preventDefault();
              submit();
            }}
          />
          <Button size="lg" loading={pending ? 'Applying' : false} onClick={submit}>
            Apply
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function Summary({ plan, price, code }: { plan: Plan; price: number; code: string | undefined }) {
  const off = plan.amount - price;
  return (
    <dl className="tabular mb-5 border-t text-sm">
      <Line name={plan.name} amount={money(plan.amount, plan.currency)} />
      {code !== undefined && off > 0 && <Line name={code} amount={`−${money(off, plan.currency)}`} />}
      <Line name="Due today" amount={money(price, plan.currency)} strong />
    </dl>
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

function Failed({ error }: { error: unknown }) {
  return (
    <Notice tone="warning" title="The plans could not be loaded." className="mb-4">
      {messageOf(error)} A course that you make now is free, or begins with its first week.
    </Notice>
  );
}
