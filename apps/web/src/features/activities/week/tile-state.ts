import { plural, t } from '@lingui/core/macro';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { WeekItems } from './week-items.ts';

/** How one kind of activity stands, in words. */
export interface TileState {
  state: 'absent' | 'new' | 'in-progress' | 'done';
  says: string;
  /** What pressing it does; null where there is nothing to do. */
  action: string | null;
}

const counted: Record<ActivityType, (many: number) => string> = {
  flashcards: (many) => plural(many, { one: '# card', other: '# cards' }),
  'true-false': (many) => plural(many, { one: '# statement', other: '# statements' }),
  'multiple-choice': (many) => plural(many, { one: '# question', other: '# questions' }),
  'socratic-dialogue': (many) => plural(many, { one: '# dialogue', other: '# dialogues' }),
};

/** The flashcards of a week, as their schedule knows them. */
export interface CardsOfWeek {
  /** To be reviewed today. */
  due: number;
  /** Whether any was graded: a grade is no answer to an item. */
  begun: boolean;
}

/**
 * @param items of the week, and whether they were made for it: else some were asked for one by one
 * @param cards null while that is not known
 */
export function tileState(
  type: ActivityType,
  { items, made }: Pick<WeekItems, 'items' | 'made'>,
  cards: CardsOfWeek | null,
): TileState {
  const ours = items.filter((item) => item.type === type);
  const done = ours.filter(({ last }) => last !== null);
  const many = counted[type](ours.length);
  if (ours.length === 0)
    return { state: 'absent', says: made && items.length > 0 ? t`None in your readings` : t`None yet`, action: null };
  const begun = done.length > 0 || (type === 'flashcards' && cards?.begun);
  if (!begun) return { state: 'new', says: t`${many}, not started`, action: t`Start` };
  if (type === 'flashcards') {
    if (cards?.due) return { state: 'in-progress', says: t`${many}, ${cards.due} due`, action: t`Review` };
    return { state: 'done', says: cards === null ? many : t`${many}, none due`, action: t`Practise` };
  }
  if (done.length < ours.length)
    return { state: 'in-progress', says: t`${done.length} of ${many} done`, action: t`Resume` };
  if (type === 'socratic-dialogue') return { state: 'done', says: t`${many}, done`, action: t`Again` };
  const right = ours.filter(({ last }) => last?.correct === true).length;
  return { state: 'done', says: t`${many}, last time ${right} right`, action: t`Retry` };
}
