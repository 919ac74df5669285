import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { expect, test } from 'vitest';
import { logLoss } from './log-loss.ts';
import { knownness, masteryOf, type Practised } from './mastery.ts';
import { Scheduler } from './scheduler.ts';

const scheduler = new Scheduler();
const history = (...grades: CardGrade[]) => grades.map((grade, i) => ({ grade, days: i === 0 ? 0 : 3 }));
const item = (type: Practised['type'], grades: CardGrade[], daysSince = 0): Practised => ({
  type,
  history: history(...grades),
  daysSince,
});

test('what was not tried, or wrong the last time, is not known', () => {
  expect(knownness(scheduler, item('flashcards', []))).toBe(0);
  expect(knownness(scheduler, item('flashcards', ['good', 'good', 'again']))).toBe(0);
});

test('one good answer is recall in a week, by the formula of FSRS', () => {
  const { stability } = scheduler.remember(null, 0, 'good');
  expect(knownness(scheduler, item('flashcards', ['good']))).toBeCloseTo(scheduler.recall(stability, 7), 12);
  expect(scheduler.recall(stability, stability)).toBeCloseTo(0.9, 6);
});

test('it fades with the days and grows with each success', () => {
  const once = knownness(scheduler, item('flashcards', ['good']));
  expect(knownness(scheduler, item('flashcards', ['good'], 20))).toBeLessThan(once);
  expect(knownness(scheduler, item('flashcards', ['good', 'good']))).toBeGreaterThan(once);
});

test('a right answer that may be a guess counts for less: half a chance 2/3, a quarter 4/5, twice right more', () => {
  const sure = knownness(scheduler, item('flashcards', ['good']));
  expect(knownness(scheduler, item('true-false', ['good']))).toBeCloseTo((sure * 2) / 3, 12);
  expect(knownness(scheduler, item('multiple-choice', ['good']))).toBeCloseTo((sure * 4) / 5, 12);
  const twice = knownness(scheduler, item('flashcards', ['good', 'good']));
  expect(knownness(scheduler, item('true-false', ['good', 'good']))).toBeCloseTo((twice * 4) / 5, 12);
  const afterMiss = knownness(scheduler, item('flashcards', ['again', 'good']));
  expect(knownness(scheduler, item('true-false', ['again', 'good']))).toBeCloseTo((afterMiss * 2) / 3, 12);
});

test('a week is the mean over all its items', () => {
  const items = [item('flashcards', ['good']), item('flashcards', []), item('true-false', ['again'])];
  const known = knownness(scheduler, item('flashcards', ['good']));
  expect(masteryOf(scheduler, items)).toEqual({ mastery: known / 3, items: 3, tried: 2, missed: 1 });
  expect(masteryOf(scheduler, [])).toEqual({ mastery: 0, items: 0, tried: 0, missed: 0 });
});

test('log loss: −ln of what was foretold, over grades of later days only', () => {
  const { stability } = scheduler.remember(null, 0, 'good');
  const recall = scheduler.recall(stability, 3);
  expect(logLoss(scheduler, [history('good', 'good')])).toBeCloseTo(-Math.log(recall), 12);
  expect(logLoss(scheduler, [history('good', 'again')])).toBeCloseTo(-Math.log(1 - recall), 12);
  expect(logLoss(scheduler, [history('good'), [...history('again'), { grade: 'good', days: 0 }]])).toBeNull();
  expect(logLoss(scheduler, [history('good', 'good'), history('good', 'again')], (card) => card === 1)).toBeCloseTo(
    -Math.log(1 - recall),
    12,
  );
});
