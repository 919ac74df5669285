import type { Deps } from '../../deps.ts';
import { foldersOf } from '../folders/folders.service.ts';
import { isFreeTestUsed } from './folder-plans.service.ts';
import { ordersOf } from './orders.service.ts';

/** Whether the student has what to work in, and what is left of what was paid. */
export async function statusOf(deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'payments'>, userId: string) {
  const { folders } = await foldersOf(deps, userId);
  const orders = await ordersOf(deps.db, userId);
  const left = orders
    .filter(({ standing, deployedAt }) => standing.state === 'paid' && deployedAt === null)
    .reduce((sum, order) => sum + order.folders, 0);
  const isActive = deps.payments === null || folders.length > 0 || left > 0;
  return {
    is_active: isActive,
    folders_count: folders.length,
    can_add_folders: true,
    payment_verified: isActive,
    free_test_used: await isFreeTestUsed(deps.db, userId),
    folders_left: left,
  };
}
