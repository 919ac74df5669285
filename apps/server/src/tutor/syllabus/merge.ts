import type { Assignment, Course, Reading, Week } from '@weekwise/engine/syllabus/course.ts';
import { bestPairs } from '@weekwise/engine/text/best-pairs.ts';
import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import { mergeFacts, mergeField } from './merge-facts.ts';
import { assignmentLikeness, mergeAssignment, mergeReading, readingLikeness, sameTitle } from './merge-items.ts';
import { aloneInFirst, aloneInSecond, overlaps, type Saw } from './readers.ts';

interface Placed<Item> {
  item: Item;
  /** Week number in the merged plan; null outside the weeks. */
  week: number | null;
}

/**
 * Two readings of one syllabus as one. What both read alike is surer than before; where they differ the first one's
 * value stays, less sure than any plan takes for granted, with the second one's beside it; so does what one of them
 * alone found. Lines that the second reader was not shown (`saw`) are the first one's alone, as sure as before.
 */
export function mergeCourses(first: Course, second: Course, saw: Saw): Course {
  const pairs = bestPairs(first.weeks, second.weeks, weekLikeness);
  const partner = new Map(pairs.map(({ left, right }) => [left, right]));
  const numbers = new Map(pairs.map(({ left, right }) => [right, left.number]));
  const taken = new Set(first.weeks.map(({ number }) => number));
  const placeOf = (week: Week): number => numbers.get(week) ?? week.number;
  const added = second.weeks.filter((week) => !numbers.has(week) && !taken.has(week.number));

  const readings = mergeItems(itemsOf(first, 'readings'), itemsOf(second, 'readings', placeOf), readingLikeness, {
    merge: mergeReading,
    saw,
  });
  const assignments = mergeItems(
    itemsOf(first, 'assignments'),
    itemsOf(second, 'assignments', placeOf),
    assignmentLikeness,
    { merge: mergeAssignment, saw },
  );
  // One reader's reading is the other's assignment: it is asked about once.
  const known = [...itemsOf(first, 'readings'), ...itemsOf(first, 'assignments')].map(({ item }) => item);
  const isNew = ({ item }: Placed<Reading | Assignment>): boolean =>
    item.second?.foundBy !== 'second' || !known.some((other) => overlaps(other.evidence, item.evidence));
  // Work that the second reader lists once more, without a day, where it is graded or described.
  const listed = itemsOf(first, 'assignments').map(({ item }) => item);
  const isListedAgain = ({ item, week }: Placed<Assignment>): boolean =>
    week === null &&
    item.second?.foundBy === 'second' &&
    item.dueDate === null &&
    listed.some(({ title }) => titleLikeness(title, item.title) >= sameTitle);
  const ownAssignments = assignments.filter((placed) => isNew(placed) && !isListedAgain(placed));

  const weeks = [
    ...first.weeks.map((week) => mergeWeek(week, partner.get(week) ?? null, saw)),
    ...added.map((week) => ({
      ...week,
      topic: week.topic && aloneInSecond(week.topic),
      startDate: week.startDate && aloneInSecond(week.startDate),
    })),
  ].sort((x, y) => x.number - y.number);
  return {
    ...mergeFacts(first, second, saw),
    weeks: weeks.map((week) => ({
      ...week,
      readings: inWeek(readings.filter(isNew), week.number),
      assignments: inWeek(ownAssignments, week.number),
    })),
    assignmentsOutsideSchedule: inWeek(ownAssignments, null),
  };
}

const inWeek = <Item>(items: readonly Placed<Item>[], number: number | null): Item[] =>
  items.filter(({ week }) => week === number).map(({ item }) => item);

function itemsOf(course: Course, kind: 'readings', placeOf?: (week: Week) => number): Placed<Reading>[];
function itemsOf(course: Course, kind: 'assignments', placeOf?: (week: Week) => number): Placed<Assignment>[];
function itemsOf(
  course: Course,
  kind: 'readings' | 'assignments',
  placeOf = ({ number }: Week): number => number,
): Placed<Reading | Assignment>[] {
  const inWeeks = course.weeks.flatMap((week) => week[kind].map((item) => ({ item, week: placeOf(week) })));
  const outside = kind === 'assignments' ? course.assignmentsOutsideSchedule : [];
  return [...inWeeks, ...outside.map((item) => ({ item, week: null }))];
}

function mergeItems<Item extends Reading | Assignment>(
  first: readonly Placed<Item>[],
  second: readonly Placed<Item>[],
  likeness: (a: Item, b: Item) => number,
  { merge, saw }: { merge: (a: Item, b: Item, otherWeek: number | null) => Item; saw: Saw },
): Placed<Item>[] {
  const pairs = bestPairs(first, second, (a, b) => {
    const like = likeness(a.item, b.item);
    return like > 0 && a.week === b.week ? like + 0.5 : like;
  });
  const partner = new Map(pairs.map(({ left, right }) => [left, right]));
  const found = new Set(pairs.map(({ right }) => right));
  return [
    ...first.map((placed) => {
      const other = partner.get(placed);
      // What the second leaves out of the weeks it does not contradict.
      const otherWeek = other && other.week !== null && other.week !== placed.week ? other.week : null;
      const item = other ? merge(placed.item, other.item, otherWeek) : aloneInFirst(placed.item, saw);
      return { item, week: placed.week };
    }),
    ...second.filter((placed) => !found.has(placed)).map(({ item, week }) => ({ item: aloneInSecond(item), week })),
  ];
}

/** A week is known by its topic, its date or its number; two of them outweigh the third. */
function weekLikeness(a: Week, b: Week): number {
  const topic = a.topic && b.topic ? titleLikeness(a.topic.value, b.topic.value) : 0;
  const date = a.startDate && b.startDate && a.startDate.value === b.startDate.value ? 1 : 0;
  const number = a.number === b.number ? 1 : 0;
  const like = 2 * (topic >= 0.5 ? topic : 0) + date + number;
  return like >= 0.99 ? like : 0;
}

function mergeWeek(first: Week, second: Week | null, saw: Saw): Week {
  const alone = <F extends Week['topic']>(field: F) => field && aloneInFirst(field, saw);
  if (!second) return { ...first, topic: alone(first.topic), startDate: alone(first.startDate) };
  return {
    ...first,
    topic: second.topic ? mergeField(first.topic, second.topic, saw, 'topic') : first.topic,
    // A date that is not printed may be counted from the weeks around it: only another one is a contradiction.
    startDate: second.startDate ? mergeField(first.startDate, second.startDate, saw, 'startDate') : first.startDate,
  };
}
