import { expect, it } from 'vitest';
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
