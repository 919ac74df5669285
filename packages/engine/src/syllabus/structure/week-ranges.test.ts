import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { outlineOf } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';
import { countsInRanges } from './week-ranges.ts';

describe('ranges in a column of weeks', () => {
  it('takes "4/5" for the fourth and fifth week where the column counts', () => {
    const lines = ['|= Weeks | Topic', '1 | Dunes', '2/3 | Tides', '4/5 | Storms', '6 | Reefs'];
    expect(outlineOf(findSchedule(buildDocument(['# Coasts, Spring 2025', ...lines])))).toEqual([
      '1: Topic=Dunes',
      '2: Topic=Tides',
      '4: Topic=Storms',
      '6: Topic=Reefs',
    ]);
  });

  it('leaves days of a month what they are', () => {
    expect(countsInRanges(['1/2', '3–4', '5 & 6'])).toBe(true);
    expect(countsInRanges(['9/4', '9/11', '9/18'])).toBe(false);
    expect(countsInRanges(['1', '2', '3'])).toBe(false);
    expect(countsInRanges(['1/8', '1/15', '1/22'])).toBe(false);
  });
});
