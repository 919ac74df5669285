import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import type { Scheduler } from './scheduler.ts';

/** One grade of a card, so many whole days after the one before it; 0 for the first. */
export interface LoggedGrade {
  grade: CardGrade;
  days: number;
}

/**
 * How well weights predict a review log: the mean of −ln p over the grades that came at least a day after the one
 * before, where p is the predicted probability of what happened (any grade except "again" counts as recalled). Lower is
 * better; ln 2 ≈ 0.69 is a coin. The measure is that of https://github.com/open-spaced-repetition/srs-benchmark. null
 * where there is no such grade.
 *
 * @param histories all grades of each card, oldest first
 * @param from counts only grades at this place of their history or later
 */
export function logLoss(
  scheduler: Scheduler,
  histories: readonly (readonly LoggedGrade[])[],
  counts: (card: number, grade: number) => boolean = () => true,
): number | null {
  let sum = 0;
  let judged = 0;
  for (const [card, history] of histories.entries()) {
    let memory: { stability: number; difficulty: number } | null = null;
    for (const [i, { grade, days }] of history.entries()) {
      if (memory && days > 0 && counts(card, i)) {
        const recall = Math.min(1 - 1e-6, Math.max(1e-6, scheduler.recall(memory.stability, days)));
        sum -= Math.log(grade === 'again' ? 1 - recall : recall);
        judged++;
      }
      memory = scheduler.remember(memory, days, grade);
    }
  }
  return judged > 0 ? sum / judged : null;
}
