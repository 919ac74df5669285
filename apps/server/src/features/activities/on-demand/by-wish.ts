import type { Difficulty } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import type { PracticeWish } from '@weekwise/engine/answers/conversation/practice-further.ts';
import { countWords } from '@weekwise/engine/answers/render/shorten.ts';

type Wish = Pick<PracticeWish, 'level' | 'isShorter'>;

const levels: Record<Difficulty, number> = { easy: 0, medium: 1, hard: 2 };
/** In words, of all that an item shows: what is read at a glance. */
const mostOfShort = 30;

const lengthOf = (activity: Activity): number => {
  switch (activity.type) {
    case 'flashcards':
      return countWords(`${activity.front} ${activity.back}`);
    case 'true-false':
      return countWords(activity.statement);
    case 'multiple-choice':
      return countWords(`${activity.question} ${activity.options.join(' ')}`);
    case 'socratic-dialogue':
      return countWords(activity.turns.map(({ question }) => question).join(' '));
  }
};

/** Whether an item is of the hardest or easiest kind, and short, as far as that is wanted. */
export function meetsWish(activity: Activity, { level, isShorter }: Wish): boolean {
  const isOfLevel = level === null || activity.difficulty === (level === 'harder' ? 'hard' : 'easy');
  return isOfLevel && (!isShorter || lengthOf(activity) <= mostOfShort);
}

/** The items in the order in which they meet a wish; those that meet it alike stay as they were. */
export function byWish<T>(items: readonly T[], contentOf: (item: T) => Activity, { level, isShorter }: Wish): T[] {
  const rank = (item: T): number => {
    const activity = contentOf(item);
    const ofLevel = level === null ? 0 : levels[activity.difficulty] * (level === 'harder' ? -1 : 1);
    return ofLevel * (isShorter ? mostOfShort : 1) + (isShorter ? lengthOf(activity) : 0);
  };
  return items.toSorted((x, y) => rank(x) - rank(y));
}

/** "the hardest", "the shortest and easiest" */
export function sayWish({ level, isShorter }: Wish): string {
  const said = [
    ...(isShorter ? ['shortest'] : []),
    ...(level === null ? [] : [level === 'harder' ? 'hardest' : 'easiest']),
  ];
  return `the ${said.join(' and ')}`;
}
