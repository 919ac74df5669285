import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { orderStates } from '../../lib/order-states.ts';
import { Button } from '../../ui/button.tsx';
import { money, moneyColumn, type Order, successPath } from './billing.ts';

const payers: Record<Order['provider'], string> = {
  none: t`Nothing was to pay`,
  test: t`Test purchase, no money moved`,
  stripe: t`Card, through Stripe`,
};

const sayDay = (instant: string): string => formatDate(dayOf(instant), 'withYear');

function standing({ state, refunded, currency, refundRequestedAt, refundFailedAt }: Order): string {
  if (refundFailedAt) return t`The refund did not go through`;
  if (state === 'paid' && refundRequestedAt) return t`Refund on its way`;
  const part = refunded > 0 && state !== 'refunded' ? t`, ${money(refunded, currency)} refunded` : '';
  return orderStates[state] + part;
}

/** One purchase in a line, its details to open, and what can be done about it. */
export function Receipt({
  order,
  asking,
  onRefund,
}: {
  order: Order;
  /** The dialog that asks for the money back is open. */
  asking: boolean;
  onRefund: () => void;
}) {
  const { title, folderName, amount, currency, state, createdAt, paidAt, refundableUntil, refundFailedAt } = order;
  const summary = useFocusAfter(asking);
  return (
    <li className="py-2 first:pt-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(4rem,auto)]">
        <span className="break-words">
          {title}, {folderName}
          <span className="block text-muted text-xs">{sayDay(paidAt ?? createdAt)}</span>
        </span>
        <span className="text-secondary text-sm max-md:col-span-2 max-md:row-start-2">{standing(order)}</span>
        <span className="tabular text-end font-medium">{money(amount, currency)}</span>
      </div>
      <details className="mt-1 text-sm">
        <summary
          ref={summary}
          className="inline-block cursor-pointer rounded-sm text-link underline underline-offset-2 touch:py-2"
        >{t`Receipt`}</summary>
        <Details order={order} />
        {refundFailedAt && (
          <p className="mt-1 max-w-[62ch] text-secondary">
            {t`Your bank would not take it. ${
              refundableUntil === null
                ? t`Write to whoever runs this installation, and they find another way.`
                : t`Ask again, or write to whoever runs this installation, and they find another way.`
            }`}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {refundableUntil !== null && (
            <>
              <Button size="sm" onClick={onRefund}>{t`Ask for the money back`}</Button>
              <span className="text-muted text-xs">{t`until ${sayDay(refundableUntil)}`}</span>
            </>
          )}
          {state === 'open' && (
            <Button size="sm" asChild>
              <Link to={successPath(order.sessionId)}>{t`Look for the payment`}</Link>
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

/**
 * The button that asked goes with the purchase: whoever pressed it by the keyboard goes on at its receipt. The dialog
 * gives the focus back a moment after it closes, so this waits as long.
 */
function useFocusAfter(asking: boolean) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asking) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) summary.current?.focus();
      });
    };
  }, [asking]);
  return summary;
}

function Details({ order }: { order: Order }) {
  const { orderId, listAmount, amount, currency, promotionCode, folders, paidAt, provider, refunded } = order;
  const say = moneyColumn([listAmount, amount, refunded], currency);
  const lines: [name: string, value: string | null][] = [
    [t`Order`, orderId],
    [t`For`, plural(folders, { one: '# course', other: '# courses' })],
    [t`Price`, say(listAmount)],
    [promotionCode ?? '', promotionCode && `−${say(listAmount - amount)}`],
    [t`Paid`, paidAt && `${say(amount)}, ${sayDay(paidAt)}`],
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
