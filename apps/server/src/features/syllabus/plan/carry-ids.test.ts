import { describe, expect, it } from 'vitest';
import type { ExtractedItem } from '../../../db/stored/plan-item.ts';
import { assignmentItem, readingItem, weekItem } from '../../../testing/plan-items.ts';
import { carryIds } from './carry-ids.ts';

const idsOf = (items: ExtractedItem[]) => items.map((item) => item.id);
const due = (id: string, title: string, dueDate: string | null, weekId: string | null = null) =>
  assignmentItem({ id, title, dueDate, weekId });

describe('the same item in a later reading', () => {
  it('is known by its title, whatever else changed', () => {
    const older = [due('a', 'Research paper', '2026-03-01'), due('b', 'Midterm', '2026-03-05')];
    const newer = [due('x', 'Midterm exam', '2026-03-12'), due('y', 'Research Paper', '2026-03-03')];
    expect(idsOf(carryIds(older, newer))).toEqual(['b', 'a']);
  });

  it('is never one of another number', () => {
    const newer = [due('x', 'Paper 2', '2026-03-01'), due('y', 'Paper 3', '2026-04-01')];
    expect(idsOf(carryIds([due('a', 'Paper 1', '2026-03-01')], newer))).toEqual(['x', 'y']);
  });

  it('among items of one title, is the one of the same date or week', () => {
    const weeks = [1, 2, 3].map((number) => weekItem({ id: `w${number}`, number }));
    const older = [
      ...weeks,
      due('a', 'Response', null, 'w1'),
      due('b', 'Response', null, 'w2'),
      due('c', 'Response', null, 'w3'),
    ];
    const later = [1, 2, 3].map((number) => weekItem({ id: `v${number}`, number }));
    const newer = [...later, due('x', 'Response', null, 'v3'), due('y', 'Response', null, 'v1')];
    expect(idsOf(carryIds(older, newer))).toEqual(['w1', 'w2', 'w3', 'c', 'a']);
  });

  it('is matched once', () => {
    const newer = [due('x', 'Essay', '2026-03-01'), due('y', 'Essay', '2026-03-01')];
    const ids = idsOf(carryIds([due('a', 'Essay', '2026-03-01')], newer));
    expect(ids).toEqual(['a', 'y']);
  });

  it('takes its week along', () => {
    const older = [
      weekItem({ id: 'w', number: 1, topic: 'Rivers' }),
      readingItem({ id: 'r', weekId: 'w', title: 'Channels' }),
    ];
    const newer = [
      weekItem({ id: 'v', number: 1, topic: 'Rivers' }),
      readingItem({ id: 's', weekId: 'v', title: 'Channels' }),
    ];
    expect(carryIds(older, newer)).toMatchObject([{ id: 'w' }, { id: 'r', weekId: 'w' }]);
  });
});

describe('a week', () => {
  it('that moved down by an inserted one is still the same', () => {
    const older = ['Rivers', 'Lakes', 'Seas'].map((topic, i) => weekItem({ id: topic, number: i + 1, topic }));
    const newer = ['Rivers', 'Ponds', 'Lakes', 'Seas'].map((topic, i) =>
      weekItem({ id: `new ${topic}`, number: i + 1, topic }),
    );
    expect(idsOf(carryIds(older, newer))).toEqual(['Rivers', 'new Ponds', 'Lakes', 'Seas']);
  });

  it('with a new topic at its number and date is the same', () => {
    const older = [weekItem({ id: 'w', number: 1, topic: 'Rivers', startDate: '2026-01-12' })];
    const newer = [weekItem({ id: 'v', number: 1, topic: 'Introduction', startDate: '2026-01-12' })];
    expect(idsOf(carryIds(older, newer))).toEqual(['w']);
  });
});

describe('a book read over many weeks', () => {
  const book = (id: string, weekId: string, pages: string) => readingItem({ id, weekId, title: 'Geography', pages });
  const weeks = [1, 2].map((number) => weekItem({ id: `w${number}`, number }));

  it('is one reading per stretch of pages', () => {
    const older = [...weeks, book('a', 'w1', '1-20'), book('b', 'w2', '21-40')];
    const newer = [...weeks, book('x', 'w2', '1-20'), book('y', 'w1', '21-40')];
    expect(idsOf(carryIds(older, newer))).toEqual(['w1', 'w2', 'a', 'b']);
  });

  it('keeps its place in its week when the pages change', () => {
    const older = [...weeks, book('a', 'w1', '1-20'), book('b', 'w2', '21-40')];
    const newer = [...weeks, book('x', 'w1', '1-24'), book('y', 'w2', '25-40')];
    expect(idsOf(carryIds(older, newer))).toEqual(['w1', 'w2', 'a', 'b']);
  });
});
