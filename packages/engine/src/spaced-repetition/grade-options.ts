import { type CardGrade, cardGrades } from '@weekwise/domain/spaced-repetition.ts';
import { comesBack, type ExamDay } from './exam-retention.ts';
import { localDay, wallClock } from './local-time.ts';
import type { Memory } from './memory.ts';
import type { Scheduler } from './scheduler.ts';

/** What one button does. */
export interface GradeOption {
  memory: Memory & { lastReview: Date };
  /** Recall that is desired when it comes back. */
  retention: number;
  /** `YYYY-MM-DD` of the exam that it comes back earlier for. */
  beforeExam: string | null;
}

export interface ReviewMoment {
  at: Date;
  timeZone: string;
  /** That the card is part of, in any order; past ones do not matter. */
  exams: readonly ExamDay[];
  /** See `comesBack`. */
  spread: number;
}

const dayInMilliseconds = 86_400_000;

/** What each grade would make of a card, for the buttons to say before one is chosen. */
export function gradeOptions(
  scheduler: Scheduler,
  memory: Memory,
  moment: ReviewMoment,
): Record<CardGrade, GradeOption> {
  const entries = cardGrades.map((grade) => [grade, gradeOption(scheduler, memory, grade, moment)]);
  return Object.fromEntries(entries) as Record<CardGrade, GradeOption>;
}

export function gradeOption(
  scheduler: Scheduler,
  memory: Memory,
  grade: CardGrade,
  { at: asked, timeZone, exams, spread }: ReviewMoment,
): GradeOption {
  // A clock that was set back would put a review before the one before it.
  const at = memory.lastReview && memory.lastReview > asked ? memory.lastReview : asked;
  const now = wallClock(at, timeZone);
  const lastReview = memory.lastReview && wallClock(memory.lastReview, timeZone);
  const outcome = (retention: number): Memory => scheduler.outcomes({ ...memory, lastReview }, now, retention)[grade];
  const usual = outcome(scheduler.retention);
  const until = usual.due.getTime() - now.getTime();
  const within = { ...usual, lastReview: at, due: new Date(at.getTime() + until) };
  // Steps of minutes are the same for every retention.
  if (usual.scheduledDays === 0) return { memory: within, retention: scheduler.retention, beforeExam: null };
  const { days, ...aim } = comesBack(
    localDay(at, timeZone),
    exams,
    (retention) => outcome(retention).scheduledDays,
    spread,
    scheduler.retention,
  );
  const due = new Date(at.getTime() + days * dayInMilliseconds);
  return { memory: { ...within, due, scheduledDays: days }, ...aim };
}
