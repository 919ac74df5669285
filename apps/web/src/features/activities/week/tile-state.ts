import type { ActivityType } from '@weekwise/contracts/activity-types.ts';
import { count } from '../../../lib/text.ts';
import type { Item } from './week-items.ts';

/** How one kind of activity stands, in words. */
export interface TileState {
  state: 'absent' | 'new' | 'in-progress' | 'done';
  says: string;
  /** What pressing it does; null where there is nothing to do. */
  action: string | null;
}

const nouns: Record<ActivityType, string> = {
  flashcards: 'card',
  'true-false': 'statement',
  'multiple-choice': 'question',
  'socratic-dialogue': 'dialogue',
};

/**
 * @param due of flashcards: how many are to be reviewed today; null while that is not known
 */
export function tileState(type: ActivityType, items: readonly Item[], due: number | null): TileState {
  const ours = items.filter((item) => item.type === type);
  const done = ours.filter(({ last }) => last !== null);
  const many = count(ours.length, nouns[type]);
  if (ours.length === 0)
    return { state: 'absent', says: items.length === 0 ? 'None yet' : 'Your readings bear none', action: null };
  if (done.length === 0) return { state: 'new', says: `${many}, not started`, action: 'Start' };
  if (type === 'flashcards') {
    if (due) return { state: 'in-progress', says: `${many}, ${due} due`, action: 'Review' };
    return { state: 'done', says: due === null ? many : `${many}, none due`, action: 'Practise' };
  }
  if (done.length < ours.length)
    return { state: 'in-progress', says: `${done.length} of ${many} done`, action: 'Resume' };
  if (type === 'socratic-dialogue') return { state: 'done', says: `${many}, done`, action: 'Again' };
  const right = ours.filter(({ last }) => last?.correct === true).length;
  return { state: 'done', says: `${many}, last time ${right} right`, action: 'Retry' };
}
