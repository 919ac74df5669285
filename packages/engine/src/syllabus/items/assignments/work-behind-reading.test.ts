import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

function weeksOf(lines: string[]) {
  const { weeks } = readSyllabus(buildDocument(lines), { today: '2025-11-20' });
  return weeks.map(({ readings, assignments }) => ({
    readings: readings.map(({ title }) => title),
    works: assignments.map(({ title }) => title),
  }));
}

const rows = (...third: string[]) => [
  '# Life at Scale, Spring 2025',
  '|= Week | Topic | Reading and assessment',
  '1 | Why size matters | Chapter 1',
  '2 | Surfaces | Chapter 2',
  ...third.map((text, i) => `${i + 3} | Part ${'ABCDEF'[i]} of the body | ${text}`),
];

describe('work on the line of a reading', () => {
  it('reads a quiz behind a chapter, however the two are parted', () => {
    const texts = ['Chapter 3, Quiz 1', 'Chapter 4 Quiz 2', 'Chapters 5 & 6 / Quiz 3', 'Chapter 7 and take Quiz 4'];
    expect(weeksOf(rows(...texts, 'Chapter 8 (Exam 1)')).slice(2)).toEqual([
      { readings: ['Chapter 3'], works: ['Quiz 1'] },
      { readings: ['Chapter 4'], works: ['Quiz 2'] },
      { readings: ['Chapters 5 & 6'], works: ['Quiz 3'] },
      { readings: ['Chapter 7'], works: ['Quiz 4'] },
      { readings: ['Chapter 8'], works: ['Exam 1'] },
    ]);
  });

  it('reads one behind a title in quotes', () => {
    const lines = ['# Life at Scale, Spring 2025', '## Week 1 (Jan 20)', '- Nests', '## Week 2 (Jan 27)', '- Herds'];
    expect(weeksOf([...lines, '- Read Lindgren, “How Big Is a Nest?” (Quiz 4)'])[1]).toEqual({
      readings: ['How Big Is a Nest?'],
      works: ['Quiz 4'],
    });
  });

  it('takes work of a less certain kind for one where other lines name its siblings', () => {
    const [third, fourth] = weeksOf(rows('Chapter 3, Worksheet 2', 'Chapter 4')).slice(2);
    expect([third?.works, fourth?.works]).toEqual([[], []]);
    const lines = [
      '1 | Why size matters | Worksheet 1',
      '2 | Surfaces | Chapter 2, Worksheet 2',
      '3 | Bones | Chapter 3',
    ];
    const [, second] = weeksOf(['# Life at Scale', '|= Week | Topic | Reading and homework', ...lines]);
    expect(second).toEqual({ readings: ['Chapter 2'], works: ['Worksheet 2'] });
  });

  it('leaves what only speaks of work with its reading', () => {
    const weeks = weeksOf(rows('Chapter 3 (see Quiz 1)', 'Chapter 4, review for Exam 1')).slice(2);
    expect(weeks.flatMap(({ works }) => works)).toEqual([]);
  });

  it('parts a quiz from a text without a locator', () => {
    const lines = ['# Life at Scale, Spring 2025', '|= Date | Class | Prepare', 'Jan 20 | Nests | Quiz 1'];
    const weeks = weeksOf([...lines, 'Jan 27 | Herds | Lindgren article + Quiz 2', 'Feb 3 | Herds II | Quiz 3']);
    expect(weeks.map(({ works }) => works)).toEqual([['Quiz 1'], ['Quiz 2'], ['Quiz 3']]);
  });
});
