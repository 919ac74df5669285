import { expect, it } from 'vitest';
import { isOneOf, sameTitle } from './same-work.ts';

it.each([
  ['HW 3', 'Homework 3'],
  ['First Paper', 'Paper 1'],
  ['Midterm', 'Midterm Exam'],
  ['Test 1', 'Exam 1'],
  ['Bridge Design Assignment', 'Bridge Design Essay'],
  ['Team Project Proposal', 'Project Proposal'],
  ['Field Notes 1', 'Field Notes 1 - Wetlands'],
  ['Optional Sketching Assignment', 'Sketching Assignment'],
  ['Final', 'Final Exam'],
  ['PS2', 'Problem Set 2 (tides)'],
  ['Harbour Project (Report + Talk)', 'Harbour Project'],
  ['Harbour Project (25%)', 'Harbour Project'],
])('%s is %s', (a, b) => {
  expect(sameTitle(a, b)).toBeGreaterThanOrEqual(0.8);
  expect(sameTitle(b, a)).toBeGreaterThanOrEqual(0.8);
});

it.each([
  ['Homework 3', 'Homework 4'],
  ['Quiz 1', 'Essay 1'],
  ['Final Project', 'Final Project Proposal'],
  ['Bridge Assignment', 'Dam Assignment'],
  ['Midterm 1', 'Midterm 2'],
  ['Paper Outline', 'Paper Draft'],
  ['Take-home midterm', 'Take-home final'],
  ['In-class midterm exam', 'In-class final exam'],
])('%s is not %s', (a, b) => {
  expect(sameTitle(a, b)).toBeLessThan(0.8);
});

it.each([
  ['Discussions', 'Discussion Two: Harbours', true],
  ['Weekly quizzes', 'Quiz 3', true],
  ['Coding labs', 'Lab 4', true],
  ['Lab reports', 'Lab 4', false],
  ['Discussions', 'Discussion of chapter 2', false],
  ['Final project', 'Project 2', false],
])('of "%s", "%s" is one: %s', (several, title, expected) => {
  expect(isOneOf(several, title)).toBe(expected);
});
