import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const read = (lines: string[]) => findSchedule(buildDocument(lines));
const outline = (lines: string[]) => printSchedule(read(lines));

describe('a schedule in several parts', () => {
  it('goes on in a table of another shape where the weeks count on', () => {
    const lines = [
      '# Glaciers, Fall 2023',
      '## Schedule',
      '|= Week | Date | Topic | Due',
      '1 | Sept 4 | Snow | Quiz 1',
      '2 | Sept 11 | Firn | Quiz 2',
      '3 | Sept 18 | Flow | Quiz 3',
      'Glaciers, Fall 2023, page 2',
      'Week 4 | Sept 25: Moraines',
      'Week 5 | Oct 2: Fjords',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-09-04: 09-04 Topic=Snow / Due=Quiz 1',
      '2 2023-09-11: 09-11 Topic=Firn / Due=Quiz 2',
      '3 2023-09-18: 09-18 Topic=Flow / Due=Quiz 3',
      '4 2023-09-25: 09-25 Moraines',
      '5 2023-10-02: 10-02 Fjords',
    ]);
  });

  it('counts by the calendar where only one part numbers its weeks', () => {
    const lines = [
      '# Glaciers, Fall 2023',
      '|= Week | Date | Topic',
      '1 | Mon, Sept 4 | Snow',
      '1 | Wed, Sept 6 | Firn',
      '2 | Mon, Sept 11 | Flow',
      'page 2',
      'Wed, Sept 13 | Moraines',
      'Mon, Sept 18 | Fjords',
      'Mon, Sept 25 | Lakes',
      'Mon, Oct 2 | Review',
    ];
    expect(read(lines).weeks.map(({ number, startDate }) => `${number} ${startDate?.value}`)).toEqual([
      '1 2023-09-04',
      '2 2023-09-11',
      '3 2023-09-18',
      '4 2023-09-25',
      '5 2023-10-02',
    ]);
  });

  it('takes a week that a cell of dates names, and a week above the table', () => {
    const lines = [
      '# Harbours, Fall 2017',
      '## Schedule',
      '##### Week one',
      'Tuesday Aug. 22 | Piers',
      'Thursday Aug. 24 | Cranes',
      'Week two Tuesday Aug. 29 | Tides',
      'Thursday Aug. 31 | Locks',
      '##### Week three',
      'Tuesday Sept. 5 | Dredging',
      'Thursday Sept. 7 | Pilots',
      'Week four Tuesday Sept. 12 | Customs',
      'Thursday Sept. 14 | Ferries',
    ];
    expect(outline(lines)).toEqual([
      '1 2017-08-22: 08-22 Piers; 08-24 Cranes',
      '2 2017-08-29: 08-29 Tides; 08-31 Locks',
      '3 2017-09-05: 09-05 Dredging; 09-07 Pilots',
      '4 2017-09-12: 09-12 Customs; 09-14 Ferries',
    ]);
  });

  it('leaves a list that begins anew a schedule of its own', () => {
    const lines = [
      '# Harbours, Fall 2017',
      '|= Date | Topic',
      'Sept 4 | Piers',
      'Sept 11 | Cranes',
      'Sept 18 | Tides',
      'Sept 25 | Locks',
      'The library holds these films:',
      '|= Date | Film',
      'Sept 6 | On the Quay',
      'Sept 13 | Low Water',
    ];
    expect(outline(lines).length).toBe(4);
  });
});
