import { expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';

const names = new Map([
  ['a', 'notes.md'],
  ['b', 'notes (2).md'],
  ['c', 'slides.md'],
]);

function ask(question: string, ...texts: string[]): { text: string; files: string[] } {
  const passages = texts.flatMap((text, i) => makePassages([text], [...names.keys()][i]));
  const found = answer(question, buildIndex(passages), { nameOf: (id) => names.get(id) });
  return { text: sayAnswer(found).join(''), files: found.citations.map(({ documentId }) => documentId) };
}

it('says what each file says where they do not agree', () => {
  const { text, files } = ask('What is the studio fee?', 'The studio fee is 30 euros.', 'The studio fee is 45 euros.');
  expect(text).toBe(
    'Your files do not agree on this:\n\n- notes.md: The studio fee is 30 euros. [1]\n- notes (2).md: The studio fee is 45 euros. [2]',
  );
  expect(files).toEqual(['a', 'b']);
});

it.each([
  ['When is the final exam?', 'The final exam is on May 12.', 'The final exam is on May 19.'],
  ['Where does the seminar meet?', 'The seminar meets in room 204.', 'The seminar meets in room 310.'],
  ['Where does the seminar meet?', 'The seminar meets in Linden Hall.', 'The seminar meets in Garner Hall.'],
  ['Who mapped the moraine?', 'The moraine was mapped by Agnes Holt.', 'The moraine was mapped by Peter Voss.'],
  [
    'Are calculators allowed in the exam?',
    'Calculators are allowed in the exam.',
    'Calculators are not allowed in the exam.',
  ],
  ['How many people walked on the moon?', 'Twelve people walked on the moon.', 'Fourteen people walked on the moon.'],
  ['How much is the studio fee?', 'The studio fee is 30 euros.', 'The fee for the studio amounts to €45.'],
  ["Where is Dr. Holt's office?", 'The office of Dr. Holt is in room 204.', "Dr. Holt's office is room 310."],
  ['实验费是多少?', '实验费是40元。', '实验费是55元。'],
])('%s', (question, one, other) => {
  const { text, files } = ask(question, one, other);
  expect(text).toContain('Your files do not agree');
  expect(files.toSorted()).toEqual(['a', 'b']);
});

it.each([
  ['What is the studio fee?', 'The studio fee is 30 euros.', 'The studio fee is €30.'],
  ['What is the studio fee?', 'The studio fee is 30 euros.', 'The printing fee is 45 euros.'],
  ['When is lab 1 due?', 'Lab 1 is due on March 3.', 'Lab 2 is due on March 10.'],
  ['What is an esker?', 'An esker is a bank of sand.', 'An esker is laid down by a stream.'],
])('finds no contradiction: %s', (question, one, other) => {
  expect(ask(question, one, other).text).not.toContain('do not agree');
});

it('names three files where all say something else, and one of two that say the same', () => {
  const [one, other, third] = ['The fee is 30 euros.', 'The fee is 45 euros.', 'The fee is 60 euros.'];
  expect(ask('How much is the fee?', one, other, third).files.toSorted()).toEqual(['a', 'b', 'c']);
});

function askTables(question: string, ...files: string[][]): string {
  const passages = files.flatMap((lines, i) => cutPassages(buildDocument(lines), [...names.keys()][i] ?? ''));
  return sayAnswer(answer(question, buildIndex(passages), { nameOf: (id) => names.get(id) })).join('');
}

const prices = (heading: string, apron: string): string[] => [
  `# ${heading}`,
  '|= Item | Price',
  `Apron | ${apron}`,
  'Gloves | $6',
];

it('says what two tables give for the same row and column', () => {
  expect(askTables('How much is the apron?', prices('Shop', '$18'), prices('Store', '$22'))).toBe(
    'Your files do not agree on this:\n\n- notes.md: Apron – $18 [1]\n- notes (2).md: Apron – $22 [2]',
  );
});

it('says what a row of a plan and an announcement give for the same day', () => {
  const plan = ['# Plan', '|= Week | Topic | Due', '1 | Peat |  ', '2 | Bogs | Essay 1 due Oct 9'];
  const text = askTables('When is Essay 1 due?', plan, ['# News', 'Essay 1 is now due on October 16.']);
  expect(text).toContain('Your files do not agree');
  expect(text).toContain('Oct 9');
  expect(text).toContain('October 16');
});

it.each([
  ['How much are the gloves?', prices('Shop', '$18'), prices('Store', '$22')],
  ['How much is the apron?', prices('Shop', '$18'), prices('Store', '18 dollars')],
  ['How much is the apron?', prices('Prices in 1990', '$18'), prices('Prices in 2020', '$22')],
  ['How much is the apron?', prices('Shop', '$18'), ['# Shop', '|= Item | Weight in grams', 'Apron | 220']],
  [
    'When is Essay 1 due?',
    ['# Plan', '|= Work | Due', 'Essay 1 | Oct 9', 'Essay 2 | Oct 30'],
    ['# News', 'Essay 2 is now due on November 6.'],
  ],
  [
    'When is Essay 1 due?',
    ['# Plan', '|= Work | Due', 'Essay 1 | Oct 9'],
    ['# News', 'Essay 1 is due on October 9, 2026.'],
  ],
])('finds no contradiction in tables: %s', (question, one, other) => {
  expect(askTables(question, one, other)).not.toContain('do not agree');
});
