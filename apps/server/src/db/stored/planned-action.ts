import type { ReadingState } from '@weekwise/domain/plan.ts';
import type { ItemValue } from './plan-item.ts';

/** A change that waits for the student's word, with all that it needs: nothing is read from a model again. */
export type PlannedAction =
  /** `values` under the contract's names. */
  | { kind: 'correct_item'; itemId: string; values: Record<string, ItemValue>; done: string }
  | { kind: 'mark_readings'; readingIds: string[]; state: ReadingState; done: string }
  | { kind: 'mark_handed_in'; assignmentId: string; isHandedIn: boolean; done: string }
  | { kind: 'make_activities'; weekNumber: number };
