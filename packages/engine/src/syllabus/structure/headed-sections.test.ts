import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

const goods = ['The Salt Roads', 'Iron and Empire', 'Silk', 'Tea', 'Amber'];
const sections = goods.flatMap((good, i) => [`## ${good}`, `Marsh, chapter ${i + 1}`, `Ode to ${good}, 4 Trade 12`]);

describe('sections below the heading of the schedule', () => {
  it('are the parts of a course that numbers and dates nothing', () => {
    const weeks = outline(['# Description', 'How goods travelled.', '# Outline of the Course', ...sections]);
    expect(weeks).toHaveLength(5);
    expect(weeks[1]).toMatch(/^2: Iron and Empire \/ Marsh, chapter 2/);
  });

  it('end with the section of the schedule', () => {
    const weeks = outline(['# Course Outline', ...sections, '# Policies', '## Late work', 'Ask in time.']);
    expect(weeks).toHaveLength(5);
  });

  it('are none below the title of the syllabus', () => {
    const about = ['Description', 'Grading', 'Attendance', 'Textbooks', 'Contact'];
    const lines = about.flatMap((title) => [`## ${title}`, 'See the handbook.']);
    expect(outline(['# Course Outline', ...lines])).toEqual([]);
  });
});

describe('titles that are dated at the end of their lines', () => {
  const days = ['2/2', '2/4', '2/5', '2/9, 2/10', '2/12', '2/16'];
  const titles = ['Salt', 'Iron', 'Silk', 'Tea', 'Amber', 'Spices'];

  it.each(['\t', ' ........ ', '    '])('are classes where %j leads to the dates', (lead) => {
    const lines = titles.map((title, i) => `${title} and its roads${lead}${days[i]}`);
    const weeks = outline([
      '# Trade, Spring 2026',
      'Course Outline:',
      ...lines,
      '**Grading:**',
      'All of the work counts.',
    ]);
    expect(weeks).toEqual([
      '1 2026-02-02: 02-02 Salt and its roads; 02-04 Iron and its roads; 02-05 Silk and its roads',
      expect.stringContaining('Tea and its roads'),
      '3 2026-02-16: 02-16 Spices and its roads',
    ]);
  });
});
