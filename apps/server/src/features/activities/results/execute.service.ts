import { demoUser } from '@weekwise/domain/demo.ts';
import { cardGrades } from '@weekwise/domain/spaced-repetition.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { contentOf, type ItemRow, itemsOf, requireItem } from '../items/items.service.ts';
import { findAttempt } from './results.repo.ts';
import { type ResultRow, recordResult, resultsOf } from './results.service.ts';
import { type Response, type Scored, scoreResponse } from './score.ts';

type ExecuteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'tutors' | 'jobs' | 'hooks'>;

export interface Attempt {
  itemId: string;
  /** Where the asker says it is; null where nothing was said. */
  folderId: string | null;
  response: Response;
  attemptId: string | null;
  duration: number | null;
  place: ResultRow['place'];
  /** Where the student is: days of the card's schedule begin and end there. */
  timeZone: string;
}

/** How an answer went. `isNew` is false where the same attempt was told before. */
export interface Execution {
  item: ItemRow;
  result: Pick<ResultRow, 'id' | 'correct' | 'score'>;
  isNew: boolean;
  soFar: { done: number; correct: number; total: number };
}

/**
 * Scores a student's answer and keeps it, but in the demo. An attempt that is told again, also at the same time, counts
 * once.
 */
export async function executeItem(
  deps: ExecuteDeps,
  userId: string,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<Execution> {
  const { itemId, attemptId, duration, place } = attempt;
  const item = await requireItem(deps.db, userId, itemId);
  if (attempt.folderId !== null && attempt.folderId !== item.folderId) throw new AppError('activity_not_found');
  if (userId === demoUser.id) {
    const result = { id: deps.newId(), ...(await judge(deps, userId, item, attempt.response, signal)) };
    return { item, result, isNew: true, soFar: await soFar(deps, userId, item) };
  }
  const known = attemptId === null ? null : await findAttempt(deps.db, { itemId, userId, attemptId });
  if (known) return { item, result: known, isNew: false, soFar: await soFar(deps, userId, item) };
  const scored = await judge(deps, userId, item, attempt.response, signal);
  const kept = await deps.db.transaction(async (tx) => {
    const { timeZone } = attempt;
    const told = await recordResult(tx, deps, item, { userId, ...scored, duration, place, attemptId });
    const { id } = told.result;
    const grade = cardGrades[(told.result.grade ?? 0) - 1];
    // A grade is a review of the card; of one that newer cards replaced nobody is reminded.
    if (told.isNew && grade && !item.retiredAt) {
      await deps.hooks.answerGraded(tx, deps, userId, { itemId, grade, attemptId: id, duration, timeZone });
    }
    return told;
  });
  if (kept.isNew && kept.result.grade !== null) await deps.hooks.answerKept(deps, userId);
  return { item, ...kept, soFar: await soFar(deps, userId, item) };
}

async function judge(
  deps: ExecuteDeps,
  userId: string,
  item: ItemRow,
  response: Response,
  signal: AbortSignal,
): Promise<Scored> {
  const content = contentOf(item);
  const scored = scoreResponse(content, response);
  if (!scored) {
    throw new AppError('invalid_request', {
      issues: [{ field: 'response', message: 'This is no answer to this activity.' }],
    });
  }
  const [turn] = content.type === 'socratic-dialogue' ? content.turns : [];
  if (!turn) return scored;
  const tutor = deps.tutors.for({ userId, folderId: item.folderId });
  const { result } = await tutor.judgeReply(turn, String(response), 0, { signal });
  return { ...scored, correct: result.verdict === 'covered', score: result.coverage };
}

/** Of the week's items of this type: how many were done, and of how many the last answer was right. */
async function soFar(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { folderId, weekId, type }: ItemRow,
): Promise<Execution['soFar']> {
  const items = (await itemsOf(db, folderId, weekId)).filter((item) => item.type === type);
  const results = await resultsOf(
    db,
    userId,
    items.map(({ id }) => id),
  );
  const last = new Map(results.map((result) => [result.itemId, result]));
  const correct = [...last.values()].filter((result) => result.correct).length;
  return { done: last.size, correct, total: items.length };
}
