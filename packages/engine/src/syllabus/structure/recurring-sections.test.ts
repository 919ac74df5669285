import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

describe('sections that hold the same lines', () => {
  it('are the sessions of a course that prints neither weeks nor dates', () => {
    const topics = ['Salt', 'Iron', 'Silk', 'Tea', 'Amber'];
    const sections = topics.flatMap((topic, i) => [
      `## ${i + 1}. ${topic}`,
      i === 1 ? 'Core reading:' : 'Core readings:',
      `- Marsh, chapter ${i + 1}`,
    ]);
    const weeks = outline(['# Trade', '## Description', 'How goods travelled.', ...sections]);
    expect(weeks).toHaveLength(5);
    expect(weeks[1]).toMatch(/^2: Iron\b.*Marsh, chapter 2$/);
  });

  it('are none where they are about rules', () => {
    const rules = ['Attendance', 'Late work', 'Grades', 'Conduct', 'Devices'];
    const sections = rules.flatMap((rule) => [`## ${rule}`, 'Ask if unsure.']);
    expect(outline(['# Trade', ...sections])).toEqual([]);
  });
});

describe('headings right below dates', () => {
  it('say what the day is about, though they are of a higher level than the dates', () => {
    const lines = ['# Trade, Fall 2020', '## Schedule'];
    const days = ['August 31', 'September 7', 'September 14', 'September 21'];
    for (const [i, day] of days.entries()) lines.push(`#### ${day}`, `### Good ${i + 1}`, `- Marsh, chapter ${i + 1}`);
    expect(outline(lines).slice(0, 2)).toEqual([
      '1 2020-08-31: 08-31 Good 1 / Marsh, chapter 1',
      '2 2020-09-07: 09-07 Good 2 / Marsh, chapter 2',
    ]);
  });
});
