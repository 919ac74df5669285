import { bestPairs } from '@weekwise/engine/text/best-pairs.ts';
import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import type { AssignmentItem, ExtractedItem, ReadingItem, WeekItem } from '../../../db/stored/plan-item.ts';

/**
 * Gives items of a new reading the ids of the same items in an older one, so that what hangs on an id (corrections,
 * results, links) stays with its item. Each old item is matched at most once, the best pair first.
 */
export function carryIds(older: readonly ExtractedItem[], newer: readonly ExtractedItem[]): ExtractedItem[] {
  const ids = new Map<string, string>();
  match(older.filter(isNamed), newer.filter(isNamed), namedLikeness, ids);
  const weeksBefore = older.filter((item) => item.kind === 'week');
  match(
    weeksBefore,
    newer.filter((item) => item.kind === 'week'),
    weekLikeness,
    ids,
  );
  const weekId = (id: string | null): string | null => (id === null ? null : (ids.get(id) ?? id));

  const olderReadings = older.filter((item) => item.kind === 'reading');
  const newerReadings = newer.filter((item) => item.kind === 'reading');
  match(
    olderReadings,
    newerReadings,
    (a, b) => readingLikeness(a, { ...b, weekId: weekId(b.weekId) ?? b.weekId }),
    ids,
  );
  const olderAssignments = older.filter((item) => item.kind === 'assignment');
  const newerAssignments = newer.filter((item) => item.kind === 'assignment');
  match(olderAssignments, newerAssignments, (a, b) => assignmentLikeness(a, { ...b, weekId: weekId(b.weekId) }), ids);

  return newer.map((item) => {
    const id = ids.get(item.id) ?? item.id;
    if (item.kind === 'reading') return { ...item, id, weekId: weekId(item.weekId) ?? item.weekId };
    if (item.kind === 'assignment') return { ...item, id, weekId: weekId(item.weekId) };
    return { ...item, id };
  });
}

function match<Item extends ExtractedItem>(
  older: readonly Item[],
  newer: readonly Item[],
  likeness: (a: Item, b: Item) => number,
  ids: Map<string, string>,
): void {
  for (const { left, right } of bestPairs(older, newer, likeness)) ids.set(right.id, left.id);
}

type NamedItem = Extract<ExtractedItem, { kind: 'fact' | 'grading' | 'policy' }>;
const isNamed = (item: ExtractedItem): item is NamedItem =>
  item.kind === 'fact' || item.kind === 'grading' || item.kind === 'policy';

function namedLikeness(a: NamedItem, b: NamedItem): number {
  if (a.kind === 'fact') return b.kind === 'fact' && a.field === b.field ? 1 : 0;
  if (b.kind === 'fact' || a.kind !== b.kind) return 0;
  return above(0.6, titleLikeness(a.name, b.name));
}

/** A week is known by its topic, its date or its number; two of them outweigh the third, so that weeks can shift. */
function weekLikeness(a: WeekItem, b: WeekItem): number {
  const topic = a.topic && b.topic ? titleLikeness(a.topic, b.topic) : 0;
  const date = a.startDate !== null && a.startDate === b.startDate ? 1 : 0;
  const number = a.number === b.number ? 1 : 0;
  return above(0.99, 2 * (topic >= 0.5 ? topic : 0) + date + number);
}

function readingLikeness(a: ReadingItem, b: ReadingItem): number {
  const title = titleLikeness(a.title, b.title);
  if (title < 0.6) return 0;
  const sameWeek = a.weekId === b.weekId;
  const samePages = a.pages === b.pages;
  // A book that is read over many weeks: other pages in another week are another reading.
  if (!samePages && !sameWeek) return 0;
  return 3 * title + (samePages ? 1 : 0) + (sameWeek ? 0.5 : 0) + (a.author === b.author ? 0.5 : 0);
}

function assignmentLikeness(a: AssignmentItem, b: AssignmentItem): number {
  const title = titleLikeness(a.title, b.title);
  if (title < 0.6) return 0;
  const sameDate = a.dueDate !== null && a.dueDate === b.dueDate;
  return 3 * title + (sameDate ? 1 : 0) + (a.weekId === b.weekId ? 1 : 0) + (a.type === b.type ? 0.5 : 0);
}

const above = (threshold: number, value: number): number => (value >= threshold ? value : 0);
