import { expect, it } from 'vitest';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { courseFacts } from './course-facts.ts';

const course = readSyllabus(
  buildDocument([
    '# CER 140: Clay and Fire, Fall 2026',
    '# Grading',
    '| Work | Share |',
    '| Quizzes | 40% |',
    '| Glaze paper: draft 10%, final version 20% | 30% |',
    '| Final exam | 30% |',
    '# Schedule',
    '| Week | Date | Topic | Due |',
    '| 1 | Aug 31 | Clay | |',
    '| 2 | Sep 7 | Glazes | Paper draft, Sep 9 |',
    '| 3 | Sep 14 | Kilns | |',
  ]),
  { today: '2026-08-01' },
);

it.each([
  ['how much is the draft worth', ['Glaze paper draft: 10%.']],
  ['how much is the final version of the paper worth', ['Glaze paper final version: 20%.']],
  ['whats the glaze paper worth', ['Glaze paper: draft 10%, final version 20%: 30%.']],
  ['how much is the final worth', ['Final exam: 30%.']],
])('“%s”', (question, expected) => {
  expect(courseFacts(question, course, '2026-09-01')?.map(({ text }) => text.replace(/^\| /, ''))).toEqual(expected);
});
