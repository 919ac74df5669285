import { expect, test } from 'vitest';
import { buildQueue, type QueueCandidate, type QueueLimits } from './queue.ts';

const now = new Date('2026-03-05T12:00:00Z');
const day = { now, today: '2026-03-05' };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const plenty: QueueLimits = { newPerDay: 20, reviewsPerDay: 200, newDone: 0, reviewsDone: 0, askedToday: new Set() };

let made = 0;
function card(id: string, change: Partial<QueueCandidate> = {}): QueueCandidate {
  return {
    id,
    state: 'review',
    due: now,
    dueDay: '2026-03-05',
    recall: 0.9,
    sibling: `its own ${made++}`,
    exam: null,
    missed: false,
    position: [1, 0],
    ...change,
  };
}

test('steps whose minute has come, then what is likeliest forgotten', () => {
  const cards = [
    card('sure', { recall: 0.95 }),
    card('unsure', { recall: 0.6 }),
    card('later', { dueDay: '2026-03-06' }),
    card('step', { state: 'learning', due: minutes(-1) }),
    card('step again', { state: 'relearning', due: minutes(-2) }),
    card('step to come', { state: 'learning', due: minutes(6) }),
  ];
  const queue = buildQueue(cards, day, plenty);
  expect(queue.ids).toEqual(['step again', 'step', 'unsure', 'sure']);
  expect(queue.counts).toEqual({ learning: 3, review: 2, new: 0 });
  expect(queue.nextStepAt).toBeNull();
  expect(buildQueue([...cards].reverse(), day, plenty)).toEqual(queue);
});

test('new cards stand evenly among reviews: missed questions, the nearest exam, the course’s order', () => {
  const reviews = ['a', 'b', 'c', 'd'].map((id, i) => card(id, { recall: 0.5 + i / 100 }));
  const fresh = [
    card('week 2', { state: 'new', position: [2, 0] }),
    card('week 1, second', { state: 'new', position: [1, 1] }),
    card('week 3 of the exam', { state: 'new', position: [3, 0], exam: '2026-03-20' }),
    card('missed', { state: 'new', position: [9, 0], missed: true }),
  ];
  const { ids } = buildQueue([...fresh, ...reviews], day, plenty);
  expect(ids).toEqual(['a', 'missed', 'b', 'week 3 of the exam', 'c', 'week 1, second', 'd', 'week 2']);
});

test('the day’s limits count what was done today, and say what they hold back', () => {
  const cards = [
    ...['a', 'b', 'c'].map((id) => card(id)),
    ...['x', 'y', 'z'].map((id, i) => card(id, { state: 'new', position: [1, i] })),
  ];
  const queue = buildQueue(cards, day, { ...plenty, newPerDay: 3, newDone: 1, reviewsPerDay: 2, reviewsDone: 1 });
  expect(queue.counts).toEqual({ learning: 0, review: 1, new: 2 });
  expect(queue.ids.sort()).toEqual(['a', 'x', 'y']);
  expect(queue.held).toEqual({ overLimit: 3, siblings: 0 });
  expect(buildQueue(cards, day, { ...plenty, newDone: 99, reviewsDone: 999 }).ids).toEqual([]);
});

test('one of several siblings a day, but for the last days before their exam', () => {
  const sibling = 'the same sentence';
  const cards = [
    card('review', { sibling }),
    card('other way round', { sibling, state: 'new' }),
    card('alone', { state: 'new' }),
  ];
  const queue = buildQueue(cards, day, plenty);
  expect(queue.ids.sort()).toEqual(['alone', 'review']);
  expect(queue.held).toEqual({ overLimit: 0, siblings: 1 });
  expect(buildQueue(cards, day, { ...plenty, askedToday: new Set([sibling]) }).ids).toEqual(['alone']);
  const before = cards.map((each) => ({ ...each, exam: '2026-03-07' }));
  expect(buildQueue(before, day, plenty).ids).toHaveLength(3);
});

test('where nothing else is left a step may come early, or the queue says when', () => {
  const soon = card('soon', { state: 'learning', due: minutes(9) });
  const later = card('later', { state: 'learning', due: minutes(45) });
  expect(buildQueue([soon, later], day, plenty)).toMatchObject({ ids: ['soon'], nextStepAt: minutes(45) });
  expect(buildQueue([later], day, plenty)).toMatchObject({ ids: [], nextStepAt: minutes(45) });
  expect(buildQueue([later, card('review')], day, plenty).ids).toEqual(['review']);
  expect(buildQueue([], day, plenty)).toMatchObject({ ids: [], nextStepAt: null });
});
