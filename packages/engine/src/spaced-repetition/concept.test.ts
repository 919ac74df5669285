import { expect, test } from 'vitest';
import { conceptOf } from './concept.ts';

test.each([
  [['Psychology', '6.1 What Is Learning?', 'Learning objectives'], 'What Is Learning?'],
  [['Chapter 8: Memory', '8.3.1. Encoding Failure'], 'Encoding Failure'],
  [['Unit II. Rivers', 'Key terms:', 'Summary'], 'Rivers'],
  [['3) Oxbow lakes'], 'Oxbow lakes'],
  [['1968 and After'], '1968 and After'],
  [['Partition', '12 Angry Men'], '12 Angry Men'],
  [['Introduction to Sociology', 'Introduction'], 'Introduction to Sociology'],
  [['Chapter 4', 'Overview'], null],
  [[], null],
])('%j is about %j', (path, concept) => {
  expect(conceptOf(path)).toBe(concept);
});
