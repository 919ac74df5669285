import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { outlineOf } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => outlineOf(findSchedule(buildDocument(lines)));

const goods = ['The Salt Roads', 'Iron and Empire', 'Silk', 'Tea', 'Amber'];
const sections = goods.flatMap((good, i) => [`## ${good}`, `Marsh, chapter ${i + 1}`, `Ode to ${good}, 4 Trade 12`]);

describe('sections below the heading of the schedule', () => {
  it('are the parts of a course that numbers and dates nothing', () => {
    const weeks = outline(['# Description', 'How goods travelled.', '# Outline & Assignments', ...sections]);
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
