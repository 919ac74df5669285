import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { gradePartsIn } from './grade-parts.ts';

async function read(markdown: string) {
  const document = await readDocument(new TextEncoder().encode(markdown), 'syllabus.md');
  return gradePartsIn(cutPassages(document, 'syllabus')).map(({ name, share, each, count, whole }) => [
    name,
    share?.value ?? null,
    each?.value ?? null,
    count,
    whole?.name ?? null,
  ]);
}

it.each([
  ['Field tasks (8 × 2.5 %): 20 %', [['Field tasks', 20, 2.5, 8, null]]],
  ['Two midterms, 15 % each', [['midterms', null, 15, 2, null]]],
  ['Each of the five labs is worth 4%.', [['labs', null, 4, 5, null]]],
  ['Labs – 10 labs at 3% each – 30%', [['labs', 30, 3, 10, null]]],
  ['Reading logs: 10 logs, 2 points each', [['Reading logs', null, 2, 10, null]]],
  ['Quizzes (best 8 of 10 count) 16%', [['Quizzes', 16, null, 10, null]]],
  ['Final exam (cumulative, 120 minutes): 25 %', [['Final exam', 25, null, null, null]]],
  [
    'Block report: 25% (proposal 5%, text 20%)',
    [
      ['Block report', 25, null, null, null],
      ['proposal', 5, null, null, 'Block report'],
      ['text', 20, null, null, 'Block report'],
    ],
  ],
  [
    'The long paper counts for 30% of your grade, of which the plan is 5%.',
    [
      ['long paper', 30, null, null, null],
      ['plan', 5, null, null, 'long paper'],
    ],
  ],
])('reads the parts of the grade in %j', async (line, parts) => {
  expect(await read(`# Grading\n\n${line}`)).toEqual(parts);
});

it('reads them of a line that runs on', async () => {
  const line =
    'Your grade: weekly quizzes 15% (ten quizzes, lowest two dropped), logs 25% (5 logs, 5% each), and two tests of 30% each.';
  expect(await read(line)).toEqual([
    ['weekly quizzes', 15, null, 10, null],
    ['logs', 25, 5, 5, null],
    ['tests', null, 30, 2, null],
  ]);
});

it('reads them of rows, whose last cell says more', async () => {
  const table =
    '| Part | Weight | Notes |\n|---|---|---|\n| Paper | 30% | plan 10%, text 20% |\n| Tests (2) | 40% | 20% each |';
  expect(await read(table)).toEqual([
    ['Paper', 30, null, null, null],
    ['plan', 10, null, null, 'Paper'],
    ['text', 20, null, null, 'Paper'],
    ['Tests', 40, 20, 2, null],
  ]);
});

it.each([
  'Late field tasks lose 10 % a day.',
  'An A is 93% and above, a B is 83% and above.',
  'If you were ill on the day of a test, the last test counts 45%.',
])('reads none in %j', async (line) => {
  expect(await read(line)).toEqual([]);
});

it('reads none of a row of the plan, which has a day and no share of its own', async () => {
  const plan = '| Week | Day | Topic |\n|---|---|---|\n| Exams | Mon May 10 | all of it, 70% of it new |';
  expect((await read(plan)).filter(([, , , , whole]) => whole === null)).toEqual([]);
});

it('has no part that is called after the whole grade', async () => {
  expect(await read('Bonus: one visit with a report, worth 2% on the final grade')).toEqual([
    ['Bonus', 2, null, 1, null],
  ]);
});
