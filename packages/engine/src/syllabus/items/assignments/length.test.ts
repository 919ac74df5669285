import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { opensWithLengthOnly, withoutLength } from './length.ts';

it.each([
  ['Research essay. 1,800 words, double-spaced', 'Research essay'],
  ['First response paper, 500 words long', 'First response paper'],
  ['Class talk: 15 minutes, with a handout', 'Class talk'],
  ['Short paper 2. 700 words', 'Short paper 2'],
  ['Map essay – about 5–7 pages', 'Map essay'],
  ['Essay 2: My town', 'Essay 2: My town'],
  ['A 500-word summary', 'A 500-word summary'],
])('names "%s" without its length', (text, name) => {
  expect(withoutLength(text)).toBe(name);
});

it('knows a text that only says how long something is', () => {
  expect(opensWithLengthOnly('500 words, double-spaced')).toBe(true);
  expect(opensWithLengthOnly('Two kinds of words')).toBe(false);
});

const planOf = (lines: string[]) => {
  const course = readSyllabus(buildDocument(['# Harbors, Fall 2025', ...lines]), { today: '2025-11-20' });
  const works = [...course.weeks.flatMap(({ assignments }) => assignments), ...course.assignmentsOutsideSchedule];
  return {
    topics: course.weeks.map(({ topic }) => topic?.value ?? null),
    readings: course.weeks.flatMap(({ readings }) => readings.map(({ title }) => title)),
    works: works.map(({ title, dueDate }) => `${title} ${dueDate ?? 'open'}`),
  };
};

it('reads prose of a schedule as neither topic nor reading nor title', () => {
  const weeks = [
    'Sept 2: Introduction. In this class we write a lot. An essay is a chance to think.',
    'Sept 9: Bronze harbors. Calder, ch. 2. Your essay should draw on at least five sources.',
    'Sept 16: Roman harbors. Essay 1. 700 words, due Sept 19. Use Chicago style.',
    'Sept 23: Steam. Two-page proposal: 600 words. Due Sept 26.',
  ];
  expect(planOf(['## Schedule', ...weeks])).toEqual({
    topics: ['Introduction', 'Bronze harbors', 'Roman harbors', 'Steam'],
    readings: ['Calder, ch. 2'],
    works: ['Essay 1 2025-09-19', 'Two-page proposal 2025-09-26'],
  });
});

it('names the parts of the grade without their lengths', () => {
  const grading = [
    'Research essay. 1,800 words on a port, 40% of the final grade, due December 8.',
    'Class test. 50 minutes (20%)',
  ];
  const weeks = ['Sept 2: Boats', 'Sept 9: Ropes', 'Sept 16: Tolls'];
  expect(planOf(['## Assessment', ...grading, '## Schedule', ...weeks]).works).toEqual([
    'Research essay 2025-12-08',
    'Class test open',
  ]);
});
