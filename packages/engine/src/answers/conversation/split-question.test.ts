import { expect, it } from 'vitest';
import { askRivers, converse } from '../testing/river-course.ts';
import { splitQuestion, standaloneQuestions } from './split-question.ts';

it.each([
  ['When is the midterm and how much does it count?', ['When is the midterm?', 'How much does it count?']],
  ['What is a levee? Why do floods matter?', ['What is a levee?', 'Why do floods matter?']],
  ['explain silt simply. what does a load of 3 mean', ['explain silt simply.', 'what does a load of 3 mean']],
  ['define a levee; how is it built', ['define a levee;', 'how is it built']],
  [
    'how many field notes do we need each week and by when?',
    ['how many field notes do we need each week?', 'When are field notes due?'],
  ],
  ['Explain the law of Dr. Who is he?', null],
  ['When and where is class held?', ['When is class held?', 'Where is class held?']],
  [
    'What is silt, and what is gravel, and who measured it first?',
    ['What is silt?', 'What is gravel?', 'Who measured it first?'],
  ],
  ['What is the difference between what floods leave and what rivers carry?', null],
  ['Who was the man that mapped rivers and what they carried?', null],
  ['Who was the man that mapped rivers and who was born there?', null],
  ['What did the engineers build and why?', null],
  ['How do slopes and where rivers start matter?', null],
  ['What are the three kinds of levee and what is bad about each of them?', null],
])('%j asks %j', (asked, parts) => {
  expect(splitQuestion(asked)).toEqual(parts ?? [asked]);
});

it('knows what a part points back to', () => {
  expect(standaloneQuestions('What is a meander and how is it different from a levee?', [])).toEqual([
    'What is a meander?',
    'How is meander different from a levee?',
  ]);
});

it('answers every part under its own words, with its own citations', () => {
  const { text, citations } = askRivers('When is the midterm and how much does it count?');
  expect(text).toBe(
    '**When is the midterm?**\n\nMidterm exam: Friday, February 6, 2026. [1]\n\n**How much does it count?**\n\nMidterm exam: 20%. [2]',
  );
  expect(citations.map(({ quote }) => quote)).toEqual([
    expect.stringContaining('Feb 6'),
    expect.stringContaining('20%'),
  ]);
});

it('says which part has no evidence', () => {
  const { text, abstained } = askRivers('What is a levee and who invented the telephone?');
  expect(abstained).toBe(false);
  expect(text).toMatch(
    /A levee is a natural ridge.*\[1\]\n\n\*\*Who invented the telephone\?\*\*\n\nI couldn't find this in your files\./s,
  );
});

it('says once what answers both parts', () => {
  const { text } = askRivers('Who mapped the meanders of the Velm and when was it done?');
  expect(text).toBe('Luis Castellanos mapped 40 meanders of the Velm between 1950 and 1962. [1]');
});

it('a conversation goes on from the last part', () => {
  const { text } = converse(['What is a levee and what is an oxbow lake?', 'And what is a point bar?']);
  expect(text).toMatch(/^A point bar is a deposit/);
});
