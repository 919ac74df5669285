import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(['# Looms, Spring 2018', ...lines])));

it('parts a cell at the lines that are nothing but a day', () => {
  const lines = [
    '|= Week | Activities',
    '1 | 01/22 / Yarns / Sketch 1 due / 01/24 / Spindles',
    '2 | 01/29 / Shuttles / 01/31 / Reeds / Knots',
    '3 | 02/05 / Visit',
  ];
  expect(outline(lines)).toEqual([
    '1 2018-01-22: 01-22 Activities=Yarns / Activities=Sketch 1 due; 01-24 Activities=Spindles',
    '2 2018-01-29: 01-29 Activities=Shuttles; 01-31 Activities=Reeds / Activities=Knots',
    '3 2018-02-05: 02-05 Activities=Visit',
  ]);
});

it('joins the days of several columns', () => {
  const lines = [
    '|= Week | Topic | In class | Homework',
    'Week 1 | Fibres | Mon, Jan 22 / Yarns / Wed, Jan 24 / Spindles | Mon, Jan 22 / Chart 1 / Wed, Jan 24 / Chart 2',
    'Week 2 | Frames | Mon, Jan 29 / Shuttles / Wed, Jan 31 / Reeds | Chart 3',
    'Week 3 | Cloth | Mon, Feb 5 / Visit / Wed, Feb 7 / Knots |',
  ];
  // What stands once beside the days of a row is the topic of each.
  expect(outline(lines)).toEqual([
    '1 2018-01-22: 01-22 In class=Yarns / Topic=Fibres / Homework=Chart 1; 01-24 Topic=Fibres / In class=Spindles / Homework=Chart 2',
    '2 2018-01-29: 01-29 In class=Shuttles / Topic=Frames / Homework=Chart 3; 01-31 Topic=Frames / In class=Reeds',
    '3 2018-02-05: 02-05 In class=Visit / Topic=Cloth; 02-07 Topic=Cloth / In class=Knots',
  ]);
});

it('leaves days with the work above them', () => {
  const lines = [
    '|= Week | Topic | Due',
    'Week 1 | Yarns | 1/22 / Chart 1 / 1/24 / Chart 2',
    'Week 2 | Reeds | Chart 3 / 1/29 / Chart 4 / 1/31',
  ];
  expect(outline(lines)[0]).toBe('1: Topic=Yarns / Due=1/22 / Due=Chart 1 / Due=1/24 / Due=Chart 2');
  expect(outline(lines)[1]).toBe('2: Topic=Reeds / Due=Chart 3 / Due=1/29 / Due=Chart 4 / Due=1/31');
});
