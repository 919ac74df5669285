import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import type { Turn } from './turn.ts';

const syllabus = `# KNT 104 – Knots and Nets

Fall 2026

## Work

**Net notes.** 200 words on the net of the week, left in the box by Monday noon. There are nine; your best seven count.

**The paper.** Eight pages on one knot, due Friday, December 4.

## Rules

**Late work.** Eight points off per day begun. Everybody has one free pass: two extra days for a tying report
or the paper, if you tell Ola Brandt before the deadline. Quizzes can't be late and no pass applies to them.

## Schedule

| Week | Date | Topic |
| --- | --- | --- |
| 1 | Aug 31 | Hitches |
| 2 | Sep 7 | Bends |
`;
const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
const index = buildIndex(cutPassages(document, 'syllabus.md'));
const today = '2026-11-27';
const course = readSyllabus(document, { today });

function ask(...questions: string[]): string {
  const history: Turn[] = [];
  let said = '';
  for (const question of questions) {
    const context = { syllabus: { course, documentId: 'syllabus.md' }, today, history: [...history] };
    said = sayAnswer(answer(question, index, context)).join('');
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said });
  }
  return said;
}

it.each([
  'can i use the free extension for it',
  'ok could I spend my pass on that?',
  'do i get to use a grace token for it',
])('answers “%s” with what the rule allows for that work', (asked) => {
  expect(ask('how much do i lose if the paper is 2 days late', asked)).toMatch(/Everybody has one free pass/);
});

it.each([
  'i skipped 2 of those already am i screwed',
  "I've missed two of them, is that bad",
  'i already forgot two of those',
])('answers “%s” with how many of them count', (asked) => {
  expect(ask('when are the net notes due', asked)).toMatch(/your best seven count/);
});
