import type { MaterialBasis } from '@weekwise/domain/activities.ts';
import type { Shortage } from '@weekwise/engine/vocabulary/shortage.ts';
import type { MadeItems } from './made-items.ts';

/** What the activities of a week were made from. */
export interface WeekContent {
  basis: MaterialBasis;
  /** Why there are few of them, or why the materials bear none; null where there are as many as there should be. */
  shortage: Shortage | null;
  /** How often they were made: free choices differ from one round to the next. */
  round: number;
}

/** What a task has made so far. After a crash the next attempt goes on from there, and asks no model twice. */
export interface WeekDraft {
  taskId: string;
  made: MadeItems[];
}
