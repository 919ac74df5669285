import { plural, t } from '@lingui/core/macro';
import type { PossibleStructure } from '@weekwise/contracts/syllabus-review-weeks.ts';
import type { CalendarDate } from '../../../lib/dates.ts';
import { formatDate } from '../../../lib/dates.ts';

/** One way in which the weeks of a syllabus can be read. */
export interface Structure {
  key: string;
  kind: PossibleStructure['kind'];
  isCurrent: boolean;
  datedCount: number;
  firstDate: CalendarDate | null;
  lastDate: CalendarDate | null;
  readingCount: number;
  assignmentCount: number;
  weeks: { weekNumber: number; topic: string | null; startDate: CalendarDate | null }[];
}

export const structureFromWire = (wire: PossibleStructure): Structure => ({
  key: wire.key,
  kind: wire.kind,
  isCurrent: wire.is_current,
  datedCount: wire.dated_count,
  firstDate: wire.first_date,
  lastDate: wire.last_date,
  readingCount: wire.reading_count,
  assignmentCount: wire.assignment_count,
  weeks: wire.weeks.map(({ week_number, topic, start_date }) => ({
    weekNumber: week_number,
    topic,
    startDate: start_date,
  })),
});

/** "16 numbered topics without dates", "14 weeks, Aug 26 – Dec 2". */
export function sayStructure({ kind, weeks, datedCount, firstDate, lastDate }: Structure): string {
  const parts = sayParts(kind, weeks.length);
  if (datedCount === 0 || !firstDate || !lastDate) return t`${parts} without dates`;
  return t`${parts}, ${formatDate(firstDate, 'short')} – ${formatDate(lastDate, 'short')}`;
}

function sayParts(kind: Structure['kind'], count: number): string {
  switch (kind) {
    case 'weeks':
    case 'classes':
      return plural(count, { one: '# week', other: '# weeks' });
    case 'topics':
      return plural(count, { one: '# numbered topic', other: '# numbered topics' });
    case 'lines':
      return plural(count, { one: '# topic in a list', other: '# topics in a list' });
  }
}

/** "11 readings, 3 assignments"; empty where it has neither. */
export function sayHoldings({ readingCount, assignmentCount }: Structure): string {
  return [
    readingCount > 0 && plural(readingCount, { one: '# reading', other: '# readings' }),
    assignmentCount > 0 && plural(assignmentCount, { one: '# assignment', other: '# assignments' }),
  ]
    .filter(Boolean)
    .join(', ');
}
