import { phraseKey } from '../vocabulary/corpus.ts';
import type { Activity } from './activity.ts';

/** The choice that is right, as it is compared; null for what asks for none. */
const rightChoice = (activity: Activity): string | null =>
  activity.type === 'multiple-choice' ? phraseKey(activity.options[activity.answerIndex] ?? '') : null;

/**
 * Puts the items that ask for an answer for the first time before those that ask for it again, so that a quiz on one
 * subject doesn't have the same answer in every blank.
 */
export function variedAnswers<Item>(items: readonly Item[], contentOf: (item: Item) => Activity): Item[] {
  const asked = new Map<string, number>();
  const turns = items.map((item) => {
    const answer = rightChoice(contentOf(item));
    if (answer === null) return { item, turn: 0 };
    const turn = asked.get(answer) ?? 0;
    asked.set(answer, turn + 1);
    return { item, turn };
  });
  return turns.toSorted((x, y) => x.turn - y.turn).map(({ item }) => item);
}
