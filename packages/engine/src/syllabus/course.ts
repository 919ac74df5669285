import type { AssignmentType } from '@weekwise/domain/plan.ts';
import type { CalendarDate } from '../dates/calendar.ts';
import type { DayOrder } from '../dates/date-context.ts';
import type { DateDoubt } from '../dates/date-doubt.ts';

/**
 * What the engine understands of a syllabus. Dates are `YYYY-MM-DD` without a zone; a date that the document does
 * not settle is null.
 */

/** The verbatim lines that an item came from, and where they stand. */
export interface Evidence {
  /** 1-based page, null where the format has none. */
  page: number | null;
  /** What print calls the page, where whoever keeps the course knows it. */
  pageLabel?: string;
  /** `Block.index` in the document. */
  block: number;
  /** Offsets into the block's text. */
  start: number;
  end: number;
  /** The verbatim text: `block.text.slice(start, end)`. */
  text: string;
}

/** What a second reader of the same document makes of an item. */
export interface SecondReading {
  /** Whether both readers found it, or one alone. */
  foundBy: 'both' | 'first' | 'second';
  /** Where the second reads another value; the item holds the first one's. `week` is a week's number. */
  otherwise: { field: string; value: string | number | null }[];
}

/**
 * A value with its lines and a calibrated confidence in [0, 1]: of the items at 0.8 and above at least 95 % are
 * right.
 */
export interface Field<T> {
  value: T;
  evidence: Evidence;
  confidence: number;
  /** Absent where nobody read it a second time. */
  second?: SecondReading;
}

/** A day with what speaks against it; absent where nothing does. */
export type DayField = Field<CalendarDate> & { doubt?: DateDoubt };

export interface Reading {
  title: string;
  author: string | null;
  /** As printed, "pp. 12–34" without the label: "12–34", "Chapter 2". */
  pages: string | null;
  optional: boolean;
  graduateOnly: boolean;
  /** Documents that the student says are this reading; absent where nobody was asked. */
  documentIds?: readonly string[];
  evidence: Evidence;
  confidence: number;
  /** Absent where nobody read it a second time. */
  second?: SecondReading;
}

export interface Assignment {
  title: string;
  dueDate: CalendarDate | null;
  /** 24-hour "HH:MM" where the document states a time. */
  dueTime: string | null;
  /** The zone printed behind the time: "UTC-7", "EST", "Eastern Time". */
  dueZone: string | null;
  /** What speaks against the date, with the days it can be; absent where nothing does. */
  dueDoubt?: DateDoubt;
  /** The plan asks the student to look at it; absent where there is no student to ask. */
  toReview?: boolean;
  type: AssignmentType;
  /** Share of the grade in percent, where a grading table gives one. */
  weight: number | null;
  optional: boolean;
  evidence: Evidence;
  /** The lines of the due date, where they are not the item's own. */
  dueEvidence: Evidence | null;
  confidence: number;
  second?: SecondReading;
}

export interface Week {
  /** 1-based, in the order of the term. */
  number: number;
  topic: Field<string> | null;
  startDate: DayField | null;
  /** "Spring break" and the like: a week without class. */
  breakName: string | null;
  readings: Reading[];
  assignments: Assignment[];
}

export interface Course {
  /**
   * How good the plan is to be expected as a whole: the mean F1 of its topics, readings and assignments, in [0, 1].
   * Absent where a student or a language model had a hand in it.
   */
  confidence?: number;
  /** Which of two bare numbers is the day, decided once for the document; absent where it prints none. */
  dayOrder?: DayOrder;
  name: Field<string> | null;
  code: Field<string> | null;
  instructor: Field<string> | null;
  term: Field<string> | null;
  email: Field<string> | null;
  location: Field<string> | null;
  meetingTimes: Field<string> | null;
  officeHours: Field<string> | null;
  /** "Paper 1: 20 %" lines of the grading table. */
  gradingWeights: Field<{ name: string; percent: number }>[];
  /** Policies worth showing: attendance, late work, integrity … */
  policies: Field<{ name: string; text: string }>[];
  weeks: Week[];
  /** Finals and other work that belongs to no week. */
  assignmentsOutsideSchedule: Assignment[];
}
