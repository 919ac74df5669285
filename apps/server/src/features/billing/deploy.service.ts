import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { freeName, nameKey } from '../folder-access/folder-name.ts';
import { createFolder, type FolderCard, folderCards, takenNames } from '../folders/folders.service.ts';
import { deployFolderOn } from './deploy-on-drive.service.ts';
import { giveFolder, madeOf } from './folder-plans.service.ts';
import { lockOrder } from './orders.repo.ts';
import { assertPaid, requireOrder, requirePaid, type StandingOrder } from './orders.service.ts';
import type { UnpaidCourse } from './unpaid-deployment.service.ts';

type DeployDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments' | 'logger' | 'drives'>;

/** A course that no checkout names: the free test, a course that was paid for earlier, else a trial. */
export const deployUnpaid = (
  deps: DeployDeps,
  userId: string,
  { name, ...options }: UnpaidCourse & { id?: string | undefined },
): Promise<FolderCard> => deployFolderOn(deps, userId, name, options);

/**
 * The first course of a purchase, or all of a pack: each made once, however often and from however many windows that
 * is asked for. Answers with whatever was made of it. Throws `payment_pending` while it is not paid, and
 * `payment_withdrawn` where the money went back.
 */
export async function deployPaid(
  deps: DeployDeps,
  userId: string,
  { sessionId, name, wholePack }: { sessionId: string; name: string; wholePack: boolean },
): Promise<FolderCard[]> {
  const order = await requirePaid(deps, userId, sessionId);
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    // Looked at again under the lock: a refund may have come meanwhile.
    const locked = await requireOrder(tx, userId, sessionId);
    assertPaid(locked.standing);
    await makeFolders(tx, deps, locked, { name, upTo: wholePack ? order.folders : 1 });
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

async function makeFolders(
  tx: Transaction,
  deps: DeployDeps,
  order: StandingOrder,
  { name, upTo }: { name: string; upTo: number },
): Promise<void> {
  const { userId } = order;
  for (let foldersUsed = order.foldersUsed; foldersUsed < upTo; foldersUsed++) {
    const folderId =
      foldersUsed === 0 && order.folderId !== null
        ? order.folderId
        : (await createFolder({ ...deps, db: tx }, userId, await nameFor(tx, userId, name))).id;
    await giveFolder(tx, deps, { ...order, foldersUsed }, folderId);
  }
}

/** As was asked, or with the next number that is free: what was paid is made, whatever other courses are called. */
async function nameFor(tx: Transaction, userId: string, name: string): Promise<string> {
  const taken = await takenNames(tx, userId);
  return taken.has(nameKey(name)) ? freeName(name, (key) => taken.has(key)) : name;
}
