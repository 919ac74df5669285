import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines), { today: '2023-02-01' }));

it('reads the columns of a table within a week as the classes of the days that head them', () => {
  const lines = [
    '# Looms, Spring 2018',
    '### Week 1: Warp',
    '|= Monday Feb 26 | Wednesday Feb 28',
    'Yarns | DUE: Sketch 1',
    'Visit | Knots',
    '### Week 2: Weft',
    '|= Monday Mar 5 | Wednesday Mar 7',
    'Shuttles |',
    'Talk | DUE: Sketch 2',
  ];
  expect(outline(lines)).toEqual([
    '1 2018-02-26: Warp; 02-26 Yarns / Visit; 02-28 DUE: Sketch 1 / Knots',
    '2 2018-03-05: Weft; 03-05 Shuttles / Talk; 03-07 DUE: Sketch 2',
  ]);
});

it('counts the days of a week from the one that its first column prints', () => {
  const lines = [
    '# Looms',
    '|= Week | M | W | F',
    '1 | Aug 29 / Yarns | Spindles | HW 1 due',
    '2 | Sept 5 / Shuttles | Visit | Quiz 1',
    '3 | Sept 12 / Reeds | | Knots',
  ];
  // August 29 was a Monday in 2022.
  expect(outline(lines)).toEqual([
    '1 2022-08-29: 08-29 Yarns; 08-31 Spindles; 09-02 HW 1 due',
    '2 2022-09-05: 09-05 Shuttles; 09-07 Visit; 09-09 Quiz 1',
    '3 2022-09-12: 09-12 Reeds; 09-16 Knots',
  ]);
});
