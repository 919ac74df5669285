import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { folderCards } from '../folders/folders.service.ts';
import { deployPaid, deployUnpaid } from './deploy.service.ts';
import type { DeploymentRow } from './deployments.repo.ts';
import { endDeployment, findById } from './deployments.repo.ts';
import { findOrder } from './orders.repo.ts';
import { executeRefund } from './refunds.service.ts';
import { tellTestPayment } from './test-checkout.service.ts';

type DeployDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments' | 'logger' | 'drives'>;

/** What was asked for is made once; an order that is not paid, or whose money went back, ends with its reason. */
export const deployFolderHandler =
  (deps: DeployDeps): JobHandler<{ taskId: string }> =>
  async ({ taskId }) => {
    const deployment = await findById(deps.db, taskId);
    if (deployment?.status !== 'processing') return;
    const end = await made(deps, deployment).then(
      (folderIds) => ({ status: 'completed', errorCode: null, folderIds }) as const,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return { status: 'failed', errorCode: error.code, folderIds: [] } as const;
      },
    );
    await endDeployment(deps.db, taskId, { ...end, folderIds: [...end.folderIds], updatedAt: deps.clock() });
  };

async function made(deps: DeployDeps, deployment: DeploymentRow): Promise<string[]> {
  const { userId, orderId, name, connectionId, freeTest, usesCredit, folderIds } = deployment;
  if (orderId !== null) {
    const order = await findOrder(deps.db, orderId);
    if (!order) throw new AppError('order_not_found');
    const wholePack = deployment.folders > 1;
    const folders = await deployPaid(deps, userId, { sessionId: order.sessionId, name, wholePack });
    return folders.map(({ id }) => id);
  }
  const [id] = folderIds;
  // Made by a worker that ended before it could say so.
  const [known] = await folderCards(deps, userId, folderIds);
  const course = { name, freeTest, usesCredit, connectionId: connectionId ?? undefined, id };
  const folder = known ?? (await deployUnpaid(deps, userId, course));
  return [folder.id];
}

export const refundOrderHandler =
  (deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'logger'>): JobHandler<{ orderId: string }> =>
  ({ orderId }, signal) =>
    executeRefund(deps, orderId, signal);

export const tellTestPaymentHandler =
  (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>): JobHandler<{ orderId: string }> =>
  ({ orderId }) =>
    tellTestPayment(deps, orderId);
