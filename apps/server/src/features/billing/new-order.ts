import type { PlanRow } from './catalogue.service.ts';
import { foldersOf } from './catalogue.service.ts';
import type { OrderRow } from './orders.repo.ts';

/** An order of a plan as it is offered now, for nothing and by nobody: who sells it says more. */
export const newOrder = ({
  id,
  userId,
  plan,
  folderName,
  folderId,
  createdAt,
}: Pick<OrderRow, 'id' | 'userId' | 'folderName' | 'createdAt'> & {
  plan: PlanRow;
  folderId: string | undefined;
}): OrderRow => ({
  id,
  userId,
  planId: plan.id,
  title: plan.name,
  folders: foldersOf(plan),
  listAmount: plan.amount,
  amount: 0,
  currency: plan.currency,
  promotionCode: null,
  folderName,
  folderId: folderId ?? null,
  // Until a provider has named it.
  sessionId: `order_${id}`,
  createdAt,
  expiresAt: createdAt,
  foldersUsed: 0,
  deployedAt: null,
  provider: 'none',
  refundRequestedAt: null,
});
