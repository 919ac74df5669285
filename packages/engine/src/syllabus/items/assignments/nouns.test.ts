import { describe, expect, it } from 'vitest';
import { isKindOnly, workName } from './nouns.ts';

describe('workName', () => {
  it.each([
    'Exam 1',
    'Midterm',
    'First Paper',
    'Quiz 2: Kinetics',
    'Problem Set 3',
    'Essay 2',
    'Final project',
    'Test II',
    'HW 4',
    'Exam over units 1-3',
    'Examen presencial',
    'Prova scritta 2',
    'Quiz Ch1 (1-8), Ch2 (11-38)',
  ])('%s is work wherever it stands', (name) => {
    expect(workName(name)?.sure).toBeGreaterThanOrEqual(0.8);
  });

  it.each(['Paper Outline', 'Project proposal', 'Draft of research paper'])('%s: two nouns of work', (name) => {
    expect(workName(name)?.sure).toBeGreaterThanOrEqual(0.65);
  });

  it.each([
    'The personal essay',
    'Immune response',
    'Statistical tests',
    'Lab 3',
    'Case study 2',
    'Annotated bibliography',
    'News: 1 minute on your papers',
    'Your 5-page report',
  ])('%s may be a subject', (name) => {
    expect(workName(name)?.sure ?? 0).toBeLessThan(0.65);
  });

  it.each([
    'Second Paper Discussion',
    'Midterm review',
    'Midterm Q&A',
    'Introducing Essay 2',
    'Hand out Homework 3',
    'How to Write Your Paper',
    'Presentation guidelines',
    'Set theory',
    'Finals',
    'Review for Exam 1',
    'Examination of the great bridges',
  ])('%s is none', (name) => {
    expect(workName(name)).toBeNull();
  });
});

it('tells a kind of work from a piece of it', () => {
  expect(isKindOnly('Quizzes')).toBe(true);
  expect(isKindOnly('Homework')).toBe(true);
  expect(isKindOnly('Quiz 2')).toBe(false);
  expect(isKindOnly('Final exam')).toBe(false);
});
