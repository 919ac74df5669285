import type { DateContext } from '../dates/date-context.ts';
import type { Mark } from '../documents/document.ts';
import type { DayField, Evidence } from './course.ts';

/**
 * The schedule of a syllabus as a skeleton: which weeks and sessions there are, and which pieces of text stand under
 * each.
 * Finding the skeleton (layout, dates, numbering) and understanding the pieces (topic, reading, assignment, note) are
 * two rooms; this is the door between them.
 */
export interface ScheduleEntry {
  /** One bullet, one line of a cell, one paragraph, or the rest of a heading behind its label and date. */
  text: string;
  marks: Mark[];
  evidence: Evidence;
  /** The session's own date, else the date printed in the entry's row or heading. */
  date: string | null;
  /** What governs the entry: its column's heading, a lead-in ("Read:") or a sub-heading; null where nothing does. */
  label: string | null;
  /** Where it stood. `heading`: the text that opened the week or session. */
  place: 'heading' | 'cell' | 'list-item' | 'paragraph';
  /** Nesting within the session, 0 outermost. */
  depth: number;
  /** Grid column for cells, else null. */
  column: number | null;
}

export interface ScheduleSession {
  /** The day of class; null where only a week or a range of days is printed. */
  date: string | null;
  /** Heading of the unit, module or part that the session stands under, as printed; null where there is none. */
  unit: string | null;
  entries: ScheduleEntry[];
}

export interface ScheduleWeek {
  number: number;
  /** First date that the document lists for the week. */
  startDate: DayField | null;
  /** Last date printed for the week: the end of a range, or its last session. */
  endDate: string | null;
  /** Confidence that this is a week of the schedule, in [0, 1]. */
  confidence: number;
  breakName: string | null;
  sessions: ScheduleSession[];
}

export interface Schedule {
  weeks: ScheduleWeek[];
  /** Entries inside the schedule that belong to no week: finals, "exam week". */
  outside: ScheduleEntry[];
  /** `Block.index` of every block that the schedule took. */
  blocks: Set<number>;
  /** How dates of this document are read: order of day and month, and the year of those printed without one. */
  dates: DateContext;
  /** First and last day of the term as far as the schedule shows them. */
  firstDate: string | null;
  lastDate: string | null;
}
