import { alternation } from '../../lexicon/alternation.ts';
import { topicHeadings } from '../../lexicon/schedule-words.ts';
import type { ScheduleEntry } from '../schedule.ts';
import type { Slot } from './slot.ts';
import type { AnalysedTable } from './table-columns.ts';
import { isOnlyBreak } from './vocabulary.ts';

const topicHeading = new RegExp(
  String.raw`^(?:(?:main|weekly|lecture|class)\s+)?(?:${alternation(topicHeadings)})\b`,
  'i',
);

/** True for the heading of a column of topics. */
export const namesTopics = (heading: string) => topicHeading.test(heading);

/**
 * Where a table prints a topic only on the first row of its block, the rows below it go on with it: their slots get the
 * topic again, with the cell where it is printed as evidence. A blank topic in a row that is blank altogether, or in a
 * table that mostly prints them, is no topic.
 */
export function carryTopics(table: AnalysedTable, slots: Slot[]): Slot[] {
  const column = [...table.labels].find(
    ([index, label]) => topicHeading.test(label) && !table.columns.days.has(index),
  )?.[0];
  if (column === undefined) return slots;
  const topicOf = (slot: Slot) => slot.entries.filter((e) => e.column === column);
  const sessions = slots.filter((slot) => slot.kind !== 'apart');
  const blank = sessions.filter((slot) => topicOf(slot).length === 0);
  const blankButFilled = blank.filter((slot) => slot.entries.length > 0);
  const isBlockwise = blank.length >= sessions.length * 0.4 && blankButFilled.length >= blank.length * 0.7;
  if (!isBlockwise) return slots;
  let carried: ScheduleEntry[] = [];
  return slots.map((slot) => {
    const own = topicOf(slot);
    if (slot.kind === 'apart') return slot;
    if (own.length) carried = own;
    else if (slot.entries.length && !isOnlyBreak(slot.entries.map((e) => e.text)))
      return { ...slot, entries: [...carried.map((e) => ({ ...e, date: null })), ...slot.entries] };
    return slot;
  });
}
