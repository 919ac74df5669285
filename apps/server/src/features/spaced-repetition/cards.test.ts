import type { Card, ReviewQueue } from '@weekwise/contracts/spaced-repetition.ts';
import { fixedLog } from '@weekwise/engine/spaced-repetition/testing/fixed-log.ts';
import { eq } from 'drizzle-orm';
import { createEmptyCard, type Card as FsrsCard, fsrs, Rating, State } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { activityItems } from '../../db/schema/activities.ts';
import { cardReviews, cards } from '../../db/schema/spaced-repetition.ts';
import { gradeOf, queueOf } from '../../testing/card-calls.ts';
import { makeFolder } from '../../testing/factories.ts';
import { addAnswer, addItems, flashcard, multipleChoice } from '../../testing/practice.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { gradeWithin } from './cards.service.ts';

let now = new Date('2026-01-13T10:00:00Z');
const testApp = useTestApp({ clock: () => now });
const sitAt = (instant: string | Date) => {
  now = new Date(instant);
};

const fronts = ({ cards }: ReviewQueue) => cards.map(({ front }) => front);
/** A student with cards of these names in a folder without a plan. */
async function withCards(...names: string[]): Promise<{ student: Student; folderId: string; ids: string[] }> {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const cardsNamed = names.map((name) => flashcard(name));
  return { student, folderId, ids: await addItems(testApp.deps, { folderId, weekId: 'none' }, cardsNamed) };
}

test('a log of 200 reviews through the service: every due date, stability and difficulty is ts-fsrs’s own', async () => {
  const log = fixedLog(200);
  const names = [...new Set(log.map(({ card }) => card))];
  sitAt(log[0]?.at ?? now);
  const { student, ids } = await withCards(...names);
  const theirs = fsrs({ request_retention: 0.9, enable_fuzz: false });
  const expected = new Map(names.map((name): [string, FsrsCard] => [name, createEmptyCard(now)]));
  const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
  const { deps } = testApp;
  const { id: userId } = student.user;
  const after: object[] = [];
  // All in one transaction, without what a call asks besides: 200 calls take seconds.
  await deps.db.transaction(async (tx) => {
    for (const { card: name, grade, at } of log) {
      sitAt(at);
      const itemId = ids[names.indexOf(name)] ?? '';
      const attemptId = `review-${after.length}`;
      await gradeWithin(tx, deps, userId, { itemId, grade, attemptId, duration: null, timeZone: 'UTC' });
      const next = theirs.next(expected.get(name) ?? createEmptyCard(at), at, ratings[grade]).card;
      expected.set(name, next);
      after.push({
        itemId,
        due: next.due.toISOString(),
        stability: next.stability,
        difficulty: next.difficulty,
        state: State[next.state].toLowerCase(),
        reviews: next.reps,
        lapses: next.lapses,
      });
    }
  });
  const rows = await deps.db
    .select()
    .from(cardReviews)
    .where(eq(cardReviews.userId, userId))
    .orderBy(cardReviews.position);
  expect(rows.map((row) => ({ ...row.after, itemId: row.itemId }))).toMatchObject(after);
  expect(rows).toHaveLength(200);
  expect(rows.filter(({ scheduledDays }) => scheduledDays > 0).length).toBeGreaterThan(100);
  // The cards stand where the log ends; and a call does what the service does.
  for (const [i, id] of ids.entries()) {
    const last = rows.findLast((row) => row.itemId === id);
    const [card] = await deps.db.select().from(cards).where(eq(cards.itemId, id));
    expect(card).toMatchObject({ stability: last?.after.stability, reviews: last?.after.reviews });
    const next = theirs.next(expected.get(names[i] ?? '') ?? createEmptyCard(now), now, Rating.Good).card;
    if (i < 3) expect(await gradeOf(student, id, 'good')).toMatchObject({ reviews: next.reps, lapses: next.lapses });
  }
}, 60_000);

test('the buttons say when each would bring it back, and the one that is chosen does', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, ids } = await withCards('thalweg');
  const { cards: shown, counts } = await queueOf(student);
  expect(counts).toEqual({ learning: 0, review: 0, new: 1 });
  const [card] = shown;
  expect(card).toMatchObject({
    card_id: ids[0],
    front: 'thalweg',
    back: 'Back of thalweg',
    state: 'new',
    recall: null,
  });
  expect(card?.options.map(({ grade, days }) => [grade, days])).toEqual([
    ['again', 0],
    ['hard', 0],
    ['good', 0],
    ['easy', 8],
  ]);
  const graded = await gradeOf(student, ids[0] ?? '', 'easy');
  expect(graded.due_at).toBe(card?.options[3]?.due_at);
  expect(graded).toMatchObject({ state: 'review', due_day: '2026-01-21', reviews: 1 });
  expect(await queueOf(student)).toMatchObject({ total: 0, done_today: { new: 1, reviews: 0 } });
  sitAt('2026-01-20T23:59:00Z');
  expect((await queueOf(student)).total).toBe(0);
  // Its minute is at ten o'clock, its day has begun.
  sitAt('2026-01-21T00:01:00Z');
  expect(await queueOf(student)).toMatchObject({ total: 1, counts: { review: 1 } });
});

