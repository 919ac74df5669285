import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { deployFolderJob } from '../../jobs/definitions.ts';
import { nameKey } from '../folder-access/folder-name.ts';
import { isNameTaken } from '../folders/folders.service.ts';
import type { DeploymentRow } from './deployments.repo.ts';
import * as repo from './deployments.repo.ts';
import { isFreeTestUsed } from './folder-plans.repo.ts';
import type { OrderRow } from './orders.repo.ts';

export type { DeploymentRow } from './deployments.repo.ts';

type RequestDeps = Pick<Deps, 'clock' | 'newId' | 'jobs'>;

export interface FreeCourse {
  name: string;
  connectionId: string | undefined;
  freeTest: 'if_left' | 'required';
}

const begun = { status: 'processing', errorCode: null } as const;

/**
 * Has the courses of an order made, as part of `tx`; whoever asks again meanwhile joins. `wakeDeployments` once that is
 * committed.
 */
export async function requestOfOrder(
  tx: Transaction,
  { clock, newId, jobs }: RequestDeps,
  { id: orderId, userId, folderName: name }: Pick<OrderRow, 'id' | 'userId' | 'folderName'>,
): Promise<void> {
  const now = clock();
  const row = { ...begun, userId, orderId, name, nameKey: nameKey(name), connectionId: null, folderIds: [] };
  const times = { startedAt: now, updatedAt: now };
  const isNew = await repo.beginOfOrder(tx, { ...row, ...times, id: newId(), freeTest: 'if_left' }, lostBefore(now));
  const deployment = isNew ? await repo.findOfOrder(tx, orderId) : null;
  if (deployment) await jobs.put(tx, deployFolderJob, newId(), { taskId: deployment.id });
}

/** The task that makes the courses of a paid order. */
export async function deployInBackground(
  deps: RequestDeps & Pick<Deps, 'db'>,
  order: Pick<OrderRow, 'id' | 'userId' | 'folderName'>,
): Promise<string> {
  const deployment = await deps.db.transaction(async (tx) => {
    await requestOfOrder(tx, deps, order);
    return repo.findOfOrder(tx, order.id);
  });
  wakeDeployments(deps);
  if (!deployment) throw new AppError('order_not_found');
  return deployment.id;
}

/** The task that makes a course that nobody pays for; a second click finds the first one's. */
export async function deployFreeInBackground(
  deps: RequestDeps & Pick<Deps, 'db'>,
  userId: string,
  { name, connectionId, freeTest }: FreeCourse,
): Promise<string> {
  const key = nameKey(name);
  const underWay = await repo.findFree(deps.db, userId, key);
  if (underWay) return underWay.id;
  if (await isNameTaken(deps, userId, name)) throw new AppError('folder_name_taken');
  if (freeTest === 'required' && (await isFreeTestUsed(deps.db, userId))) throw new AppError('free_test_used');
  const now = deps.clock();
  const id = deps.newId();
  const row: DeploymentRow = {
    ...begun,
    id,
    userId,
    orderId: null,
    name,
    nameKey: key,
    connectionId: connectionId ?? null,
    freeTest,
    // Known before it is made: a worker that takes over sees whether it was.
    folderIds: [deps.newId()],
    startedAt: now,
    updatedAt: now,
  };
  const isNew = await deps.db.transaction(async (tx) => {
    if (!(await repo.beginFree(tx, row))) return false;
    await deps.jobs.put(tx, deployFolderJob, deps.newId(), { taskId: id });
    return true;
  });
  wakeDeployments(deps);
  return isNew ? id : ((await repo.findFree(deps.db, userId, key))?.id ?? id);
}

/** After what requests a deployment is committed. */
export const wakeDeployments = ({ jobs }: Pick<Deps, 'jobs'>): void => jobs.wake(deployFolderJob);

/** The student's own; null for one that is not, or whose state is too old to count. */
export const findDeployment = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  taskId: string,
): Promise<DeploymentRow | null> => repo.findOwn(db, userId, taskId, lostBefore(clock()));

/** Forgets one that has ended. One that runs goes on: what was paid is made. False where there is none. */
export async function dismissDeployment(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  taskId: string,
): Promise<boolean> {
  const deployment = await findDeployment(deps, userId, taskId);
  if (deployment && deployment.status !== 'processing') await repo.deleteDeployment(deps.db, taskId);
  return deployment !== null;
}

export const forgetStaleDeployments = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  repo.deleteStale(db, lostBefore(clock()));

const lostBefore = (now: Date): Date => new Date(now.getTime() - limits.processingStateExpiry);
