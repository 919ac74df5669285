import type { CardDecision } from '@weekwise/domain/spaced-repetition.ts';
import { daysBetween } from '@weekwise/engine/dates/calendar.ts';
import { gradeOption } from '@weekwise/engine/spaced-repetition/grade-options.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import type { Memory } from '@weekwise/engine/spaced-repetition/memory.ts';
import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { fromStored, toStored } from '../../db/stored/stored-memory.ts';
import type { Deps } from '../../deps.ts';
import type { GradedAnswer } from '../../hooks.ts';
import { takeBackResult } from '../activities/results/results.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import * as repo from './cards.repo.ts';
import { type Deck, type DeckCard, deckOf, memoryOf, todayIn } from './deck.service.ts';
import { requestFit } from './fit.service.ts';
import * as log from './review-log.repo.ts';

type CardDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>;

/** One card with what it stands in. */
export type OneCard = Deck & { card: DeckCard };

/** Every card of a course. */
export async function cardsOfFolder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  folderId: string,
  timeZone: string,
): Promise<Deck> {
  await requireFolder(db, userId, folderId);
  return deckOf(db, userId, todayIn(clock(), timeZone), { folderIds: [folderId] });
}

/** Grades a card, and fits what foretells the student's memory anew where the log has grown enough. */
export async function gradeCard(deps: CardDeps, userId: string, graded: GradedAnswer): Promise<OneCard> {
  await deps.db.transaction((tx) => gradeWithin(tx, deps, userId, graded));
  await requestFit(deps, userId);
  return requireCard(deps.db, userId, graded.itemId, deps.clock(), graded.timeZone);
}

/** Grades a card as part of `tx`. */
export async function gradeWithin(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  { itemId, grade, attemptId, duration, timeZone }: GradedAnswer,
): Promise<void> {
  const { card, scheduler } = await requireCard(tx, userId, itemId, clock(), timeZone);
  const held = await repo.holdCard(tx, { itemId, userId, ...card.memory, suspendedAt: null });
  if (await log.isKnownAttempt(tx, userId, attemptId)) return;
  const before = memoryOf(held);
  const { exams, spread } = card;
  const moment = { at: clock(), timeZone, exams, spread };
  const { memory: after, retention } = gradeOption(scheduler, before, grade, moment);
  await repo.saveMemory(tx, itemId, after);
  await log.insertReview(tx, {
    userId,
    attemptId,
    itemId,
    grade,
    reviewedAt: after.lastReview,
    reviewedOn: localDay(after.lastReview, timeZone),
    elapsedDays: daysSince(before, after.lastReview, timeZone),
    scheduledDays: after.scheduledDays,
    retention,
    before: toStored(before),
    after: toStored(after),
    duration,
  });
}

/** Takes the last grade back: the card is as it was, and the log says that the grade was undone. */
export async function undoGrade(
  deps: CardDeps,
  userId: string,
  timeZone: string,
): Promise<OneCard & { canUndo: boolean }> {
  const itemId = await deps.db.transaction(async (tx) => {
    const seen = await log.findLastReview(tx, userId);
    if (!seen) throw new AppError('nothing_to_undo');
    // Held before it is looked at again: another tab may grade or undo at the same moment.
    await repo.holdCard(tx, { itemId: seen.itemId, userId, ...fromStored(seen.after), suspendedAt: null });
    const last = await log.findLastReview(tx, userId);
    if (last?.position !== seen.position) throw new AppError('nothing_to_undo');
    await log.markUndone(tx, last.position, deps.clock());
    await repo.saveMemory(tx, last.itemId, fromStored(last.before));
    // A grade of a session is a result too, under whose name it was logged.
    await takeBackResult(tx, userId, last.attemptId);
    return last.itemId;
  });
  const card = await requireCard(deps.db, userId, itemId, deps.clock(), timeZone);
  return { ...card, canUndo: (await log.findLastReview(deps.db, userId)) !== null };
}

/** A suspended card keeps what is known of it, and is not asked. */
export async function suspendCard(
  deps: CardDeps,
  userId: string,
  { itemId, suspended, timeZone }: { itemId: string; suspended: boolean; timeZone: string },
): Promise<OneCard> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const { card } = await requireCard(tx, userId, itemId, now, timeZone);
    await repo.holdCard(tx, { itemId, userId, ...card.memory, suspendedAt: null });
    await repo.saveSuspension(tx, itemId, suspended ? now : null);
  });
  return requireCard(deps.db, userId, itemId, now, timeZone);
}

/**
 * Keeps or removes cards whose file is deleted, or takes that back: all of them, or none where one isn't the student's.
 */
export function decideCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  itemIds: readonly string[],
  decision: CardDecision,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const decided = await repo.decide(tx, userId, itemIds, decision, clock());
    if (decided.length < new Set(itemIds).size) throw new AppError('activity_not_found');
    return decided;
  });
}

/** The student's own card. An item that is none, or somebody else's, does not exist. */
async function requireCard(
  db: Executor,
  userId: string,
  itemId: string,
  now: Date,
  timeZone: string,
): Promise<OneCard> {
  const deck = await deckOf(db, userId, todayIn(now, timeZone), { itemId });
  const [card] = deck.cards;
  if (!card) throw new AppError('activity_not_found');
  return { ...deck, card };
}

/** Midnights where the student is, as FSRS counts days. */
const daysSince = ({ lastReview }: Memory, at: Date, timeZone: string): number =>
  lastReview === null ? 0 : daysBetween(localDay(lastReview, timeZone), localDay(at, timeZone));
