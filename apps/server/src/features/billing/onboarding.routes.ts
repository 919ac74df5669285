import { deployFolder, deployPlanFolder, deployThreePack } from '@weekwise/contracts/billing-deployments.ts';
import type { BodyOf } from '@weekwise/contracts/contract.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toFolder } from '../folders/folder.presenter.ts';
import type { FolderCard } from '../folders/folders.service.ts';
import { deployPaid, deployUnpaid } from './deploy.service.ts';
import { deployFolderOn } from './deploy-on-drive.service.ts';
import { deployInBackground } from './deployments.service.ts';
import { requirePaid, type StandingOrder } from './orders.service.ts';
import { type PurchaseKind, requirePaidUnnamed } from './paid-order.service.ts';
import { deployUnpaidInBackground } from './unpaid-deployment.service.ts';

type DeployBody = BodyOf<typeof deployThreePack>;

/** One course, also of a pack, whose others stay to be used; or all that are left of a pack. */
export function registerDeploy(app: FastifyInstance, deps: Deps): void {
  route(app, deployFolder, async ({ user, body }) => {
    const folder = await deployFolderOn(deps, user.id, body.folder_name, { connectionId: body.connection_id });
    return { success: true, folder: toFolder(folder) };
  });

  route(app, deployPlanFolder, async ({ user, body }) =>
    deploy(deps, user.id, body, body.is_post_payment ? await findPaid(deps, user.id, body, 'one') : null, 'one'),
  );
  // Nobody gets a pack for nothing: without a checkout's id it belongs to a payment too, unless it is the free test.
  route(app, deployThreePack, async ({ user, body }) =>
    deploy(deps, user.id, body, body.is_free_test ? null : await findPaid(deps, user.id, body, 'pack'), 'pack'),
  );
}

/** The order that a call means which names no checkout; null where it names one, and where nothing is sold. */
const findPaid = async (deps: Deps, userId: string, { session_id: named }: DeployBody, kind: PurchaseKind) =>
  named === undefined && deps.payments ? requirePaidUnnamed(deps, userId, kind) : null;

async function deploy(
  deps: Deps,
  userId: string,
  body: DeployBody & { use_credit?: boolean | undefined },
  found: StandingOrder | null,
  kind: PurchaseKind,
) {
  const { folder_name: name, connection_id: connectionId, run_in_background: inBackground } = body;
  const sessionId = found?.sessionId ?? body.session_id;
  if (sessionId !== undefined) {
    const order = found ?? (await requirePaid(deps, userId, sessionId));
    const asked = kind === 'pack' ? order.folders : 1;
    return inBackground && order.foldersUsed < asked
      ? started(await deployInBackground(deps, { ...order, folderName: name }, asked))
      : made(await deployPaid(deps, userId, { sessionId, name, wholePack: asked > 1 }));
  }
  const freeTest = body.is_free_test ? 'required' : 'if_left';
  const course = { name, connectionId, freeTest, usesCredit: body.use_credit ?? false } as const;
  return inBackground
    ? started(await deployUnpaidInBackground(deps, userId, course))
    : made([await deployUnpaid(deps, userId, course)]);
}

const started = (taskId: string) => ({
  success: true as const,
  task_id: taskId,
  status: 'processing' as const,
  folders: [],
  folder: null,
});

function made(cards: readonly FolderCard[]) {
  const folders = cards.map(toFolder);
  const [folder] = folders;
  if (!folder) throw new AppError('folder_not_found');
  return { success: true as const, task_id: null, status: 'completed' as const, folders, folder };
}
