import type { CalendarMention } from '../../dates/date-context.ts';
import type { Evidence } from '../course.ts';
import type { ScheduleEntry } from '../schedule.ts';

/** A place of the schedule that a label or a date opens, in printed order, with what stands under it. */
export interface Slot {
  /**
   * `week`: numbered as a week. `session`: a dated or numbered class. `unit`: a module or part that holds entries
   * itself. `apart`: a part of the schedule that has neither number nor class, such as the finals.
   */
  kind: 'week' | 'session' | 'unit' | 'apart';
  /** The number printed for the week, session or unit. */
  number: number | null;
  /** Of "Weeks 3–4" the last. */
  lastNumber: number | null;
  date: CalendarMention | null;
  /** What opened it: its label and date. */
  evidence: Evidence;
  /** Title of the unit above it. */
  unit: string | null;
  entries: ScheduleEntry[];
}

/** The day of class that a date names; null where it names a week or a range of days. */
export const sessionDay = (date: CalendarMention | null): string | null =>
  date && !date.weekOf && date.kind === 'day' ? date.from : null;
