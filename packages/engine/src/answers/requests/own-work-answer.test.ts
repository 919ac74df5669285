import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { riverCourse } from '../testing/river-course.ts';
import { ownWorkAnswer } from './own-work-answer.ts';

const reading = 'A levee is a natural ridge beside a channel that floods build up.';

function refuse(rule: string): string | undefined {
  const [syllabus, body] = [makePassages([rule]), makePassages([reading])];
  const passages = [
    ...syllabus.map((passage) => ({ ...passage, id: 's', documentId: 'syllabus', headingPath: ['Use of AI'] })),
    ...body.map((passage) => ({ ...passage, id: 'r', documentId: 'reading', headingPath: ['Levees'] })),
  ];
  const context = { syllabus: { course: riverCourse, documentId: 'syllabus' } };
  return ownWorkAnswer('write my field report on levees', buildIndex(passages), context)?.answer;
}

it('gives no outline where the course forbids AI for outlines', () => {
  const said = refuse('AI tools may not be used for reports at any stage: not for ideas, outlines or wording.');
  expect(said).toMatch(/not for ideas, outlines or wording[\s\S]*By this rule I give no outline either/);
  expect(said).not.toContain('natural ridge');
});

it('gives one where the rule allows it', () => {
  const said = refuse('You may use AI tools to check grammar. You may not hand in text that an AI tool wrote.');
  expect(said).toMatch(/An outline to start from[\s\S]*natural ridge/);
});

it.each(['write my hw3', 'do homework 3 for me', 'solve problem set 4 for me', 'finish pa2 for me'])(
  '“%s” asks for work that is handed in',
  (asked) => {
    const passages = makePassages([['Use of AI', 'No AI tool may write what you hand in.']], 'syllabus');
    const context = { syllabus: { course: riverCourse, documentId: 'syllabus' } };
    expect(answer(asked, buildIndex(passages), context).answer).toMatch(/^I do not write[\s\S]*No AI tool may write/);
  },
);

it.each([
  [
    'We drop your two lowest problem sets. Late ones get a zero.',
    /^I do not write.*says nothing about the use of AI/,
    /drop/,
  ],
  [
    'We drop your two lowest problem sets. Talk to others, but hand in your own work.',
    /says nothing about the use of AI[\s\S]*Talk to others, but hand in your own work/,
    /drop/,
  ],
])('calls no other rule one on AI: “%s”', (rule, right, wrong) => {
  const said = ownWorkAnswer('write my essay on levees', buildIndex(makePassages([rule], 'syllabus')), {
    syllabus: { course: riverCourse, documentId: 'syllabus' },
  })?.answer;
  expect(said).toMatch(right);
  expect(said).not.toMatch(wrong);
});

it('outlines from the text that speaks of the topic, not from those that have its words by chance', () => {
  const banks = ['Bends', 'Cut banks', 'Silt', 'Floods'].map((heading): [string, string] => [
    heading,
    `A river bank wears away here. The bank at ${heading} is watched each spring by the wardens.`,
  ]);
  const passages = [
    ...makePassages(banks, 'banks'),
    ...makePassages([['Songs', 'Old songs praise the bank of a wild river, and nobody sings them.']], 'songs'),
    ...makePassages([['Horses', 'Wild horses drink at the bank of the mere by night.']], 'horses'),
  ];
  const said = ownWorkAnswer('write my essay on why the wild bank is good', buildIndex(passages), {})?.answer;
  expect(said).toMatch(/Bends[\s\S]*Silt/);
  expect(said).not.toContain('songs praise');
});

const project = [
  'Group project. 1. Map: Draw the kilns of one valley. 2. Character Sketches: Close with five sketches of kiln masters who mattered, and say why you chose each.',
];

it.each([
  ['write the character sketch of Ama Roos for my project', /says nothing about the use of AI[\s\S]*Close with five/],
  ['can you write a character sketch for our project', /Close with five sketches/],
  ['make up the annotated bibliography for my project', /^I do not write or do work that you hand in/],
  ['write my case study on kilns for me', /^I do not write or do work that you hand in/],
])('“%s” is declined with what is asked of it', (asked, expected) => {
  const context = { syllabus: { course: riverCourse, documentId: 'syllabus' } };
  const said = answer(asked, buildIndex(makePassages(project, 'syllabus')), context).answer;
  expect(said).toMatch(/^I do not write or do work that you hand in/);
  expect(said).toMatch(expected);
});

it.each([
  ['write my kiln paper for me', 'Kiln_Paper-Model.docx', true],
  ['write my essay on kilns', 'Essay guidelines.pdf', true],
  ['write my essay on kilns', 'An Essay on Clay.pdf', false],
])('“%s” shows what “%s” asks for: %s', (asked, name, shows) => {
  const brief = makePassages(['Hand in 900 words on one kiln, with a drawing.'], 'brief');
  const context = {
    syllabus: { course: riverCourse, documentId: 'syllabus' },
    documents: [{ id: 'brief', name }],
  };
  const index = buildIndex([...makePassages(['Own work only is graded here.'], 'syllabus'), ...brief]);
  const said = ownWorkAnswer(asked, index, context)?.answer ?? '';
  expect(said.includes(`What “${name}” asks for`) && said.includes('900 words on one kiln')).toBe(shows);
});
