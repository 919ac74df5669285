import { describe, expect, it } from 'vitest';
import { flashcard, multipleChoice, trueFalse } from '../../../testing/practice.ts';
import { type Response, scoreResponse } from './score.ts';

const card = flashcard('What is a meander?');
const choice = multipleChoice('What does a point bar hold?');
const years = { ...choice, options: ['1', '2', '3', '0'] };
const statement = trueFalse('Rivers bend.');

describe('an answer', () => {
  it.each<[string, Parameters<typeof scoreResponse>[0], Response, Response, boolean]>([
    ['true', statement, true, true, true],
    ['false', statement, false, false, false],
    ['true in words', statement, 'True', true, true],
    ['the place of the right option', choice, 1, 1, true],
    ['the place of another', choice, 0, 0, false],
    ['the words of an option', choice, ' water ', 1, true],
    ['its letter', choice, 'b', 1, true],
    ['its place as text', choice, '3', 3, false],
    ['an option that is a number', years, '2', 1, true],
    ['the place of an option among numbers', years, 1, 1, true],
    ['a grade by its name', card, 'Good', 3, true],
    ['a grade by its number', card, 1, 1, false],
    ['a grade by its number as text', card, '4', 4, true],
  ])('is understood: %s', (_what, activity, response, understood, correct) => {
    expect(scoreResponse(activity, response)).toMatchObject({ response: understood, correct });
  });

  it.each<[string, Parameters<typeof scoreResponse>[0], Response]>([
    ['a number for true or false', statement, 1],
    ['other words for true or false', statement, 'maybe'],
    ['an option that there is not', choice, 4],
    ['an option below the first', choice, -1],
    ['words of no option', choice, 'lava'],
    ['a letter of no option', choice, 'f'],
    ['true for a choice', choice, true],
    ['a grade that there is not', card, 5],
    ['no grade', card, 0],
    ['words for a grade', card, 'fine'],
    ['true for a grade', card, true],
  ])('is none: %s', (_what, activity, response) => {
    expect(scoreResponse(activity, response)).toBeNull();
  });
});
