import type { Activity } from '@weekwise/contracts/activities.ts';
import type { ActivityOutcome } from '@weekwise/contracts/activities-items.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { activityResults } from '../../../db/schema/activities.ts';
import { cardReviews } from '../../../db/schema/spaced-repetition.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { courseWithReading, generatedWeek, storedWeek, weekReading } from '../../../testing/week.ts';
import { contentOf, requireItem } from '../items/items.service.ts';
import { listResults } from './results.repo.ts';
import { recordResult } from './results.service.ts';

let now = new Date('2026-01-26T09:00:00Z');
const testApp = useTestApp({ clock: () => now });
let student: Student;
let folderId: string;
let activities: Activity[];

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
  ({ activities } = await generatedWeek(student, folderId, 3));
});

const first = (type: Activity['type'], skip = 0): string =>
  activities.filter((item) => item.type === type)[skip]?.id ?? '';
const execute = (activityId: string, response: unknown, more: object = {}, by = student) =>
  by.post('/activity-execution/execute-activity', { activityId, response, ...more });
const outcome = async (...given: Parameters<typeof execute>): Promise<ActivityOutcome> => {
  const answer = await execute(...given);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const content = async (id: string) => contentOf(await requireItem(testApp.deps.db, student.user.id, id));
const resultsOf = async (id: string) =>
  (await testApp.deps.db.select().from(activityResults)).filter(({ itemId }) => itemId === id);

describe('a multiple-choice question', () => {
  it('is scored here; what is right, why, and where it stands come with the answer', async () => {
    const id = first('multiple-choice');
    const item = await content(id);
    if (item.type !== 'multiple-choice') throw new Error('It is another type.');
    const wrong = (item.answerIndex + 1) % item.options.length;
    expect(await outcome(id, wrong, { duration_ms: 4200 })).toMatchObject({
      activity_id: id,
      correct: false,
      score: 0,
      right_index: item.answerIndex,
      right_answer: item.options[item.answerIndex],
      explanation: item.explanation,
      score_so_far: { done: 1, correct: 0 },
      repeated: false,
    });
    const begun = now;
    now = new Date('2026-01-26T09:00:05Z');
    const right = await outcome(id, item.answerIndex);
    expect(right).toMatchObject({ correct: true, score: 1, score_so_far: { done: 1, correct: 1 } });
    expect(weekReading.bytes).toContain(right.citation?.quote);
    expect(await resultsOf(id)).toMatchObject([
      { response: wrong, correct: false, duration: 4200, place: 'session', answeredAt: begun },
      { response: item.answerIndex, correct: true, duration: null },
    ]);
  });

  it('says afterwards how it went, and still not what is right', async () => {
    const id = first('multiple-choice');
    const stored = (await storedWeek(student, folderId, 3)).activities.find((item) => item.id === id);
    expect(stored).toMatchObject({ done: { times: 2, last_at: now.toISOString(), last_correct: true } });
    expect(stored).not.toHaveProperty('explanation');
  });
});

it('a statement is true or false, under /api as well', async () => {
  const id = first('true-false');
  const item = await content(id);
  const answer = await student.post('/api/activity-execution/execute-activity', { activityId: id, response: 'true' });
  const truth = item.type === 'true-false' && item.answer;
  expect(answer.json()).toMatchObject({ correct: truth, right_answer: truth ? 'True' : 'False', right_index: null });
});

it('a flashcard is graded by the student', async () => {
  const id = first('flashcards');
  expect(await outcome(id, 'again')).toMatchObject({ correct: false, score: 0 });
  expect(await outcome(id, 'easy')).toMatchObject({ correct: true, score: 1 });
  expect((await resultsOf(id)).map(({ grade }) => grade).sort()).toEqual([1, 4]);
  const { db } = testApp.deps;
  const reviews = (await db.select().from(cardReviews)).filter(({ itemId }) => itemId === id);
  expect(reviews.map(({ grade }) => grade).sort()).toEqual(['again', 'easy']);
});

it('a grade that is taken back is no result either', async () => {
  const id = first('flashcards', 3);
  const before = (await outcome(first('flashcards', 4), 'good')).score_so_far;
  expect((await outcome(id, 'good')).score_so_far).toMatchObject({ done: (before?.done ?? 0) + 1 });
  expect((await student.post('/api/cards/undo', {})).json()).toMatchObject({ card: { card_id: id, reviews: 0 } });
  expect(await resultsOf(id)).toEqual([]);
  expect((await storedWeek(student, folderId, 3)).activities.find((item) => item.id === id)?.done).toBeNull();
  expect((await outcome(first('flashcards', 4), 'good')).score_so_far).toEqual(before);
});

it('results of one millisecond stay in their order', async () => {
  const id = first('true-false', 4);
  const item = await content(id);
  const right = item.type === 'true-false' && item.answer;
  // Ordered by their random ids, eleven would all but never stand so.
  for (let i = 0; i < 11; i++) await outcome(id, i % 2 === 0 ? right : !right);
  const kept = (await listResults(testApp.deps.db, student.user.id, [id])).map(({ correct }) => correct);
  expect(kept).toEqual([true, false, true, false, true, false, true, false, true, false, true]);
});

it('a reply to a dialogue is judged by what it covers', async () => {
  const id = first('socratic-dialogue');
  const item = await content(id);
  const evidence = item.type === 'socratic-dialogue' ? (item.turns[0]?.evidence ?? '') : '';
  const told = await outcome(id, 'Penguins are birds that cannot fly.');
  expect(told).toMatchObject({ correct: false, right_answer: '', citation: null });
  expect(JSON.stringify(told)).not.toContain(evidence);
  expect(told.score).toBeLessThan(0.5);
});

describe('an attempt', () => {
  it('that is told twice, also at once, counts once', async () => {
    const id = first('true-false', 1);
    const told = await Promise.all([1, 2, 3].map(() => outcome(id, true, { attempt_id: 'a-1' })));
    expect(new Set(told.map(({ result_id }) => result_id)).size).toBe(1);
    expect(told.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const later = await outcome(id, false, { attempt_id: 'a-1' });
    expect(later).toMatchObject({ result_id: told[0]?.result_id, correct: told[0]?.correct, repeated: true });
    expect(await resultsOf(id)).toHaveLength(1);
  });

  it('that was looked for before the other one was kept is the other one all the same', async () => {
    const { deps } = testApp;
    const item = await requireItem(deps.db, student.user.id, first('true-false', 3));
    const told = { userId: student.user.id, response: true, correct: true, score: 1, grade: null, duration: null };
    const keep = () =>
      deps.db.transaction((tx) => recordResult(tx, deps, item, { ...told, place: 'session', attemptId: 'a-2' }));
    const { result } = await keep();
    expect(await keep()).toEqual({ result, isNew: false });
  });

  it('of the same name at another item is another', async () => {
    const id = first('true-false', 2);
    expect(await outcome(id, true, { attempt_id: 'a-1' })).toMatchObject({ activity_id: id, repeated: false });
  });
});

it.each([
  ['an option that there is not', 'multiple-choice', 9],
  ['no answer', 'multiple-choice', undefined],
  ['words for a grade', 'flashcards', 'well'],
  ['an endless reply', 'socratic-dialogue', 'x'.repeat(5000)],
] as const)('refuses %s, and keeps nothing of it', async (_what, type, response) => {
  const id = first(type, 1);
  const answer = await execute(id, response);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  expect(await resultsOf(id)).toEqual([]);
});

it('nobody answers another student’s activities', async () => {
  const other = await testApp.signIn();
  const id = first('flashcards', 1);
  expect((await execute(id, 'good', {}, other)).json()).toMatchObject({ code: 'activity_not_found' });
  expect(await resultsOf(id)).toEqual([]);
});

it('what was done stays when the week is made anew', async () => {
  const id = first('multiple-choice');
  const before = await resultsOf(id);
  now = new Date('2026-01-27T09:00:00Z');
  await generatedWeek(student, folderId, 3, { force_refresh: true });
  expect(await resultsOf(id)).toEqual(before);
});
