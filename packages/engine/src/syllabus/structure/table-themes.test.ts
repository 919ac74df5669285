import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

it('takes themes for the topics beside a column of work or readings, however full it is', () => {
  const lines = [
    '# Chance, Fall 2024',
    '|= Session | Date | Theme | Hand in | Readings',
    '1 | Aug 26 | Dice | Sheet 1 | pp. 3–9',
    '2 | Sep 2 | Cards | | pp. 10–19',
    '3 | Sep 9 | Coins | Sheet 2 | pp. 20–31',
    '4 | Sep 16 | Urns | Sheet 3 | pp. 32–40',
  ];
  expect(outline(lines).slice(0, 2)).toEqual([
    '1 2024-08-26: 08-26 Theme=Dice / Hand in=Sheet 1 / Readings=pp. 3–9',
    '2 2024-09-02: 09-02 Theme=Cards / Readings=pp. 10–19',
  ]);
});
