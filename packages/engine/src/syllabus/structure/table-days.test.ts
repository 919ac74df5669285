import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const read = (lines: string[]) => findSchedule(buildDocument(lines));
const outline = (lines: string[]) => printSchedule(read(lines));

describe('schedules in grids of days', () => {
  it('reads a two-day grid with row labels', () => {
    const lines = [
      '# History 3, Spring 2023',
      '|= Week | Tuesday | Thursday',
      'Week 1 | 1/24: Empires | 1/26: Trade',
      'Readings | Ch. 1 | Ch. 2 / Map 1',
      'Week 2 | 1/31: Cities | 2/2: Plague',
      'Readings | | Ch. 4',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-01-24: 01-24 Empires / Readings=Ch. 1; 01-26 Trade / Readings=Ch. 2 / Readings=Map 1',
      '2 2023-01-31: 01-31 Cities; 02-02 Plague / Readings=Ch. 4',
    ]);
  });

  it('reads row labels that share a cell with their week, and ones without content', () => {
    const lines = [
      '# History 3, Spring 2023',
      '|= Week | Tuesday | Thursday',
      'Week 1 / Readings | 1/24: Empires / Ch. 1 | 1/26: Trade',
      'Week 2 | 1/31: Cities | 2/2: Plague',
      'Readings | |',
      'Week 3 | 2/7: Courts | 2/9: Law',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-01-24: 01-24 Empires / Readings=Ch. 1; 01-26 Trade',
      '2 2023-01-31: 01-31 Cities; 02-02 Plague',
      '3 2023-02-07: 02-07 Courts; 02-09 Law',
    ]);
  });

  it('reads a grid of weekdays without dates in its cells', () => {
    const lines = [
      '# German 101, Fall 2023',
      '|= Week of | Monday | Wednesday | Friday',
      'Sept 4 | Labor Day | Kapitel 1 | Quiz 1',
      'Sept 11 | Kapitel 2 | Kapitel 2 | Kapitel 3',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-09-04: 09-04 Labor Day; 09-06 Kapitel 1; 09-08 Quiz 1',
      '2 2023-09-11: 09-11 Kapitel 2; 09-13 Kapitel 2; 09-15 Kapitel 3',
    ]);
  });

  it('takes the week above a table for the first one where the table begins with its days', () => {
    const lines = [
      '# Europe, Spring 2019',
      '**Week 1: Empires**',
      'April 1 | Intro',
      'April 3 | Courts',
      'Week 2: War |',
      'April 8 | Origins',
      'April 10 | Trenches',
    ];
    expect(outline(lines)).toEqual([
      '1 2019-04-01: Empires; 04-01 Intro; 04-03 Courts',
      '2 2019-04-08: War; 04-08 Origins; 04-10 Trenches',
    ]);
  });

  it('reads banner rows of weeks over dated rows', () => {
    const lines = [
      '# Summer intensive, Summer 2022',
      '|= Date | Morning | Afternoon',
      'Week One: Foundations | |',
      'Mon, June 6 | Syntax | Lab',
      'Tue, June 7 | Types | Lab',
      'Week Two: Systems | |',
      'Mon, June 13 | Memory | Lab',
      'Tue, June 14 | Files | Exam',
    ];
    expect(outline(lines)).toEqual([
      '1 2022-06-06: Foundations; 06-06 Morning=Syntax / Afternoon=Lab; 06-07 Morning=Types / Afternoon=Lab',
      '2 2022-06-13: Systems; 06-13 Morning=Memory / Afternoon=Lab; 06-14 Morning=Files / Afternoon=Exam',
    ]);
  });

  it('reads two class days a week whose dates stand with the week', () => {
    const lines = [
      '# Religions, Fall 2019',
      ' | Tuesday | Thursday',
      'Week 1 / 8/27, 8/29 | Intro | Smith, ch. 1',
      'Week 2 / 9/3, 9/5 | Hinduism | Essay 1 due',
    ];
    expect(outline(lines)).toEqual([
      '1 2019-08-27: 08-27 Intro; 08-29 Smith, ch. 1',
      '2 2019-09-03: 09-03 Hinduism; 09-05 Essay 1 due',
    ]);
  });

  it('reads the sheets of a calendar, one table for each month', () => {
    const lines = [
      '# French 2, Fall 2023',
      '## September 2023',
      '|= Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday',
      ' | | | | | 1 / Syllabus | 2',
      '3 | 4 / Labor Day | 5 / Ch. 1 | 6 | 7 / Ch. 1, quiz | 8 | 9',
      '## October 2023',
      '|= Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday',
      '1 | 2 / Ch. 3 | 3 | 4 / Essay due | 5 | 6 | 7',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-09-01: 09-01 Syllabus',
      '2 2023-09-04: 09-04 Labor Day; 09-05 Ch. 1; 09-07 Ch. 1, quiz',
      '3 2023-10-02: 10-02 Ch. 3; 10-04 Essay due',
    ]);
  });

  it('reads the sheets of a calendar that print no weekdays by the month over them', () => {
    const lines = [
      '# Weaving 1',
      '## Weaving 1: calendar for September 2031',
      ' | 1 / Looms | 2 | 3 / Warp | 4 | 5 | 6',
      '7 | 8 / Weft | 9 | 10 / Selvage | 11 | 12 | 13',
      '## Weaving 1: calendar for October 2031',
      ' | | | 1 / Twill | 2 | 3 | 4',
      '5 | 6 / Satin | 7 | 8 / Colour | 9 | 10 | 11',
    ];
    expect(outline(lines)).toEqual([
      '1 2031-09-01: 09-01 Looms; 09-03 Warp',
      '2 2031-09-08: 09-08 Weft; 09-10 Selvage',
      '3 2031-10-01: 10-01 Twill',
      '4 2031-10-06: 10-06 Satin; 10-08 Colour',
    ]);
  });

  it('opens a week with each return of the weekdays over a grid that prints neither numbers nor dates', () => {
    const lines = [
      '# Field methods, block course',
      ' | Monday | Wednesday | Friday',
      ' | Maps / Walk to the pond | Soil | Plots',
      ' | Monday | Wednesday | Friday',
      ' | Birds | Insects | Report',
    ];
    expect(outline(lines)).toEqual(['1: Maps / Walk to the pond; Soil; Plots', '2: Birds; Insects; Report']);
  });

  it('reads day numbers under weekdays with the month at the left, and puts a misprint right', () => {
    const lines = [
      '# Economics 7, Spring 2018',
      ' | Tutorial | Monday | Wednesday',
      'Jan | | 22 Markets | 24 Prices',
      ' | Sheet 1 due | 29 Taxes | 13 Trade',
      'Feb | No tutorial | 5 Money | 7 Banks',
    ];
    expect(outline(lines)).toEqual([
      '1 2018-01-22: 01-22 Markets; 01-24 Prices',
      '2 2018-01-29: 01-29 Taxes / Tutorial=Sheet 1 due; 01-31 Trade',
      '3 2018-02-05: 02-05 Money / Tutorial=No tutorial; 02-07 Banks',
    ]);
  });
});
