import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { antecedentOf } from './antecedent.ts';
import { resolveFollowUp } from './follow-up.ts';
import { readFurther } from './further.ts';
import { splitQuestion } from './split-question.ts';

const after = (question: string, answer = 'A weir is a low dam. [1]') => [
  { role: 'user' as const, content: question },
  { role: 'assistant' as const, content: answer },
];

describe('what a question is about', () => {
  it.each([
    ['did the salt strike work', 'salt strike'],
    ['does a blind drain fill up with silt?', 'blind drain'],
    ['types of weirs', 'types of weirs'],
    ['the salt strike summary', 'salt strike'],
    ['what does exam 2 cover', 'exam 2'],
    ['what caused the salt strike', 'salt strike'],
    ['what happened to the weir', 'weir'],
    ['who came up with the toll ladder', 'toll ladder'],
    ['what about the fast types of weirs', 'the fast types of weirs'],
    ['did it work', null],
    ['can i bring notes', null],
    ['what happens next', null],
    ['give more', null],
  ])('“%s”', (question, expected) => {
    expect(antecedentOf({ question, answer: '' })).toBe(expected);
  });
});

it.each([
  ['is that the same as a sluice?', 'what is a weir', 'What is the difference between weir and sluice?'],
  ['so are they different from sluices', 'what are weirs', 'What is the difference between weirs and sluices?'],
  ['whats the difference to a sluice', 'what is a weir', 'What is the difference between weir and sluice?'],
  ['vs a sluice', 'what is a weir', 'What is the difference between weir and sluice?'],
  ['which arrives second', 'difference between weirs and sluices', 'Compare weirs and sluices: which arrives second?'],
  ['and which costs more?', 'weirs vs sluices', 'Compare weirs and sluices: which costs more?'],
  ['which is the fastest?', 'types of weirs', 'which is the fastest of types of weirs?'],
  ['which one was the worst', 'what caused the salt strike', 'which one was the worst of salt strike?'],
  ['what about the fast ones', 'types of weirs', 'what about the fast types of weirs?'],
  ['and the second strike one', 'did the salt strike work', 'did the second strike strike work'],
  ['is the dam at orr one?', 'what is a weir', 'is the dam at orr a weir?'],
  ['since when', 'what is the salt strike', 'When did the salt strike begin?'],
  ['and for quizzes?', "what's the late policy", "what's the late policy for quizzes?"],
  ['what about for labs', 'what is the late policy for quizzes', 'what is the late policy for labs?'],
  ['who ended it', 'did the salt strike work', 'who ended salt strike'],
])('“%s” after “%s”', (asked, before, expected) => {
  const resolved = resolveFollowUp(asked, after(before));
  expect(resolved.replace(/\?$/, '')).toBe(expected.replace(/\?$/, ''));
});

it.each([
  ['what happened next?', 'next'],
  ['and what happened after that', 'next'],
  ['then what?', 'next'],
  ['give me a real example', 'example'],
  ['can you give a simple concrete example of it', 'example'],
  ['what happened after the strike', null],
])('“%s” wants of the last answer: %s', (asked, expected) => {
  expect(readFurther(asked)).toBe(expected);
});

it('points into the list that was given first, however many of it were asked about since', () => {
  const list = '- Warp\n- Dry rot\n- Rust [1]';
  const history = [
    ...after('what are the faults of a beam', list),
    ...after('the last one', '- Red flakes\n- Holes [1]'),
  ];
  expect(resolveFollowUp('explain number 2', history)).toBe('explain Dry rot?');
  expect(resolveFollowUp('and the first?', history)).toBe('What is Warp?');
});

it('asks of what was named whether something is one', () => {
  expect(splitQuestion('what is a weir and is tarn one')).toEqual(['what is a weir?', 'Is tarn one']);
});

it('goes on behind the answer to “what happened next”', async () => {
  const chapter = `# Strikes

## The salt strike

The salt strike began in May when the panmen let the fires go out. They stood at the gate for six weeks. In July the owners brought in men from the hill farms. The fires were lit again, and the panmen went home unpaid.
`;
  const said = await askChapter(chapter, 'when did the salt strike begin', 'what happened next');
  expect(said).toMatch(/stood at the gate|brought in men/);
  expect(said).not.toMatch(/couldn't find/);
});
