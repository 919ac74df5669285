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
      title={t`Ask for ${money(order.amount, order.currency)} back?`}
      description={
        // The rules say it too, and more of it.
        plans?.rules?.refunds ??
        plural(order.folders, {
          one: 'The course keeps the first week. Nothing in it is deleted.',
          other: 'The courses keep the first week. Nothing in them is deleted.',
        })
      }
      footer={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button
            variant="primary"
            loading={refund.isPending && t`Asking`}
            onClick={ask}
          >{t`Ask for the money back`}</Button>
        </>
      }
    >
      {refund.isError && <Alert tone="danger">{messageOf(refund.error)}</Alert>}
    </Dialog>
  );
}
