import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

it('plans a course of a few days by its numbered days, with the dates below their titles', () => {
  const days = ['Brine', 'Pans', 'Trade', 'Tax'].flatMap((title, i) => [
    `### Day ${i + 1}: ${title}`,
    `(${['Mon', 'Tues', 'Wed', 'Thurs'][i]} June ${2 + i}, 2031)`,
    `Lind, ch. ${i + 1}`,
  ]);
  expect(outline(['# Salt Workshop', 'June 2-5, 2031', ...days])).toEqual([
    '1 2031-06-02: 06-02 Brine / Lind, ch. 1',
    '2 2031-06-03: 06-03 Pans / Lind, ch. 2',
    '3 2031-06-04: 06-04 Trade / Lind, ch. 3',
    '4 2031-06-05: 06-05 Tax / Lind, ch. 4',
  ]);
});

it('dates the days of a course by the table that counts them, too', () => {
  const titles = ['Brine', 'Pans', 'Trade', 'Tax'];
  const table = titles.map((title, i) => `Day ${i + 1} (June ${2 + i}) | ${title}`);
  const plan = titles.flatMap((title, i) => [`### Day ${i + 1}: ${title}`, `- Lind, chapters ${2 * i + 1} to 12`]);
  const weeks = outline(['# Salt, Summer 2031', '|= Summer 2031 | Sections', ...table, '## Schedule', ...plan]);
  expect(weeks.map((week) => week.slice(0, 12))).toEqual(titles.map((_, i) => `${i + 1} 2031-06-0${2 + i}`));
});

it('counts weeks of numbered classes that go on for longer', () => {
  const days = [2, 4, 9, 11, 16, 18].map((day, i) => `- Class ${i + 1} (June ${day}): Lind, ch. ${i + 1}`);
  expect(outline(['# Salt, Summer 2031', '## Schedule', ...days])).toHaveLength(3);
});
