import type { LoggedGrade } from '@weekwise/engine/spaced-repetition/log-loss.ts';
import { type Grade, grades } from '@weekwise/engine/spaced-repetition/memory.ts';

const ratingOf = (grade: Grade): number => grades.indexOf(grade) + 1;

/**
 * Weights of FSRS fitted to a review log by the optimiser of its authors (fsrs-rs, as a native module): the same log
 * gives the same weights. Work of about half a second, off the main thread.
 *
 * @param histories all grades of each card, oldest first
 */
export async function fitWeights(histories: readonly (readonly LoggedGrade[])[]): Promise<number[]> {
  // Not where the server starts: a platform that has no build of it serves everything else.
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = await import('@open-spaced-repetition/binding');
  const items = histories.flatMap((history) => {
    const reviews = history.map(({ grade, days }) => new FSRSBindingReview(ratingOf(grade), days));
    // One example a grade: what came before it foretells it. Those of the same day are learning, not forgetting.
    return history.flatMap(({ days }, i) => (i > 0 && days > 0 ? [new FSRSBindingItem(reviews.slice(0, i + 1))] : []));
  });
  return computeParameters(items, { enableShortTerm: true, numRelearningSteps: 1 });
}
