import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import Lock from 'lucide-react/icons/lock';
import { Icon } from '../../ui/icon.tsx';
import { type BillingMode, moneyColumn, type Plan } from './billing.ts';

/** What is paid today, before it is. */
export function Bill({
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
          ? t`Test purchases only: no card is asked for and no money moves.`
          : t`Card details go to the payment provider. Weekwise doesn’t see them.`}
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
