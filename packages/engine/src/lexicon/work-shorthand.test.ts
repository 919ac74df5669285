import { expect, it } from 'vitest';
import { workInFull } from './work-shorthand.ts';

it.each([
  ['write my hw3', 'write my homework 3'],
  ['HW-7', 'homework 7'],
  ['how many hws are there', 'how many homeworks are there'],
  ['ps2 and pset 4', 'problem set 2 and problem set 4'],
  ['is ps 3 hard', 'is problem set 3 hard'],
  ['is lab4 graded', 'is lab 4 graded'],
  ['quiz #2, midterm1', 'quiz #2, midterm 1'],
  ['when is test ii', 'when is test 2'],
  ['Test I: clay', 'Test 1: clay'],
  ['exam i is hard, or exam iv', 'exam 1 is hard, or exam 4'],
  ['quiz two is due', 'quiz 2 is due'],
  ['the test I sat', 'the test I sat'],
  ['homework two days late', 'homework two days late'],
  ['P.S. it is as 12 others are', 'P.S. it is as 12 others are'],
  ['as 12:30 came', 'as 12:30 came'],
])('writes “%s” out as “%s”', (text, full) => {
  expect(workInFull(text)).toBe(full);
});
