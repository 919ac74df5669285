import { addDays } from '../dates/calendar.ts';
import { comesBack, type ExamDay } from './exam-retention.ts';
import { localDay } from './local-time.ts';
import type { Memory } from './memory.ts';
import type { Scheduler } from './scheduler.ts';

export interface Today {
  now: Date;
  timeZone: string;
  /** `YYYY-MM-DD` of `now` where the student is. */
  today: string;
}

/**
 * The day on which a card is to be asked: as its last grade said, or earlier for an exam that has come into the plan
 * since.
 * A new card's is today.
 */
export function dueDay(
  scheduler: Scheduler,
  memory: Memory,
  exams: readonly ExamDay[],
  spread: number,
  { timeZone, today }: Today,
): string {
  if (memory.lastReview === null) return today;
  if (memory.scheduledDays === 0) return localDay(memory.due, timeZone);
  const last = localDay(memory.lastReview, timeZone);
  const planned = addDays(last, memory.scheduledDays);
  const ahead = exams.filter(({ date }) => date > today);
  if (planned <= today || ahead.length === 0) return planned;
  const intervalFor = (retention: number) => scheduler.interval(memory.stability, retention);
  const { days } = comesBack(last, ahead, intervalFor, spread, scheduler.retention);
  return addDays(last, Math.min(days, memory.scheduledDays));
}
