import { describe, expect, it } from 'vitest';
import type { Gold, GoldWeek } from './labelled.ts';
import { readingHits, topicHit } from './role-targets.ts';

const week = (fields: Partial<GoldWeek>): GoldWeek => ({ week_number: 1, topic: null, start_date: null, ...fields });
const gold = (weeks: GoldWeek[], fields: Partial<Gold> = {}): Gold => ({
  file: '',
  course_name: null,
  professor_name: null,
  weeks,
  ...fields,
});

describe('what the labels say of a plan', () => {
  it('pairs each labelled reading with one title', () => {
    const own = week({ readings: [{ title: 'The Quiet Forge' }] });
    expect(readingHits(gold([own]), own, ['Quiet Forge', 'The Quiet Forge', 'Salt'])).toEqual([0, 1, 0]);
  });

  it('says nothing where the labels leave it open', () => {
    const own = week({ topic: 'Salt', do_not_score: ['readings', 'topic'] });
    expect(readingHits(gold([own]), own, ['Salt'])).toEqual([null]);
    expect(topicHit(gold([own]), own, 'Salt')).toBeNull();
    const open = week({});
    expect(readingHits(gold([open], { unsure: ['Handout on salt'] }), open, ['Handout on salt'])).toEqual([null]);
  });

  it('takes a topic that holds the labelled one, and none in a week that no label stands for', () => {
    const own = week({ topic: 'Rivers; Deltas' });
    expect(topicHit(gold([own]), own, 'Deltas')).toBe(true);
    expect(topicHit(gold([own]), undefined, 'Deltas')).toBe(false);
  });
});
