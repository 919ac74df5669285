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

it('says nothing is there, and where the rest is, why', () => {
  expect(tileState('flashcards', [], null).says).toBe('None yet');
  expect(tileState('flashcards', items('true-false', true), { due: 3, begun: false })).toEqual({
    state: 'absent',
    says: 'None in your readings',
    action: null,
  });
});

it('counts the cards that are due, once one was graded', () => {
  const cards = items('flashcards', null, null);
  expect(tileState('flashcards', cards, { due: 2, begun: false })).toMatchObject({ state: 'new', action: 'Start' });
  expect(tileState('flashcards', cards, { due: 1, begun: true })).toMatchObject({
    says: '2 cards, 1 due',
    action: 'Review',
  });
  expect(tileState('flashcards', cards, { due: 0, begun: true })).toMatchObject({
    says: '2 cards, none due',
    action: 'Practise',
  });
});

it('goes on with a quiz that is half done, and tells the score of one that is done', () => {
  expect(tileState('true-false', items('true-false', true, null), null)).toMatchObject({
    says: '1 of 2 statements done',
    action: 'Resume',
  });
  expect(tileState('multiple-choice', items('multiple-choice', true, false), null)).toMatchObject({
    says: '2 questions, last time 1 right',
    action: 'Retry',
  });
});
