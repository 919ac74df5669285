import { usualRetention } from '@weekwise/engine/spaced-repetition/exam-retention.ts';
import type { Executor } from '../../db/client.ts';
import { sizeOfLog } from './review-log.repo.ts';
import * as repo from './settings.repo.ts';

export type { CardSettingsRow } from './settings.repo.ts';

/**
 * Grades that a log has before the weights of FSRS are fitted to it: with fewer, weights fitted to a simulated student
 * foretold their later grades no better than the default ones (docs/decisions/060).
 */
export const gradesNeeded = 400;

export async function settingsOf(db: Executor, userId: string): Promise<repo.CardSettingsRow> {
  const row = await repo.findSettings(db, userId);
  return (
    row ?? {
      userId,
      newPerDay: 20,
      reviewsPerDay: 200,
      desiredRetention: usualRetention,
      weights: null,
      fittedTo: 0,
      fittedAt: null,
    }
  );
}

export async function changeSettings(
  db: Executor,
  userId: string,
  change: Pick<repo.CardSettingsRow, 'newPerDay' | 'reviewsPerDay' | 'desiredRetention'>,
): Promise<void> {
  await repo.changeSettings(db, await settingsOf(db, userId), change);
}

/** Fitted weights, or null to stay with those there are; `fittedTo` grades were looked at. */
export async function keepFit(
  db: Executor,
  userId: string,
  fit: { weights: number[] | null; fittedTo: number; now: Date },
): Promise<void> {
  const { weights, fittedTo, now } = fit;
  const change = { fittedTo, ...(weights && { weights, fittedAt: now }) };
  await repo.changeSettings(db, await settingsOf(db, userId), change);
}

export { sizeOfLog };
