import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { expect, it } from 'vitest';
import { isAboutTopic } from './focus.ts';

const cardOn = (quote: string): Activity => ({
  id: 'c',
  type: 'flashcards',
  bloomLevel: 'remember',
  difficulty: 'easy',
  form: 'question',
  front: 'What does the text say?',
  back: quote,
  explanation: quote,
  citation: { documentId: 'a', passageId: 'p', page: 1, block: 0, lastBlock: 0, heading: null, quote },
});

it.each([
  ['bed load', 'Gravel that rolls along the channel is the bed load.', true],
  ['bed load', 'The load of reading is four hours a week.', false],
  ['oxbow lakes', 'An oxbow lake is a loop that the river left.', true],
  ['formation of oxbow lakes', 'Oxbow lakes are cut off from the channel.', true],
])('of "%s" an activity is one or is not: %s', (topic, quote, expected) => {
  expect(isAboutTopic(cardOn(quote), topic)).toBe(expected);
});
