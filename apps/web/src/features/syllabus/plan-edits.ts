import { t } from '@lingui/core/macro';
import {
  type Assignment,
  type CoursePlan,
  type FileOfWeek,
  type Reading,
  type Week,
  weekTitle,
} from './course-plan.ts';

/** Something of the plan that a student changes where they see it. */
export type PlanEntry =
  | { kind: 'week'; of: Week }
  | { kind: 'reading'; of: Reading }
  | { kind: 'assignment'; of: Assignment };

/** How a student changes the plan on the week page; absent where nobody may. */
export interface PlanEdits {
  edit: (entry: PlanEntry) => void;
  /** Asks for what is added to a week; `null` for an assignment outside the weeks. */
  add: (kind: 'reading' | 'assignment', weekId: string | null) => void;
  /** Asks for a week, or a break, that takes this number. */
  addWeek: (number: number, as: 'week' | 'break') => void;
  /** Asks where it goes. */
  chooseWeek: (entry: PlanEntry) => void;
  move: (entry: PlanEntry, to: Week | null) => void;
  /** Asks what it is one with. */
  chooseOther: (entry: PlanEntry) => void;
  merge: (entry: PlanEntry, into: PlanEntry) => void;
  remove: (entry: PlanEntry) => void;
  /** Takes back the last change of it. */
  takeBack: (entry: PlanEntry) => void;
  /** Asks for a file of the course, or a new one, for a week or a reading. */
  attach: (entry: PlanEntry) => void;
  /** Takes files in and attaches them. */
  drop: (entry: PlanEntry, files: File[]) => void;
  detach: (week: Week, file: FileOfWeek) => void;
  /** Takes back the last change of the plan. */
  undoLast: () => void;
}

export function nameOf(entry: PlanEntry): string {
  if (entry.kind !== 'week') return entry.of.title;
  return weekTitle(entry.of)?.text ?? t`Week ${entry.of.weekNumber}`;
}

/** The reading or the assignment that has this id. */
export function entryOf({ weeks, assignmentsOutsideSchedule }: CoursePlan, id: string): PlanEntry | null {
  const reading = weeks.flatMap(({ readings }) => readings).find((of) => of.id === id);
  if (reading) return { kind: 'reading', of: reading };
  const all = [...weeks.flatMap(({ assignments }) => assignments), ...assignmentsOutsideSchedule];
  const assignment = all.find((of) => of.id === id);
  return assignment ? { kind: 'assignment', of: assignment } : null;
}
