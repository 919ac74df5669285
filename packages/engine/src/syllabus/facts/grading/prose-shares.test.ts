import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { findGradingLists } from './grading-lists.ts';

const read = (lines: string[]) => {
  const [best] = findGradingLists(buildDocument(lines), new Set());
  return best?.parts.map(({ name, value }) => `${name} ${value}`) ?? [];
};

it.each([
  [
    'a run-on line without units',
    [
      'What counts',
      'Taking part in studio 10 – Sketch tests (9, the best 7 count) 15 – Portfolio #1 20 – Portfolio #2 20 – Wall painting 900 words 25 (of which sketch 5) – Oral exam 10. That makes 100.',
    ],
    [
      'Taking part in studio 10',
      'Sketch tests 15',
      'Portfolio #1 20',
      'Portfolio #2 20',
      'Wall painting 25',
      'Oral exam 10',
    ],
  ],
  [
    'a sentence with shares of each piece',
    [
      'Two kiln reports count 15 points each, the glaze journal 20, the Monday quizzes together 10 (there are eight), the midterm 15 and the vessel project 25, of which the talk is 8. Who cheats gets 0.',
    ],
    ['Kiln reports 30', 'Glaze journal 20', 'Monday quizzes 10', 'Midterm 15', 'Vessel project 25'],
  ],
  [
    'items with and without a unit that make a hundred',
    [
      '### What you get',
      '- glaze diary, 12 entries: 24 points',
      '- two kiln reports (800 words), 14 each',
      '- talk with a partner, ten minutes: 12',
      '- take-home midterm 16',
      '- portfolio at the end: 20',
    ],
    ['Glaze diary 24', 'Kiln reports 28', 'Talk with a partner 12', 'Take-home midterm 16', 'Portfolio at the end 20'],
  ],
  ['a sentence of numbers that make something else', ['The quiz 20, the essay 30 and the exam 40 were hard.'], []],
])('reads %s', (_kind, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