test('the day begins where the student is', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, ids } = await withCards('cut bank');
  await gradeOf(student, ids[0] ?? '', 'easy', { time_zone: 'Pacific/Auckland' });
  sitAt('2026-01-20T11:30:00Z');
  expect(await queueOf(student, 'time_zone=Pacific/Auckland')).toMatchObject({ today: '2026-01-21', total: 1 });
  expect((await queueOf(student, 'time_zone=America/Denver')).total).toBe(0);
  const wrong = await student.get('/api/cards/queue?time_zone=Mars/Olympus');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'invalid_request' });
});

test('undo gives back the card and says in the log that the grade does not count', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, ids } = await withCards('delta', 'levee');
  const [delta = '', levee = ''] = ids;
  const rowOf = async (id: string) => (await testApp.deps.db.select().from(cards).where(eq(cards.itemId, id)))[0];
  await gradeOf(student, delta, 'good');
  const after = await rowOf(delta);
  sitAt('2026-01-13T10:11:00Z');
  await gradeOf(student, levee, 'again');
  await gradeOf(student, delta, 'again');
  const undone = await student.post('/api/cards/undo', {});
  expect(undone.json()).toMatchObject({ card: { card_id: delta, reviews: 1 }, can_undo: true });
  expect(await rowOf(delta)).toEqual(after);
  expect((await student.post('/api/cards/undo', {})).json()).toMatchObject({ card: { card_id: levee, state: 'new' } });
  expect((await student.post('/api/cards/undo', {})).json()).toMatchObject({
    card: { card_id: delta, state: 'new', reviews: 0, recall: null },
    can_undo: false,
  });
  const none = await student.post('/api/cards/undo', {});
  expect(none.json()).toMatchObject({ code: 'nothing_to_undo' });
  const log = await testApp.deps.db
    .select()
    .from(cardReviews)
    .where(eq(cardReviews.userId, student.user.id))
    .orderBy(cardReviews.position);
  expect(log.map(({ grade, undoneAt }) => [grade, undoneAt !== null])).toEqual([
    ['good', true],
    ['again', true],
    ['again', true],
  ]);
  expect(await queueOf(student)).toMatchObject({ total: 2, done_today: { new: 0, reviews: 0 }, can_undo: false });
});

test('a grade that is sent again counts once', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, ids } = await withCards('oxbow');
  const first = await gradeOf(student, ids[0] ?? '', 'good', { attempt_id: 'tab-1', duration: 4_000 });
  expect(await gradeOf(student, ids[0] ?? '', 'good', { attempt_id: 'tab-1', duration: 4_000 })).toEqual(first);
  expect(first.reviews).toBe(1);
});

test('two tabs at once: the same grade counts once, and one undo takes back one grade', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, ids } = await withCards('tide', 'ebb');
  const [tide = '', ebb = ''] = ids;
  const twice = await Promise.all([1, 2].map(() => gradeOf(student, tide, 'easy', { attempt_id: 'both' })));
  expect(twice.map(({ reviews }) => reviews)).toEqual([1, 1]);
  await gradeOf(student, ebb, 'easy');
  const undone = await Promise.all([1, 2].map(() => student.post('/api/cards/undo', {})));
  const taken = undone.filter(({ statusCode }) => statusCode === 200).length;
  const log = await testApp.deps.db
    .select()
    .from(cardReviews)
    .where(eq(cardReviews.userId, student.user.id))
    .orderBy(cardReviews.position);
  expect(log).toHaveLength(2);
  expect(log.filter(({ undoneAt }) => undoneAt !== null)).toHaveLength(taken);
  expect((await queueOf(student)).counts.new).toBe(taken);
});

