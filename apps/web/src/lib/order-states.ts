import { t } from '@lingui/core/macro';
import type { Order } from '@weekwise/contracts/billing.ts';

/** What became of a purchase, for whoever paid and for admins. */
export const orderStates: Record<Order['state'], string> = {
  open: t`Not paid yet`,
  expired: t`Not paid in time`,
  paid: t`Paid`,
  disputed: t`Disputed at the bank`,
  refunded: t`Refunded`,
  lost: t`Charged back`,
  revoked: t`Ended by an admin`,
};
