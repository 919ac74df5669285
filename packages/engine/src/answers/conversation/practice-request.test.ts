import { expect, it } from 'vitest';
import { riverCourse } from '../testing/river-course.ts';
import { readPracticeRequest } from './practice-request.ts';

const read = (said: string, openWeek: number | null = null) =>
  readPracticeRequest(said, riverCourse, { today: '2026-01-28', openWeek });
const quiz = ['multiple-choice', 'true-false'];

it.each([
  ['Quiz me on week 3', quiz, [3], null, null],
  ['quiz me on weeks 2 and 3', quiz, [2, 3], null, null],
  ['Please test me!', quiz, [3], null, null],
  ['Can you quiz me about meanders?', quiz, [], 'meanders', null],
  ['Make flashcards about photosynthesis', ['flashcards'], [], 'photosynthesis', null],
  ['Give me 5 flashcards on point bars from week 3', ['flashcards'], [3], 'point bars', 5],
  ['I want three multiple-choice questions on levees', ['multiple-choice'], [], 'levees', 3],
  ['Ask me some questions about floods', quiz, [], 'floods', null],
  ['true or false questions for week 2', ['true-false'], [2], null, null],
  ['Let’s start a Socratic dialogue on sediment', ['socratic-dialogue'], [], 'sediment', null],
  ['Quiz me for the midterm', quiz, [1, 2, 3], null, null],
  ['practice week 2', quiz, [2], null, null],
  ['flashcards please', ['flashcards'], [3], null, null],
  ['Quiz me on this week', quiz, [3], null, null],
])('"%s" is an order to practise', (said, types, weeks, topic, count) => {
  expect(read(said)).toMatchObject({ types, weeks, topic, count });
});

it('means the open week where it names none', () => {
  expect(read('Quiz me', 4)?.weeks).toEqual([4]);
  expect(read('Test me on this week', 2)?.weeks).toEqual([2]);
});

it.each([
  'When is quiz 1?',
  'What is a quiz?',
  'Is quiz 2 due on Friday?',
  'Move the quiz to Friday',
  'What tests did Brandt make?',
  'How do practice effects work?',
  'Practice is the exercise of a skill.',
  'Explain multiple regression',
  'Faites-moi un quiz',
])('"%s" is none', (said) => {
  expect(read(said)).toBeNull();
});
