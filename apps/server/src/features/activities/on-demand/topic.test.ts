import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { expect, it } from 'vitest';
import { asksForTopic, headsTopic, isAboutTopic } from './topic.ts';

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

it.each([
  ['5. Bed Load', 'bed load', true],
  ['Chapter 5 Bed Load', 'bed load', true],
  ['2-4 rivers-bed load_', 'bed load', true],
  ['Bed Load and Banks', 'bed load', false],
  ['Rivers and Bed Load', 'bed load', false],
  ['How rivers carry their bed load to sea', 'bed load', false],
  ['Loads', 'bed load', false],
])('"%s" heads "%s": %s', (heading, topic, expected) => {
  expect(headsTopic(heading, topic)).toBe(expected);
});

it.each([
  ['oxbow lakes', 'An oxbow lake', true],
  ['lakes', 'An oxbow lake', false],
])('whoever names "%s" knows the answer "%s": %s', (topic, back, expected) => {
  expect(asksForTopic({ ...cardOn('It was left by the river.'), back } as Activity, topic)).toBe(expected);
});
