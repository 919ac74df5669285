import { plural, t } from '@lingui/core/macro';
import { moneyColumn, type Order, sayDay } from './billing.ts';

const payers: Record<Order['provider'], string> = {
  none: t`Nothing to pay`,
  test: t`Test purchase. No money moved`,
  stripe: t`Card, through Stripe`,
};

/** What was paid, when and how; nothing of it stands for an order that was not paid. */
export function ReceiptLines({ order }: { order: Order }) {
  const { orderId, listAmount, amount, currency, promotionCode, folders, paidAt, provider, refunded } = order;
  const say = moneyColumn([listAmount, amount, refunded], currency);
  const lines: [name: string, value: string | null][] = [
    [t`Order`, orderId],
    [t`Bought`, plural(folders, { one: '# course', other: '# courses' })],
    [t`Price`, say(listAmount)],
    [promotionCode ?? '', promotionCode && `−${say(listAmount - amount)}`],
    [t`Paid`, paidAt && amount > 0 ? `${say(amount)}, ${sayDay(paidAt)}` : null],
    [t`By`, paidAt && payers[provider]],
    [t`Refunded`, refunded > 0 ? say(refunded) : null],
  ];
  return (
    <dl className="tabular mt-1 grid w-fit grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-secondary">
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
