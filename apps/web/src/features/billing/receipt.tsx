import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { orderStates } from '../../lib/order-states.ts';
import { Button } from '../../ui/button.tsx';
import { coursesLeft, money, type Order, purchaseName, sayDay } from './billing.ts';
import { ReceiptLines } from './receipt-lines.tsx';

function standing({ state, refunded, currency, foldersLeft, refundRequestedAt, refundFailedAt }: Order): string {
  if (refundFailedAt) return t`The refund didn’t go through`;
  if (state === 'paid' && refundRequestedAt) return t`Refund on its way`;
  const part = refunded > 0 && state !== 'refunded' ? t`, ${money(refunded, currency)} refunded` : '';
  const left = foldersLeft > 0 ? `, ${coursesLeft(foldersLeft)}` : '';
  return orderStates[state] + part + left;
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
  const { amount, currency, createdAt, paidAt, refundableUntil, refundFailedAt } = order;
  const summary = useFocusAfter(asking);
  return (
    <li className="py-2 first:pt-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(4rem,auto)]">
        <span className="break-words">
          {purchaseName(order)}
          <span className="block text-muted text-xs">{sayDay(paidAt ?? createdAt)}</span>
        </span>
        <span className="text-secondary text-sm max-md:col-span-2 max-md:row-start-2">{standing(order)}</span>
        <span className="tabular text-end font-medium">{money(amount, currency)}</span>
      </div>
      <details className="mt-1 text-sm">
        <summary
          ref={summary}
          className="inline-block cursor-pointer rounded-sm text-link underline underline-offset-2 touch:py-2"
        >
          {amount > 0 ? t`Receipt` : t`Details`}
        </summary>
        <ReceiptLines order={order} />
        {refundFailedAt && (
          <p className="mt-1 max-w-[62ch] text-secondary">
            {refundableUntil === null
              ? t`Your bank didn’t take it. Write to whoever runs this installation, and they’ll find another way.`
              : t`Your bank didn’t take it. Ask again, or write to whoever runs this installation.`}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {refundableUntil !== null && (
            <>
              <Button size="sm" onClick={onRefund}>{t`Ask for a refund`}</Button>
              <span className="text-muted text-xs">{t`until ${sayDay(refundableUntil)}`}</span>
            </>
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
