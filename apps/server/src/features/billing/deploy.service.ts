import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { freeName, nameKey } from '../folder-access/folder-name.ts';
import { createFolder, type FolderCard, folderCards, takenNames } from '../folders/folders.service.ts';
import { deployFolderOn } from './deploy-on-drive.service.ts';
import type { FreeCourse } from './deployments.service.ts';
import { giveFolder, madeOf } from './folder-plans.service.ts';
import { lockOrder, markDeployed } from './orders.repo.ts';
import { assertPaid, requireOrder, requirePaid, type StandingOrder } from './orders.service.ts';

type DeployDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments' | 'logger' | 'drives'>;

/** A course that nobody pays for: the free test, or where that is used and not insisted on, a trial. */
export const deployFree = (
  deps: DeployDeps,
  userId: string,
  { name, ...options }: FreeCourse & { id?: string | undefined },
): Promise<FolderCard> => deployFolderOn(deps, userId, name, options);

/**
 * The courses of a purchase: made once, however often and from however many windows that is asked for. Throws
 * `payment_pending` while it is not paid, and `payment_withdrawn` where the money went back.
 */
export async function deployPaid(
  deps: DeployDeps,
  userId: string,
  { sessionId, name }: { sessionId: string; name: string },
): Promise<FolderCard[]> {
  const order = await requirePaid(deps, userId, sessionId);
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    // Looked at again under the lock: a refund may have come meanwhile.
    const { deployedAt, standing } = await requireOrder(tx, userId, sessionId);
    assertPaid(standing);
    if (deployedAt === null) await makeFolders(tx, deps, order, name);
  });
  const made = await madeOf(deps.db, [order.id]);
  const folders = await folderCards(
    deps,
    userId,
    made.map(({ folderId }) => folderId),
  );
  // All were deleted since.
  if (folders.length === 0) throw new AppError('folder_not_found');
  return folders;
}

async function makeFolders(tx: Transaction, deps: DeployDeps, order: StandingOrder, name: string): Promise<void> {
  const { id: orderId, userId } = order;
  for (let slot = 0; slot < order.folders; slot++) {
    const folderId =
      slot === 0 && order.folderId !== null
        ? order.folderId
        : (await createFolder({ ...deps, db: tx }, userId, await nameFor(tx, userId, name, slot))).id;
    await giveFolder(tx, deps, { folderId, userId, orderId, slot });
  }
  await markDeployed(tx, orderId, deps.clock());
}

/** As was asked, or with the next number that is free: what was paid is made, whatever other courses are called. */
async function nameFor(tx: Transaction, userId: string, name: string, slot: number): Promise<string> {
  const taken = await takenNames(tx, userId);
  return slot === 0 && !taken.has(nameKey(name)) ? name : freeName(name, (key) => taken.has(key));
}
