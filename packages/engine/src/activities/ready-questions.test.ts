import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { makeActivities } from './make-activities.ts';
import { readyQuestions } from './ready-questions.ts';

const told = [
  'A salt pan is a shallow basin of clay in which brine dries to salt. Salt pans lose their water to the wind in summer.',
  'A spring tide fills the outer pans twice a month. A neap tide leaves the inner pans dry for a week.',
];
const passagesOf = (...lines: string[]) =>
  cutPassages(buildDocument(['# Salt Pans', ...told, '## Check yourself', ...lines]), 'reading');
const found = (...lines: string[]) =>
  readyQuestions(passagesOf(...lines)).map(({ question, options, answer, why }) => ({
    question,
    options,
    answer,
    why,
  }));

const options = ['The moon', 'A spring tide', 'The wardens', 'The wind in winter'];
const asked = { question: 'What fills the outer pans?', options, answer: 'A spring tide' };

it.each([
  [['What fills the outer pans?', ...options.map((each) => `- ${each}`), 'Answer: B. It comes twice a month.']],
  [['Apply What fills the outer pans?', ...options.map((each) => `- ${each}`), 'Answer: (b) It comes twice a month.']],
  [
    [
      '1. What fills the outer pans?',
      ...options.map((each, i) => `${'abcd'[i]}) ${each}`),
      'Hint: Think of the sea.',
      'Correct answer: A spring tide. It comes twice a month.',
    ],
  ],
])('reads a question with its answer: %j', (lines) => {
  expect(found(...lines)).toEqual([{ ...asked, why: 'It comes twice a month.' }]);
});

it.each([
  [['What fills the outer pans?', ...options.map((each) => `- ${each}`)]],
  [['What fills the outer pans?', ...options.map((each) => `- ${each}`), 'Answer: A and B.']],
  [['What does the picture shown above tell?', ...options.map((each) => `- ${each}`), 'Answer: B']],
])('takes none without one answer of its own: %j', (lines) => {
  expect(found(...lines)).toEqual([]);
});

const quiz = passagesOf(
  'What fills the outer pans?',
  ...options.map((each) => `- ${each}`),
  'Answer: B. It comes twice a month.',
  'Which of the following keeps brine in?',
  '- Clay',
  '- Sand',
  '- Peat',
  'Answer: A. Clay lets no water through.',
);

it('asks them before what it makes of the text', () => {
  const { activities } = makeActivities(quiz, { type: 'multiple-choice', count: 2 });
  expect(
    activities.map((each) => each.type === 'multiple-choice' && each.options[each.answerIndex]).toSorted(),
  ).toEqual(['A spring tide', 'Clay']);
  expect(activities.find(({ citation }) => citation.quote === 'Clay lets no water through.')?.explanation).toBe(
    'Clay lets no water through.',
  );
});

it('makes a card of those that need no options', () => {
  const { activities } = makeActivities(quiz, { type: 'flashcards', count: 9 });
  const cards = activities.flatMap((each) => (each.type === 'flashcards' ? [`${each.front} ${each.back}`] : []));
  expect(cards).toContain('What fills the outer pans? A spring tide');
  expect(cards.join('\n')).not.toContain('Which of the following');
});

it('makes only what is wanted', () => {
  const { activities } = makeActivities(quiz, {
    type: 'multiple-choice',
    count: 5,
    isWanted: ({ citation }) => citation.quote.includes('Clay'),
  });
  expect(activities).toHaveLength(1);
});
