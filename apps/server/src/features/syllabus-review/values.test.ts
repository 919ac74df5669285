import { weekValues } from '@weekwise/contracts/syllabus-review.ts';
import { describe, expect, it } from 'vitest';
import type { ExtractedItem } from '../../db/stored/plan-item.ts';
import { toWire } from './values.ts';

describe('toWire', () => {
  it('shows the beginning of a topic that is longer than its field', () => {
    const week = {
      kind: 'week',
      number: 3,
      topic: 'Rivers and their mills '.repeat(60),
      startDate: null,
      breakName: null,
    };
    const values = toWire(week as unknown as ExtractedItem);
    expect(weekValues.parse(values).topic).toMatch(/^Rivers and .*…$/);
  });
});
