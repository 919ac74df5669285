import type { Deps } from '../../deps.ts';
import { foldersOf } from '../folders/folders.service.ts';
import { creditsOf } from './credits.service.ts';
import { accessesOf, isFreeTestUsed } from './folder-plans.service.ts';

export interface SubscriptionStatus {
  isActive: boolean;
  foldersCount: number;
  canAddFolders: boolean;
  paymentVerified: boolean;
  freeTestUsed: boolean;
  /** Courses that were paid and not used yet. */
  foldersLeft: number;
}

/** Whether the student has what to work in, and what is left of what was paid. */
export async function statusOf(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'payments'>,
  userId: string,
): Promise<SubscriptionStatus> {
  const { folders } = await foldersOf(deps, userId);
  const foldersLeft = await creditsOf(deps.db, userId);
  const here = new Set(folders.map(({ id }) => id));
  const isActive = deps.payments === null || folders.length > 0 || foldersLeft > 0;
  const unpaid = (await accessesOf(deps.db, userId)).filter(
    ({ plan, verified }) => !verified && here.has(plan.folderId),
  );
  return {
    isActive,
    foldersCount: folders.length,
    canAddFolders: true,
    paymentVerified: isActive && (deps.payments === null || unpaid.length === 0),
    freeTestUsed: await isFreeTestUsed(deps.db, userId),
    foldersLeft,
  };
}
