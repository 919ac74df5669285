import { expect, it } from 'vitest';
import { cleanTopic, joinTopics } from './topics.ts';

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

it('joins as many topics as make a title', () => {
  const long = Array.from({ length: 12 }, (_, i) => `What the river did to the mills of town number ${i}`);
  expect(joinTopics(long).length).toBeLessThanOrEqual(320);
  expect(joinTopics(['A river and its mills '.repeat(40)])).toMatch(/[a-z] …$/);
});
