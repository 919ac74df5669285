import * as contracts from '@weekwise/contracts/spaced-repetition.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toCards, toSettings } from './card.presenter.ts';
import * as service from './cards.service.ts';
import { reviewQueue } from './queue.service.ts';
import { changeSettings, settingsOf, sizeOfLog } from './settings.service.ts';

export function registerCards(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const toCard = async (one: service.OneCard) => {
    const [card] = await toCards(db, one, [one.card]);
    if (!card) throw new Error(`The card ${one.card.itemId} is gone.`);
    return card;
  };
  const answerSettings = async (userId: string) =>
    toSettings(await settingsOf(db, userId), (await sizeOfLog(db, userId)).count);

  route(app, contracts.getReviewQueue, async ({ user, query }) => {
    const { folder_id: folderId, time_zone: timeZone, limit } = query;
    const queue = await reviewQueue(deps, user.id, { folderId, timeZone });
    return {
      today: queue.deck.when.today,
      cards: await toCards(db, queue.deck, queue.cards.slice(0, limit)),
      total: queue.cards.length,
      counts: queue.counts,
      held: { over_limit: queue.held.overLimit, siblings: queue.held.siblings },
      done_today: queue.doneToday,
      next_step_at: queue.nextStepAt?.toISOString() ?? null,
      can_undo: queue.canUndo,
    };
  });

  route(app, contracts.listCards, async ({ user, params, query }) => {
    const deck = await service.cardsOfFolder(deps, user.id, params.folderId, query.time_zone);
    return { cards: await toCards(db, deck, deck.cards) };
  });

  route(app, contracts.gradeCard, async ({ user, params, body }) => {
    const { grade, duration = null, attempt_id: attemptId = deps.newId(), time_zone: timeZone } = body;
    const graded = { itemId: params.cardId, grade, attemptId, duration, timeZone };
    return { card: await toCard(await service.gradeCard(deps, user.id, graded)) };
  });

  route(app, contracts.undoGrade, async ({ user, body }) => {
    const undone = await service.undoGrade(deps, user.id, body.time_zone);
    return { card: await toCard(undone), can_undo: undone.canUndo };
  });

  route(app, contracts.suspendCard, async ({ user, params, body }) => {
    const { suspended, time_zone: timeZone } = body;
    return {
      card: await toCard(await service.suspendCard(deps, user.id, { itemId: params.cardId, suspended, timeZone })),
    };
  });

  route(app, contracts.decideCards, async ({ user, body }) => {
    return { success: true, card_ids: await service.decideCards(deps, user.id, body.card_ids, body.decision) };
  });

  route(app, contracts.getCardSettings, async ({ user }) => answerSettings(user.id));

  route(app, contracts.changeCardSettings, async ({ user, body }) => {
    const { new_per_day: newPerDay, reviews_per_day: reviewsPerDay, desired_retention: desiredRetention } = body;
    await changeSettings(db, user.id, { newPerDay, reviewsPerDay, desiredRetention });
    return answerSettings(user.id);
  });
}
