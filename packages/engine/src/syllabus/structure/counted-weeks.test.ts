import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

it('takes lines that count on, each with the days of a week in brackets, for weeks by their numbers', () => {
  const lines = ['# CER 231 Glazes, Spring 2026', '1 (Jan 26-30) What is a glaze?', '2 (Feb 2-6) Ash.'];
  lines.push('3 (Feb 9-13) Salt.', '4 (Feb 16-20) Spring break', '5 (Feb 23-25) Lead.');
  expect(outline(lines)).toEqual([
    '1 2026-01-26: What is a glaze?',
    '2 2026-02-02: Ash.',
    '3 2026-02-09: Salt.',
    '4 2026-02-16 (break): Spring break',
    '5 2026-02-23: Lead.',
  ]);
});

describe('numbered headings over dated classes', () => {
  const weeks = [
    '## 1: Sep 2 + 4',
    'We meet and look around.',
    '### Sep 2: Rivers',
    '- Lind, ch. 1',
    '### Sep 4: Fords',
  ];
  weeks.push('## 2: Sep 9 + 11', '### Sep 9: Floods', 'The goal is to question what a flood is.', '### Sep 11: Dikes');
  weeks.push('## 3: Sep 16 + 18', '### Sep 16: Mills', '### Sep 18: Canals', '- Reyes, ch. 2');

  it('makes each a week by its number, and takes its topics from the headings of the classes', () => {
    const lines = [
      '# ENV 210 Rivers, Fall 2025',
      ...weeks,
      '## 4: Sep 30 + Oct 2',
      '### Sep 30: Quays',
      '### Oct 2: Cranes',
    ];
    const found = findSchedule(buildDocument(lines)).weeks;
    expect(found.map(({ number, startDate }) => [number, startDate?.value])).toEqual([
      [1, '2025-09-02'],
      [2, '2025-09-09'],
      [3, '2025-09-16'],
      [4, '2025-09-30'],
    ]);
    expect(found[3]?.sessions.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual(['Quays', 'Cranes']);
  });

  it('does not where the numbers only count dated classes', () => {
    const lines = [
      '# ENV 210 Rivers, Fall 2025',
      '## 1: Sep 2',
      '- Lind, ch. 1',
      '## 2: Sep 4',
      '## 3: Sep 9',
      '## 4: Sep 11',
    ];
    expect(findSchedule(buildDocument(lines)).weeks.map(({ sessions }) => sessions.length)).toEqual([2, 2]);
  });
});
