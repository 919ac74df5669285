import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { FileRole } from '@weekwise/domain/documents.ts';
import type { AssignmentType, PlanState } from '@weekwise/domain/plan.ts';
import type { SourceGrade } from '@weekwise/domain/sources.ts';
import type { CoveringExam } from '../spaced-repetition/exam-coverage.ts';

/**
 * All that a suggestion may rest on: how a course and its student stand. Dates are `YYYY-MM-DD` where the student is.
 */
export interface SuggestionFacts {
  courseName: string;
  today: string;
  /** Number of the week that is taught now; null before, after and where the plan has no dates. */
  currentWeek: number | null;
  /** In order. */
  weeks: readonly WeekFacts[];
  /** Dated, and not handed in. In order of time. */
  due: readonly DueFacts[];
  /** Exams and quizzes that are not over, the next one first. */
  exams: readonly CoveringExam[];
  cardsDue: number;
  /** The most wrong answers first. */
  struggles: readonly Struggle[];
  plan: PlanFacts;
  /** Oldest first. */
  files: readonly FileFacts[];
}

export interface WeekFacts {
  number: number;
  topic: string | null;
  startDate: string | null;
  readings: readonly ReadingFacts[];
  /** Of each type that the week has: how many there are, and how many were never tried. */
  activities: readonly { type: ActivityType; items: number; untried: number }[];
  /** Answered wrong, or forgotten, the last time. */
  missed: number;
  /** In [0, 1]. */
  mastery: number;
  /** The making of its activities: the last one failed, with what was said to the student. */
  making: { state: 'idle' | 'running' } | { state: 'failed'; why: string };
  guide: 'absent' | 'never-opened' | 'opened';
  /** The guide was made from the lines of the syllabus, since there was no file to make it from. */
  guideFromSyllabus: boolean;
}

export interface ReadingFacts {
  id: string;
  /** Its place in the week, from 0. */
  index: number;
  title: string;
  author: string | null;
  optional: boolean;
  /** The file that is this reading; null where the folder has none. */
  file: { fileId: string; name: string } | null;
  /** The student has had that file open. */
  opened: boolean;
  /**
   * What the last search for it found: how many of the best grade there are, and whether any catalogue answered; null
   * where nobody searched.
   */
  found: { count: number; best: SourceGrade | null; answered: boolean } | null;
}

export interface DueFacts {
  id: string;
  title: string;
  type: AssignmentType;
  dueDate: string;
  /** The syllabus leaves the day open, or it was not read with confidence: it is never told as a fact. */
  inDoubt: boolean;
  /** Whole days; negative once it is past. */
  daysLeft: number;
  weekNumber: number | null;
  /** Percent of the grade. */
  weight: number | null;
  optional: boolean;
  /** Of its plan; null where none was made. */
  steps: { done: number; total: number } | null;
}

/** A concept whose questions were answered wrong, and not right since. */
export interface Struggle {
  concept: string;
  weekNumber: number;
  /** Wrong answers. */
  wrong: number;
  /** The passage that most of its questions rest on; null where its file is gone. */
  passage: PassagePlace | null;
  hasCards: boolean;
}

export interface PassagePlace {
  fileId: string;
  fileName: string;
  page: number | null;
  /** What print calls the page, where that is not its number. */
  pageLabel?: string;
  block: number;
  lastBlock: number;
  quote: string;
}

export interface PlanFacts {
  state: PlanState;
  /** Why it could not be read, as the student is told. */
  failure: string | null;
  itemsToReview: number;
  /** A revised syllabus waits for a decision. */
  proposalWaits: boolean;
}

export interface FileFacts {
  fileId: string;
  name: string;
  role: FileRole;
  state: 'searchable' | 'being-read' | 'failed';
  /** Why it cannot be read, as the student is told. */
  failure: string | null;
}
