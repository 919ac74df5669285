import { expect, test } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';

const document = buildDocument([
  '# DYE 330: Colour and Cloth',
  'Fall 2026',
  '# Schedule',
  '| Week | Date | Topic | Due |',
  '| 1 | Sep 7 | Madder | |',
  '| 2 | Sep 14 | Weld | Recipe sheet due Sep 16 |',
  '| 3 | Sep 21 | Woad | |',
  '| 4 | Sep 28 | Mordants | Final report due Oct 1 |',
]);
const handout = buildDocument([
  '# Final report',
  'By 9am on Thursday, October 1, please upload the report to the course page.',
  'The report should be double-spaced and range between 2000 and 3000 words.',
]);
const chapter = buildDocument(['# Woad', 'A vat of woad took twelve hours, and a report on it filled 40 pages.']);
const names: Record<string, string> = { r: 'Final_Report-Guide.docx', c: 'Chapter 3 Woad.pdf' };
const index = buildIndex([
  ...cutPassages(document, 'syllabus'),
  ...cutPassages(handout, 'r'),
  ...cutPassages(chapter, 'c'),
]);
const syllabus = { course: readSyllabus(document, { today: '2026-09-01' }), documentId: 'syllabus' };
const ask = (question: string) =>
  sayAnswer(answer(question, index, { syllabus, today: '2026-09-15', nameOf: (id) => names[id] })).join('');

test.each([
  ['how long does the final report have to be', /2000 and 3000 words/],
  ['how many words is the report', /2000 and 3000 words/],
  ['when is the final report due', /October 1, 2026\.[\s\S]*Its handout says: “By 9am on Thursday/],
  ['how long does the recipe sheet have to be', /^(?![\s\S]*2000)/],
  ['when is the recipe sheet due', /^(?!.*9am)[\s\S]*September 16, 2026/],
])('“%s”: from the handout of that work', (question, expected) => {
  expect(ask(question)).toMatch(expected);
});
