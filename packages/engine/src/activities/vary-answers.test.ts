import { expect, it } from 'vitest';
import type { Activity } from './activity.ts';
import { variedAnswers } from './vary-answers.ts';

const choice = (id: string, answer: string) =>
  ({ type: 'multiple-choice', id, options: ['tide', answer], answerIndex: 1 }) as unknown as Activity;
const statement = { type: 'true-false', id: 'e' } as unknown as Activity;

it('asks for each answer once before it asks for one again', () => {
  const items = [choice('a', 'Fog'), choice('b', 'fog'), choice('c', 'bell'), choice('d', 'fog'), statement];
  expect(variedAnswers(items, (item) => item).map(({ id }) => id)).toEqual(['a', 'c', 'e', 'b', 'd']);
});
