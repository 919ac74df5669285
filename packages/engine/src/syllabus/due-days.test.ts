import { expect, it } from 'vitest';
import { dueFirst, isDueCertain, isDuePlain, nextDueDay, possibleDueDays } from './due-days.ts';

const doubt = (...days: string[]) => ({ reason: 'day-order' as const, printed: '05/04', days });
const lines = (text: string) => ({ page: 1, block: 0, start: 0, end: text.length, text });
const sure = { dueDate: '2026-04-05', confidence: 0.9, evidence: lines('Sunday: plan'), dueEvidence: null };

it.each([
  [sure, true],
  [{ ...sure, confidence: 0.79 }, false],
  [{ ...sure, dueDoubt: doubt('2026-04-05', '2026-05-04') }, false],
  [{ ...sure, toReview: true }, false],
  [{ ...sure, confidence: 0.5, toReview: false }, true],
])('%j: %s', (work, certain) => {
  expect(isDueCertain(work)).toBe(certain);
});

it.each([
  ['Plan, due April 5', {}, true],
  ['Plan (4/5)', { toReview: true }, true],
  ['Sunday: plan', {}, false],
  ['Plan, due April 15', {}, false],
  ['Plan, due 05/04', { dueDoubt: doubt('2026-04-05', '2026-05-04') }, false],
])('tells a day that was read without confidence plainly where “%s” prints it', (text, change, plain) => {
  expect(isDuePlain({ ...sure, confidence: 0.4, evidence: lines(text), ...change })).toBe(plain);
});

it('gives every day that it can be', () => {
  expect(possibleDueDays(sure)).toEqual(['2026-04-05']);
  expect(possibleDueDays({ dueDate: '2026-05-04', dueDoubt: doubt('2026-05-04', '2026-04-05') })).toEqual([
    '2026-04-05',
    '2026-05-04',
  ]);
  const either = { dueDate: null, dueDoubt: doubt('2026-04-30', '2026-05-01') };
  expect([nextDueDay(either, '2026-05-01'), nextDueDay(either, '2026-05-02')]).toEqual(['2026-05-01', undefined]);
});

it('gives with what is due first whatever may be due before it', () => {
  const work = [
    { ...sure, name: 'sketch', dueDate: '2026-04-09' },
    { ...sure, name: 'model', dueDate: '2026-06-04', dueDoubt: doubt('2026-06-04', '2026-04-06') },
    { ...sure, name: 'report', dueDate: '2026-04-10' },
    { ...sure, name: 'plan', dueDate: '2026-04-01', confidence: 0.4 },
  ];
  const names = (from: string) => dueFirst(work, from, (each) => each).map(({ name }) => name);
  expect(names('2026-04-02')).toEqual(['sketch', 'model']);
  expect(names('2026-04-10')).toEqual(['report']);
  expect(names('2026-04-11')).toEqual(['model']);
  expect(names('2026-07-01')).toEqual([]);
});
