import { expect, it } from 'vitest';
import { sayParts } from '../question/part-numbers.ts';
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
  ['give me a practice question about oxbow lakes', quiz, [], 'oxbow lakes', 1],
  ['can I get another multiple choice question on levees', ['multiple-choice'], [], 'levees', 1],
  ['quiz me on ch 4, the levees part', quiz, [], 'levees', null],
  ['flashcards on chapter 4: the levees stuff', ['flashcards'], [], 'levees', null],
  ['make a flashcard about silt', ['flashcards'], [], 'silt', 1],
])('"%s" is an order to practise', (said, types, weeks, topic, count) => {
  expect(read(said)).toMatchObject({ types, weeks, topic, count });
});

it.each([
  ['can you make me flashcards for chapter 25', [[25]], null, null],
  ['test me on chapter 18 with 5 questions', [[18]], 5, null],
  [
    '8 questions on sections 6.2 and 6.3',
    [
      [6, 2],
      [6, 3],
    ],
    8,
    null,
  ],
  ['quiz me on 6.2', [[6, 2]], null, null],
  ['quiz me on chapter 9, 5 multiple choice questions', [[9]], 5, null],
  ['Quiz me on levees from chapter 4', [[4]], null, 'levees'],
])('"%s" names parts by number, and no week', (said, parts, count, topic) => {
  expect(read(said)).toMatchObject({ parts, count, topic, weeks: [] });
});

it.each([
  ['make flashcards for module 5', 'Module 5', null, null],
  ['quiz me on levees from lecture 7', 'Lecture 7', null, 'levees'],
  ['4 questions on lec 2-3', 'Lec 2.3', 4, null],
])('"%s" names what the files are numbered as', (said, parts, count, topic) => {
  const asked = read(said);
  expect(asked).toMatchObject({ count, topic, weeks: [] });
  expect(sayParts(asked?.parts ?? [])).toBe(parts);
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
