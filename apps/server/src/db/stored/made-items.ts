import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';

/** Activities of one type as a tutor made them. */
export interface MadeItems {
  type: ActivityType;
  activities: Activity[];
  /** "engine" or a model's name. */
  source: string;
  /** Why the engine made them though a model was to. */
  fallback: FallbackReason | null;
}
