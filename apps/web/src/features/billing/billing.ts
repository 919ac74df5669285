import type * as wire from '@weekwise/contracts/billing.ts';
import type { z } from 'zod';

export type BillingMode = z.infer<typeof wire.billingMode>;

/** Something to choose when a course begins. Amounts in minor units. */
export interface Plan {
  planId: string;
  kind: wire.Plan['kind'];
  name: string;
  description: string;
  amount: number;
  currency: string;
  folders: number;
  available: boolean;
}

export interface Order {
  orderId: string;
  sessionId: string;
  title: string;
  listAmount: number;
  amount: number;
  currency: string;
  promotionCode: string | null;
  state: wire.Order['state'];
  refunded: number;
  folders: number;
  folderName: string;
  folderIds: string[];
  createdAt: string;
  paidAt: string | null;
}

export const planFromWire = ({ plan_id, unlocked_weeks: _, ...plan }: wire.Plan & { available: boolean }): Plan => ({
  ...plan,
  planId: plan_id,
});

export const orderFromWire = (order: wire.Order): Order => ({
  orderId: order.order_id,
  sessionId: order.session_id,
  title: order.title,
  listAmount: order.list_amount,
  amount: order.amount,
  currency: order.currency,
  promotionCode: order.promotion_code,
  state: order.state,
  refunded: order.refunded,
  folders: order.folders,
  folderName: order.folder_name,
  folderIds: order.folder_ids,
  createdAt: order.created_at,
  paidAt: order.paid_at,
});

/** Whether it takes a payment, or begins at once. */
export const isSold = ({ kind }: Plan): boolean => kind === 'single_folder' || kind === 'three_pack';

/** "$9", "€12.50". */
export function money(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** digits;
  const shown = Number.isInteger(value) ? 0 : digits;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(value);
}
