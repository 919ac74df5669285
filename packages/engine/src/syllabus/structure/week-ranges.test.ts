import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';
import { countsClassesOfWeeks, countsInRanges } from './week-ranges.ts';

describe('ranges in a column of weeks', () => {
  it('takes "4/5" for the fourth and fifth week where the column counts', () => {
    const lines = ['|= Weeks | Topic', '1 | Dunes', '2/3 | Tides', '4/5 | Storms', '6 | Reefs'];
    expect(printSchedule(findSchedule(buildDocument(['# Coasts, Spring 2025', ...lines])))).toEqual([
      '1: Topic=Dunes',
      '2: Topic=Tides',
      '4: Topic=Storms',
      '6: Topic=Reefs',
    ]);
  });

  it('takes "2.1" for the first class of the second week where the classes begin again with each week', () => {
    const rows = [
      'Dunes | 1.1 | Apr 14',
      'Tides | 1.2 | Apr 16',
      'Storms | 2.1 / 2.2 | Apr 21',
      'Reefs | 3.1 | Apr 28',
    ];
    const lines = [
      '# Coasts, Spring 2025',
      '|= Subject | Week | Date',
      ...rows,
      'Visit | | Apr 30',
      'Kelp | 3.3 | May 2',
    ];
    expect(printSchedule(findSchedule(buildDocument(lines)))).toEqual([
      '1 2025-04-14: 04-14 Subject=Dunes; 04-16 Subject=Tides',
      '2 2025-04-21: 04-21 Subject=Storms',
      '3 2025-04-28: 04-28 Subject=Reefs; 04-30 Subject=Visit; 05-02 Subject=Kelp',
    ]);
    expect(countsClassesOfWeeks(['1.2', '1.9', '2.6', '2.13'])).toBe(false);
    expect(countsClassesOfWeeks(['3.5', '10.5', '17.5', '24.5'])).toBe(false);
  });

  it('leaves days of a month what they are', () => {
    expect(countsInRanges(['1/2', '3–4', '5 & 6'])).toBe(true);
    expect(countsInRanges(['9/4', '9/11', '9/18'])).toBe(false);
    expect(countsInRanges(['1', '2', '3'])).toBe(false);
    expect(countsInRanges(['1/8', '1/15', '1/22'])).toBe(false);
  });
});
