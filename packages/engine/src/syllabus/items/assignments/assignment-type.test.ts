import { expect, it } from 'vitest';
import { assignmentType } from './assignment-type.ts';

it.each([
  ['Exam II', 'exam'],
  ['Final', 'exam'],
  ['Unit 3 Test', 'exam'],
  ['Syllabus Quiz', 'quiz'],
  ['HW 4', 'homework'],
  ['Problem Set 2', 'homework'],
  ['Reading response 3', 'homework'],
  ['Coding Assignment Three: Project Explorer', 'homework'],
  ['Essay 1 draft', 'essay'],
  ['Research paper outline', 'paper'],
  ['Field report', 'paper'],
  ['Midterm progress report', 'paper'],
  ['Final Project Proposal', 'project'],
  ['Final project presentation', 'presentation'],
  ['Lab 3: Titration', 'lab'],
  ['Discussion post 2', 'discussion'],
  ['Weekly participation', 'participation'],
  ['Information Sheet', 'other'],
])('%s: %s', (title, type) => {
  expect(assignmentType(title)).toBe(type);
});

it('asks the other names of the work, then its label, where the title does not say', () => {
  expect(assignmentType('Bridge design assignment', ['Bridge design essay'])).toBe('essay');
  expect(assignmentType('Clay Boats', [], 'homework')).toBe('homework');
});
