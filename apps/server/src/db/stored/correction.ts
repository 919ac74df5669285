import type { TrackKind } from '@weekwise/domain/plan.ts';
import type { ExtractedItem, ItemSource, ItemValue } from './plan-item.ts';

/** A week that the student has laid out by hand. */
export interface BuiltWeek {
  id: string;
  number: number;
  /** `YYYY-MM-DD` */
  startDate: string;
  breakName: string | null;
}

/** One decision of the student, in the order they were made. Never rewritten: undoing one marks it undone. */
export type Correction =
  /**
   * `weekId`: the week it was put into with the same press; absent where it stayed. `source`: the line that it says so
   * by.
   */
  | {
      action: 'set';
      itemId: string;
      values: Record<string, ItemValue>;
      weekId?: string | null;
      source?: ItemSource;
    }
  | { action: 'move'; itemId: string; weekId: string | null }
  | { action: 'remove'; itemId: string }
  | { action: 'restore'; itemId: string }
  | { action: 'confirm'; itemIds: string[] }
  | { action: 'reopen'; itemId: string }
  /** The item is one with another of its kind; what stands in a week goes along with it. */
  | { action: 'merge'; itemId: string; intoId: string }
  /** `pushes`, of a week: those from its number on count one more. */
  | { action: 'add'; item: ExtractedItem; pushes?: boolean }
  /** The weeks are read in another way; `openings` find it again, `from` is the reading before. */
  | { action: 'choose'; openings: string[]; from: string }
  /** These weeks take the place of all that were read. */
  | { action: 'build'; weeks: BuiltWeek[] }
  /** The first day of the term: weeks without a date count from it. */
  | { action: 'start'; firstDay: string }
  /** Which of several kinds of students they are: what is for others alone is out of the plan. */
  | { action: 'track'; kind: TrackKind; choice: string };

/** A decision about the whole plan. */
export type WholeCorrection = Extract<Correction, { action: 'choose' | 'build' | 'start' | 'track' }>;

export function isOfWhole(correction: Correction): correction is WholeCorrection {
  return ['choose', 'build', 'start', 'track'].includes(correction.action);
}

export function concerns(correction: Correction, itemId: string): boolean {
  if (isOfWhole(correction)) return false;
  if (correction.action === 'confirm') return correction.itemIds.includes(itemId);
  if (correction.action === 'add') return correction.item.id === itemId;
  return correction.itemId === itemId || (correction.action === 'merge' && correction.intoId === itemId);
}
