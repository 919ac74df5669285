import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayDone } from '../../ui/toast.ts';
import { plansQuery, useRequestRefund } from './billing.queries.ts';
import { money, type Order } from './billing.ts';

/** Asks once more before a purchase is given back, and says what stays. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data: plans } = useQuery(plansQuery);
  const refund = useRequestRefund();
  const ask = () =>
    refund.mutate(order.orderId, {
      onSuccess: () => {
        sayDone(t`${money(order.amount, order.currency)} is on its way back`);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Refund ${money(order.amount, order.currency)}?`}
      description={
        // The rules say it too, and more of it.
        plans?.rules?.refunds ??
        plural(order.folders, {
          one: 'The course keeps its first week. Your work in it stays.',
          other: 'The courses keep their first week, and unused ones go. Your work stays.',
        })
      }
      footer={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="primary" loading={refund.isPending && t`Asking`} onClick={ask}>{t`Ask for a refund`}</Button>
        </>
      }
    >
      {refund.isError && <Alert tone="danger">{messageOf(refund.error)}</Alert>}
    </Dialog>
  );
}
