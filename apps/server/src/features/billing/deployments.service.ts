import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { deployFolderJob } from '../../jobs/definitions.ts';
import { nameKey } from '../folder-access/folder-name.ts';
import type { DeploymentRow } from './deployments.repo.ts';
import * as repo from './deployments.repo.ts';
import type { OrderRow } from './orders.repo.ts';

export type { DeploymentRow } from './deployments.repo.ts';

type RequestDeps = Pick<Deps, 'clock' | 'newId' | 'jobs'>;

export const begun = { status: 'processing', errorCode: null } as const;

/**
 * Has the course of an order made, or the `folders` of it, as part of `tx`; whoever asks again meanwhile joins.
 * `wakeDeployments` once that is committed.
 */
export async function requestOfOrder(
  tx: Transaction,
  { clock, newId, jobs }: RequestDeps,
  { id: orderId, userId, folderName: name }: Pick<OrderRow, 'id' | 'userId' | 'folderName'>,
  folders = 1,
): Promise<void> {
  const now = clock();
  const row: DeploymentRow = {
    ...begun,
    id: newId(),
    userId,
    orderId,
    name,
    nameKey: nameKey(name),
    connectionId: null,
    freeTest: 'if_left',
    usesCredit: false,
    folders,
    folderIds: [],
    startedAt: now,
    updatedAt: now,
  };
  const isNew = await repo.beginOfOrder(tx, row, lostBefore(now));
  const deployment = isNew ? await repo.findOfOrder(tx, orderId) : null;
  if (deployment) await jobs.put(tx, deployFolderJob, newId(), { taskId: deployment.id });
}

/** The task that makes the courses of a paid order. */
export async function deployInBackground(
  deps: RequestDeps & Pick<Deps, 'db'>,
  order: Pick<OrderRow, 'id' | 'userId' | 'folderName'>,
  folders: number,
): Promise<string> {
  const deployment = await deps.db.transaction(async (tx) => {
    await requestOfOrder(tx, deps, order, folders);
    return repo.findOfOrder(tx, order.id);
  });
  wakeDeployments(deps);
  if (!deployment) throw new AppError('order_not_found');
  return deployment.id;
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
