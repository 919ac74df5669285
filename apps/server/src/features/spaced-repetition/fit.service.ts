import { type LoggedGrade, logLoss } from '@weekwise/engine/spaced-repetition/log-loss.ts';
import { Scheduler } from '@weekwise/engine/spaced-repetition/scheduler.ts';
import type { Deps } from '../../deps.ts';
import { fitMemoryJob } from '../../jobs/definitions.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { fitWeights } from './fit-weights.ts';
import * as log from './review-log.repo.ts';
import { type CardSettingsRow, gradesNeeded, keepFit, settingsOf } from './settings.service.ts';

/** The log grows by this before it is looked at again. */
const growth = 1.25;
/** The newest part of the log, which a fit must foretell without having seen it. */
const heldOut = 0.2;

const isDue = ({ fittedTo }: CardSettingsRow, grades: number): boolean =>
  grades >= Math.max(gradesNeeded, fittedTo * growth);

/** Asks for a fit where the log is long enough and has grown since the last one. */
export async function requestFit(
  { db, jobs, newId }: Pick<Deps, 'db' | 'jobs' | 'newId'>,
  userId: string,
): Promise<void> {
  const { count, newest } = await log.sizeOfLog(db, userId);
  if (newest === null || !isDue(await settingsOf(db, userId), count)) return;
  await db.transaction((tx) => jobs.put(tx, fitMemoryJob, newId(), { review: newest }, { student: userId }));
  jobs.wake(fitMemoryJob);
}

/**
 * Fits the weights of FSRS to the student's log. They are taken if, fitted to the first 80 % of the log, they foretell
 * the rest better than those in use. Where the optimiser cannot run, those in use stay until the log has grown again.
 */
export const fitMemoryHandler =
  ({ db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>): JobHandler<{ review: number }> =>
  async ({ review }) => {
    const userId = await log.findStudent(db, review);
    if (userId === null) return;
    const rows = await log.listLog(db, userId);
    const settings = await settingsOf(db, userId);
    if (!isDue(settings, rows.length)) return;
    const current = new Scheduler(settings.weights ?? undefined);
    const weights = await betterWeights(rows, current).catch((error: unknown) => {
      logger.warn({ err: error, userId }, 'memory model not fitted');
      return null;
    });
    await keepFit(db, userId, { weights, fittedTo: rows.length, now: clock() });
    logger.info({ userId, grades: rows.length, taken: weights !== null }, 'memory model fitted');
  };

/** Weights fitted to the whole log, oldest grade first; null where `current` foretells it as well. */
export async function betterWeights(
  rows: readonly { itemId: string; grade: LoggedGrade['grade']; elapsedDays: number }[],
  current: Scheduler,
): Promise<number[] | null> {
  const shown = Math.floor(rows.length * (1 - heldOut));
  const cards = [...Map.groupBy(rows.entries(), ([, { itemId }]) => itemId).values()];
  const histories = cards.map((entries) => entries.map(([, { grade, elapsedDays: days }]) => ({ grade, days })));
  const isHeldOut = (card: number, grade: number): boolean => (cards[card]?.[grade]?.[0] ?? 0) >= shown;
  const seen = histories.map((history, card) => history.filter((_, grade) => !isHeldOut(card, grade)));
  const fitted = new Scheduler(await fitWeights(seen));
  const before = logLoss(current, histories, isHeldOut);
  const after = logLoss(fitted, histories, isHeldOut);
  if (before === null || after === null || after >= before) return null;
  return fitWeights(histories);
}
