import { expect, it } from 'vitest';
import { overlap, titleWords } from './words.ts';

it.each([
  ['HW 3', 'homework 3'],
  ['Homework #3', 'homework 3'],
  ['First Paper', '1 paper'],
  ['Exam II', 'exam 2'],
  ['Coding Assignment Five', 'coding assignment 5'],
  ['Mid-term Exam', 'midterm exam'],
  ['PS2', 'problem set 2'],
  ['Quizzes', 'quiz'],
  ['The Final Examination', 'final exam'],
  ['Taller 2', 'assignment 2'],
  ['Trabajo práctico 3', 'paper assignment 3'],
  ['Cuestionario 1', 'quiz 1'],
  ['Épreuve finale', 'exam finale'],
  ['Vortrag 2', 'presentation 2'],
  // Words that are also members of every JavaScript object
  ['Constructors, toString', 'constructor tostring'],
  ['constructor, valueOf', 'constructor valueof'],
])('%s', (title, words) => {
  expect(titleWords(title).join(' ')).toBe(words);
});

it('measures overlap by Dice', () => {
  expect(overlap(['a', 'b'], ['a', 'c'])).toBe(0.5);
  expect(overlap([], ['a'])).toBe(0);
});
