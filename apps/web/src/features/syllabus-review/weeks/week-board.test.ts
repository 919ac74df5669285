import { expect, it } from 'vitest';
import type { ReviewItem } from '../review-item.ts';
import { boardOf, isBuilt, layoutOf, usesOf, weekAfter } from './week-board.ts';

const item = (given: Partial<ReviewItem> & Pick<ReviewItem, 'id' | 'kind'>): ReviewItem => ({
  fact: null,
  state: 'added',
  needsReview: false,
  confidence: 1,
  source: null,
  dueSource: null,
  weekId: null,
  weekNumber: null,
  values: {},
  read: null,
  doubt: null,
  second: null,
  ...given,
});
const week = (weekNumber: number, startDate: string, breakName: string | null = null) =>
  item({ id: `w${weekNumber}`, kind: 'week', weekNumber, values: { weekNumber, startDate, breakName, topic: null } });
const source = { fileId: 'f', page: null, block: 4, text: 'Read: Marshak', before: '', after: '' };
const reading = item({ id: 'r', kind: 'reading', weekId: 'w1', weekNumber: 1, source, values: { title: 'Marshak' } });
const items = [week(2, '2026-08-31'), reading, week(1, '2026-08-26'), week(3, '2026-09-07', 'Fall break')];

it('a board has the weeks in their order, each with what stands in it', () => {
  const board = boardOf({ items });
  expect(board.map(({ id, items: own }) => [id, own.length])).toEqual([
    ['w1', 1],
    ['w2', 0],
    ['w3', 0],
  ]);
  expect(boardOf({ items: [{ ...reading, state: 'not-an-item' }, week(1, '2026-08-26')] })[0]?.items).toEqual([]);
});

it('weeks that were read are not built by hand', () => {
  expect(isBuilt({ items })).toBe(true);
  expect(isBuilt({ items: [{ ...week(1, '2026-08-26'), state: 'pending', read: { weekNumber: 1 } }] })).toBe(false);
});

it('the form begins with the weeks as they are', () => {
  expect(layoutOf(boardOf({ items }))).toEqual({
    firstDay: '2026-08-26',
    weekCount: 3,
    classDays: [],
    breaks: [{ name: 'Fall break', firstDay: '2026-09-07', lastDay: '2026-09-13' }],
  });
});

it('a line knows the weeks that it is used in', () => {
  const line = { block: 4, start: 0, end: 13, page: null, isHeading: false, says: [] };
  const lines = [
    { ...line, id: 'a', text: 'Read: Marshak' },
    { ...line, id: 'b', text: 'Read: Druitt' },
  ];
  expect([...usesOf({ items }, lines)]).toEqual([['a', [1]]]);
});

it('the week after another one is no break', () => {
  const board = boardOf({ items });
  expect(weekAfter(board, 'w1')).toBe('w2');
  expect(weekAfter(board, 'w2')).toBe('w2');
  expect(weekAfter(board, 'w2', -1)).toBe('w1');
});
