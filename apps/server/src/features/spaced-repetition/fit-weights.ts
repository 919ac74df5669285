import { type CardGrade, cardGrades } from '@weekwise/domain/spaced-repetition.ts';
import type { LoggedGrade } from '@weekwise/engine/spaced-repetition/log-loss.ts';

const ratingOf = (grade: CardGrade): number => cardGrades.indexOf(grade) + 1;

/**
 * Weights of FSRS fitted to a review log by the optimiser of its authors (fsrs-rs, as a native module): the same log
 * gives the same weights. Work of about half a second, off the main thread.
 *
 * @param histories all cardGrades of each card, oldest first
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
