import type { AssignmentType, ReadingState } from '@weekwise/domain/plan.ts';
import type { CoveringExam } from '../../spaced-repetition/exam-coverage.ts';
import type { ConceptStanding, WeekStanding } from '../../spaced-repetition/next-steps.ts';
import type { Assignment, Reading } from '../../syllabus/course.ts';
import { possibleDueDays } from '../../syllabus/due-days.ts';

/** Work of the plan, and whether the student says that it is handed in. */
export interface StudentWork {
  assignment: Assignment;
  /** Number of the week that the plan has it in; null where it is in none. */
  weekNumber: number | null;
  handedIn: boolean;
}

/** A week of the plan with what the student did in it. */
export interface StudentWeek extends WeekStanding {
  cardsDue: number;
  readings: StudentReading[];
}

/** A reading of the plan, and how far the student says to be with it. */
export interface StudentReading {
  reading: Reading;
  /** A file of the folder is called after it, or tied to it. */
  hasFile: boolean;
  state: ReadingState;
}

/** Where one student stands in one course on one day: plain facts, as the database has them. */
export interface StudentState {
  /** `YYYY-MM-DD` where the student is. */
  today: string;
  /** `YYYY-MM-DD` since when the course is here; left out where that is not known. */
  since?: string;
  /** In the order of the plan. */
  work: readonly StudentWork[];
  weeks: readonly StudentWeek[];
  /** The least known first. */
  concepts: readonly ConceptStanding[];
  /** Exams and quizzes that are not over, the next one first. */
  exams: readonly CoveringExam[];
  /** Cards to be asked today, new ones not counted. */
  cardsDue: number;
  /** What to study next, the most urgent first, in one sentence each. */
  next: readonly string[];
}

/** Whoever marks no reading tells nothing by it: only where some are marked are the others known to be unread. */
export const marksReadings = ({ weeks }: StudentState): boolean =>
  weeks.some(({ readings }) => readings.some(({ state }) => state !== 'unread'));

/** Whether a week has questions, or readings that they are made of when they are asked for. */
export const canPractise = ({ items, readings }: StudentWeek): boolean =>
  items > 0 || readings.some(({ hasFile }) => hasFile);

/** Held on a day in class: there is nothing to hand in, and once it is over it is over. */
const heldInClass: ReadonlySet<AssignmentType> = new Set(['exam', 'presentation', 'participation']);

/** Work that was to be handed in before today and was not, the oldest first; none that may be due later. */
export const overdueWork = (state: StudentState): StudentWork[] =>
  toHandIn(state).filter(({ assignment }) => possibleDueDays(assignment).every((day) => day < state.today));

/**
 * Of the work that is overdue what nobody asked to hear of, and should: what was due before the student came here is
 * handed in as likely as not, and nobody marked it.
 */
export const overdueSinceJoining = (state: StudentState): StudentWork[] =>
  overdueWork(state).filter(({ assignment }) => possibleDueDays(assignment).some((day) => day >= (state.since ?? '')));

/** Work that was to be handed in before today or is to be later: its date is in doubt. */
export const perhapsOverdue = (state: StudentState): StudentWork[] => {
  const late = overdueWork(state);
  return toHandIn(state).filter(
    (work) => !late.includes(work) && possibleDueDays(work.assignment).some((day) => day < state.today),
  );
};

const toHandIn = ({ work }: StudentState): StudentWork[] =>
  work
    .filter(
      ({ assignment, handedIn }) =>
        !handedIn && !heldInClass.has(assignment.type) && possibleDueDays(assignment).length > 0,
    )
    .sort(byDueDate);

export function byDueDate(x: StudentWork, y: StudentWork): number {
  const [first, second] = [x.assignment.dueDate ?? '9999', y.assignment.dueDate ?? '9999'];
  return first < second ? -1 : first > second ? 1 : 0;
}
