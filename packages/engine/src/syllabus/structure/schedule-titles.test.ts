import { describe, expect, it, test } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { buildDocument } from '../testing/build-document.ts';
import { isScheduleTitle } from './vocabulary.ts';

const topicsOf = (lines: string[]) => readSyllabus(buildDocument(lines)).weeks.map(({ topic }) => topic?.value ?? null);

test.each(['Topic Schedule', 'Course Schedule', 'Class_Date', 'Tentative Weekly Schedule', 'Semester calendar'])(
  '%j heads a schedule',
  (title) => {
    expect(isScheduleTitle(title)).toBe(true);
  },
);
test.each(['Harbour schedules of the North', 'Unit 2: Tides', 'Calendars of Babylon'])('%j may be a topic', (title) => {
  expect(isScheduleTitle(title)).toBe(false);
});

describe('a week that names no topic of its own', () => {
  it('is not called by the heading of the column or the schedule', () => {
    const row = (week: number, day: string, text: string) => `${week} | ${day} | ${text}`;
    const table = ['|= Class_Date | Day | What', row(1, 'Sep 1', 'Brine'), row(2, 'Sep 8', 'Performance 1')];
    expect(topicsOf(['# Salt, Fall 2031', ...table, row(3, 'Sep 15', 'Pans')])).not.toContain('Class_Date');
  });

  it('has the topic of a line that says so, whatever else stands beside its date', () => {
    const lines = ['# Salt, Fall 2031', '## Topic Schedule'];
    lines.push(
      '### Week 1: September 1 is a holiday: no class meeting',
      '#### Topic: Brine',
      '- Required Readings: Lind, ch. 1',
    );
    lines.push('### Week 2: September 8', '#### Topic: Pans', '- Required Readings: Lind, ch. 2');
    lines.push('### Week 3: September 15', '#### Topic: Trade', '- Required Readings: Lind, ch. 3');
    lines.push('### Week 4: September 22', '#### Topic: Tax', '- Required Readings: Lind, ch. 4');
    expect(topicsOf(lines).join(' / ')).toMatch(/^(?:[^/]*Brine) \/ Pans \/ Trade \/ Tax$/);
  });
});
