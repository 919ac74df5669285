import * as contracts from '@weekwise/contracts/syllabus-review.ts';
import { applyProposal, discardProposal, getProposal } from '@weekwise/contracts/syllabus-review-proposal.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toChange, toProposalSummary, toReview } from './review.presenter.ts';
import * as service from './review.service.ts';
import { registerWeeks } from './weeks.routes.ts';

export function registerSyllabusReview(app: FastifyInstance, deps: Deps): void {
  registerWeeks(app, deps);

  route(app, contracts.getReview, async ({ user, params }) => {
    return toReview(await service.currentReview(deps, user.id, params.folderId));
  });

  route(app, contracts.confirmItems, async ({ user, params, body }) => {
    return toReview(await service.confirm(deps, user.id, params.folderId, body.item_ids ?? null));
  });

  route(app, contracts.correctItem, async ({ user, params, body }) => {
    return toReview(
      await service.correct(deps, user.id, params.folderId, params.itemId, {
        values: body.values,
        weekId: body.week_id,
      }),
    );
  });

  route(app, contracts.moveItem, async ({ user, params, body }) => {
    return toReview(await service.move(deps, user.id, params.folderId, params.itemId, body.week_id));
  });

  route(app, contracts.mergeItem, async ({ user, params, body }) => {
    return toReview(await service.merge(deps, user.id, params.folderId, params.itemId, body.into_id));
  });

  route(app, contracts.removeItem, async ({ user, params }) => {
    return toReview(await service.remove(deps, user.id, params.folderId, params.itemId));
  });

  route(app, contracts.restoreItem, async ({ user, params }) => {
    return toReview(await service.restore(deps, user.id, params.folderId, params.itemId));
  });

  route(app, contracts.addItem, async ({ user, params, body }) => {
    const { kind, values } = body.item;
    const weekId = body.item.kind === 'week' ? null : body.item.week_id;
    const pushes = body.item.kind === 'week' && body.item.pushes;
    return toReview(await service.add(deps, user.id, params.folderId, { kind, weekId, values, pushes }));
  });

  route(app, contracts.undoReview, async ({ user, params, body }) => {
    return toReview(
      await service.undo(deps, user.id, params.folderId, { itemId: body.item_id, decision: body.decision }),
    );
  });

  route(app, getProposal, async ({ user, params }) => {
    const proposal = await service.currentProposal(deps, user.id, params.folderId);
    return { ...toProposalSummary(proposal), changes: proposal.changes.map(toChange) };
  });

  route(app, applyProposal, async ({ user, params, body }) => {
    return toReview(await service.decideProposal(deps, user.id, params.folderId, body.proposal_id, 'apply'));
  });

  route(app, discardProposal, async ({ user, params, body }) => {
    return toReview(await service.decideProposal(deps, user.id, params.folderId, body.proposal_id, 'discard'));
  });
}
