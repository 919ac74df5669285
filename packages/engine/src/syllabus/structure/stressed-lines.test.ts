import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

it('keeps the bold lines in the paragraph of the last week', () => {
  const lines = ['# Kilns 4, Fall 2017', '**Week 1 - Aug. 28 - Sep. 1**\nCLAY\n**Bring a wire to cut it**'];
  lines.push('**Week 2 - Sep. 4 - 8**\nFIRE\n**Firing report due Thursday**', '**Grading**', 'Ten reports');
  const outline = printSchedule(findSchedule(buildDocument(lines)));
  expect(outline[1]).toBe('2 2017-09-04: FIRE / Firing report due Thursday');
});
