import { expect, it } from 'vitest';
import { tileState } from './tile-state.ts';
import type { Item } from './week-items.ts';

const items = (type: Item['type'], ...lasts: (boolean | null)[]): Item[] =>
  lasts.map((correct, i) => ({
    id: `${type}${i}`,
    type,
    prompt: 'p',
    options: null,
    back: null,
    source: 'engine',
    fallback: null,
    edited: false,
    last: correct === null ? null : { correct },
  }));
const week = (items: Item[], made = true) => ({ items, made });

it('says nothing is there, and where the rest is, why', () => {
  expect(tileState('flashcards', week([]), null).says).toBe('None yet');
  expect(tileState('flashcards', week(items('true-false', true)), { due: 3, begun: false })).toEqual({
    state: 'absent',
    says: 'None in your readings',
    action: null,
  });
  // A quiz that the chat made says nothing of what the readings hold.
  expect(tileState('flashcards', week(items('true-false', true), false), null).says).toBe('None yet');
});

it('counts the cards that are due, once one was graded', () => {
  const cards = items('flashcards', null, null);
  expect(tileState('flashcards', week(cards), { due: 2, begun: false })).toMatchObject({
    state: 'new',
    action: 'Start',
  });
  expect(tileState('flashcards', week(cards), { due: 1, begun: true })).toMatchObject({
    says: '2 cards, 1 due',
    action: 'Review',
  });
  expect(tileState('flashcards', week(cards), { due: 0, begun: true })).toMatchObject({
    says: '2 cards, none due',
    action: 'Practise',
  });
});

it('goes on with a quiz that is half done, and tells the score of one that is done', () => {
  expect(tileState('true-false', week(items('true-false', true, null)), null)).toMatchObject({
    says: '1 of 2 statements done',
    action: 'Resume',
  });
  expect(tileState('multiple-choice', week(items('multiple-choice', true, false)), null)).toMatchObject({
    says: '2 questions, last time 1 right',
    action: 'Retry',
  });
});
