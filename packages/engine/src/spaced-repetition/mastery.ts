import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { LoggedGrade } from './log-loss.ts';
import type { Scheduler } from './scheduler.ts';

/** What a student did with one item, oldest first; a question answered right counts as "good", wrong as "again". */
export interface Practised {
  type: ActivityType;
  history: readonly LoggedGrade[];
  /** Whole days since the last of them. */
  daysSince: number;
}

export interface Mastery {
  /** In [0, 1]: the share of all items that the student would still know in a week. */
  mastery: number;
  items: number;
  /** Of them tried at least once. */
  tried: number;
  /** Of them answered wrong, or forgotten, the last time. */
  missed: number;
}

/** What is known must last until then: right after an answer everything would be known. */
const horizonDays = 7;
/** Chance of a right answer by guessing alone. */
const guesses: Record<ActivityType, number> = {
  flashcards: 0,
  'true-false': 1 / 2,
  'multiple-choice': 1 / 4,
  'socratic-dialogue': 0,
};

/**
 * How well one item is known, in [0, 1]: R · P.
 *
 * R is the recall that FSRS foretells for a week from now, from every grade and answer; P, where right answers can be
 * guessed, the probability that it was knowledge: 1 / (1 + gⁿ) for n right answers in a row and chance g, by Bayes from
 * even odds. Not tried, or wrong the last time: 0.
 */
export function knownness(scheduler: Scheduler, { type, history, daysSince }: Practised): number {
  const last = history.at(-1);
  if (!last || last.grade === 'again') return 0;
  let memory: { stability: number; difficulty: number } | null = null;
  for (const { grade, days } of history) memory = scheduler.remember(memory, days, grade);
  const inARow = history.length - 1 - history.findLastIndex(({ grade }) => grade === 'again');
  const guess = guesses[type];
  const knew = guess === 0 ? 1 : 1 / (1 + guess ** inARow);
  return scheduler.recall(memory?.stability ?? 0, daysSince + horizonDays) * knew;
}

/** Of a week or a concept: the mean over its items, so that what was never tried counts as not known. */
export function masteryOf(scheduler: Scheduler, items: readonly Practised[]): Mastery {
  const sum = items.reduce((total, item) => total + knownness(scheduler, item), 0);
  return {
    mastery: items.length > 0 ? sum / items.length : 0,
    items: items.length,
    tried: items.filter(({ history }) => history.length > 0).length,
    missed: items.filter(({ history }) => history.at(-1)?.grade === 'again').length,
  };
}
