import { describe, expect, it } from 'vitest';
import { askCopper } from '../testing/copper-course.ts';

const silent = 'says nothing';

describe('a sentence without the name of an exam is on the one that its paragraph spoke of last', () => {
  it.each([
    'what should i bring to the midterm?',
    'What do I have to bring to the midterm exam?',
    'what do we need for the midterm',
    'do i need a pencil for the midterm',
    'can i use a calculator in the midterm?',
    'is a ruler or a calculator ok on the midterm, what do i bring to the midterm',
    'stuff to bring for the midterm',
  ])('“%s”', (question) => {
    const { text } = askCopper(question);
    expect(text).toContain('Bring two sharp pencils and a plain calculator.');
    expect(text).not.toContain(silent);
    expect(text).not.toContain('ruler');
  });

  it.each([
    'what do i bring to the final',
    'What should we bring to the final exam?',
    'can i use a calculator on the final',
    'do i need a ruler for the final, or what do i bring to the final',
  ])('“%s”', (question) => {
    const { text } = askCopper(question);
    expect(text).toContain('Bring a ruler; calculators stay at home.');
    expect(text).not.toContain('pencils');
  });

  it.each([
    'is the final cumulative',
    'is the final exam comprehensive?',
    'does the final cover everything?',
    'is everything on the final',
    'will the final be on the whole semester',
    'is our final cumulative or only on the second part',
  ])('“%s”', (question) => {
    const { text } = askCopper(question);
    expect(text).toContain('It is not cumulative and covers what we read after the midterm.');
    expect(text).not.toContain(silent);
  });

  it.each(['is the midterm cumulative', 'does the midterm cover everything', 'What does the midterm cover?'])(
    '“%s”',
    (question) => {
      const { text } = askCopper(question);
      expect(text).toContain('It covers Chapters 1 and 2.');
      expect(text).not.toContain('not cumulative');
    },
  );
});

it('plans for an exam by the weeks that the syllabus says it covers', () => {
  const midterm = askCopper('make me a study plan for the midterm').text;
  expect(midterm).toContain('weeks 1 to 2');
  expect(midterm).toContain('It covers Chapters 1 and 2.');
  const final = askCopper('make a plan for studying for the final').text;
  expect(final).toContain('weeks 4 to 6');
  expect(final).not.toContain('Ores');
});

describe('a policy is told whole', () => {
  it.each(['can i use chatgpt for the essay', 'what is the ai policy', 'am I allowed to use AI on the essay?'])(
    '“%s”',
    (question) => {
      const { text } = askCopper(question);
      expect(text).toContain('Ask a language model to quiz you');
      expect(text).toContain('Never hand in sentences that it wrote.');
      expect(text).toContain('goes to the dean.');
      expect(text).not.toContain('Phones');
    },
  );
});