test('a suspended card is not asked and keeps what is known of it', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, folderId, ids } = await withCards('bar', 'bend');
  const [bar = ''] = ids;
  await gradeOf(student, bar, 'easy');
  sitAt('2026-02-13T10:00:00Z');
  const suspended = await student.post(`/api/cards/${bar}/suspend`, { suspended: true });
  expect(suspended.json()).toMatchObject({ card: { suspended: true, reviews: 1 } });
  expect(fronts(await queueOf(student))).toEqual(['bend']);
  const all = (await student.get(`/api/cards/folders/${folderId}`)).json<{ cards: Card[] }>().cards;
  expect(all.map(({ front, suspended }) => [front, suspended]).sort()).toEqual([
    ['bar', true],
    ['bend', false],
  ]);
  await student.post(`/api/cards/${bar}/suspend`, { suspended: false });
  expect(fronts(await queueOf(student)).sort()).toEqual(['bar', 'bend']);
});

test('a question becomes a card once it is answered wrong, and shows its choices', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, folderId } = await withCards();
  const question = multipleChoice('What moves the gravel?');
  const ids = await addItems(testApp.deps, { folderId, weekId: 'none' }, [question, multipleChoice('Another?')]);
  const [wrong = '', right = ''] = ids;
  expect((await queueOf(student)).total).toBe(0);
  expect((await student.post(`/api/cards/${wrong}/grade`, { grade: 'good' })).statusCode).toBe(404);
  await addAnswer(testApp.deps, student.user, wrong, { correct: false });
  await addAnswer(testApp.deps, student.user, right, { correct: true });
  const { cards: shown } = await queueOf(student);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    front: 'What moves the gravel?',
    choices: ['Sand', 'Water', 'Air', 'Fire'],
    back: 'Water',
    missed: true,
    type: 'multiple-choice',
  });
});

test('deleted, reported and replaced items are no cards, nor those of a folder in the bin', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, folderId, ids } = await withCards('kept', 'deleted', 'reported', 'replaced', 'learnt and replaced');
  const [kept = '', deleted = '', reported = '', replaced = '', learnt = ''] = ids;
  await gradeOf(student, learnt, 'easy');
  const put = (id: string, change: Partial<typeof activityItems.$inferInsert>) =>
    testApp.deps.db.update(activityItems).set(change).where(eq(activityItems.id, id));
  await put(deleted, { deletedAt: now });
  await put(reported, { reportedAt: now });
  await put(replaced, { retiredAt: now });
  await put(learnt, { retiredAt: now });
  sitAt('2026-01-25T10:00:00Z');
  expect(fronts(await queueOf(student)).sort()).toEqual(['kept', 'learnt and replaced']);
  expect((await student.post(`/api/cards/${deleted}/grade`, { grade: 'good' })).statusCode).toBe(404);
  await put(kept, { edited: flashcard('kept, in my words'), editedAt: now });
  expect(fronts(await queueOf(student))).toContain('kept, in my words');
  expect((await student.delete(`/api/folders/${folderId}`)).statusCode).toBe(200);
  expect(await queueOf(student)).toMatchObject({ total: 0, can_undo: false });
});

test('limits of the day hold over all courses, and can be changed', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const { student, ids } = await withCards('a', 'b', 'c');
  const other = await makeFolder(testApp.deps, student.user);
  await addItems(testApp.deps, { folderId: other.id, weekId: 'none' }, [flashcard('d'), flashcard('e')]);
  const changed = await student.put('/api/cards/settings', {
    new_per_day: 3,
    reviews_per_day: 1,
    desired_retention: 0.8,
  });
  expect(changed.json()).toEqual({
    new_per_day: 3,
    reviews_per_day: 1,
    desired_retention: 0.8,
    memory_model: { source: 'default', fitted_at: null, grades: 0, grades_needed: 400 },
  });
  expect(await queueOf(student)).toMatchObject({ total: 3, held: { over_limit: 2, siblings: 0 } });
  await gradeOf(student, ids[0] ?? '', 'easy');
  expect(await queueOf(student, `folder_id=${other.id}`)).toMatchObject({ total: 2, counts: { new: 2 } });
  expect((await queueOf(student)).total).toBe(2);
  expect((await student.get('/api/cards/settings')).json()).toMatchObject({ memory_model: { grades: 1 } });
});

test('two cards of one sentence are not asked on one day', async () => {
  sitAt('2026-01-13T10:00:00Z');
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const quote = 'The thalweg is the deepest line.';
  const both = [flashcard('term', { quote }), flashcard('definition', { quote })];
  const [term = ''] = await addItems(testApp.deps, { folderId, weekId: 'none' }, both);
  expect(await queueOf(student)).toMatchObject({ total: 1, held: { siblings: 1 } });
  await gradeOf(student, term, 'easy');
  expect(await queueOf(student)).toMatchObject({ total: 0, held: { siblings: 1 } });
  sitAt('2026-01-14T10:00:00Z');
  expect(fronts(await queueOf(student))).toEqual(['definition']);
});
