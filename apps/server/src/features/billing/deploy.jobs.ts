import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { deployPaid } from './deploy.service.ts';
import { findOrder } from './orders.repo.ts';

/** What was paid is made once; an order that is not paid, or whose money went back, is left as it is. */
export const deployOrderHandler =
  (deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'payments' | 'logger' | 'drives'>): JobHandler<{ orderId: string }> =>
  async ({ orderId }) => {
    const order = await findOrder(deps.db, orderId);
    if (!order) return;
    const { userId, sessionId, folderName: name } = order;
    await deployPaid(deps, userId, { sessionId, name }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  };
