import { getFolderPlan } from '@weekwise/contracts/billing.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { requireFolder } from '../folders/folder-access.service.ts';

export function registerBilling(app: FastifyInstance, deps: Deps): void {
  // Nothing in the settings asks for money yet, so that every week of every folder is open.
  route(app, getFolderPlan, async ({ user, params }) => {
    const { id } = await requireFolder(deps.db, user.id, params.folderId);
    return {
      folder_id: id,
      billing: 'not_set_up',
      is_active: true,
      payment_verified: true,
      plan_id: null,
      unlocked_weeks: null,
    };
  });
}
