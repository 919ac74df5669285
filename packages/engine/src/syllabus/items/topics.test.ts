import { expect, it } from 'vitest';
import { cleanTopic } from './topics.ts';

it.each([
  ['Classes', 'Classes'],
  ['Modules', 'Modules'],
  ['Lecture 3: Brine', 'Brine'],
  ['Module 2', ''],
  ['Lectures', ''],
  ['Class', ''],
])('cleans the topic %j', (text, topic) => {
  expect(cleanTopic(text)).toBe(topic);
});
