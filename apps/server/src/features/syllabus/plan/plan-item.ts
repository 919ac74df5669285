import type { ReviewState } from '@weekwise/domain/plan.ts';
import type { ExtractedItem } from '../../../db/stored/plan-item.ts';

export interface PlanItem {
  /** With the corrections applied. */
  item: ExtractedItem;
  /** As it was read; null for what the student added. */
  read: ExtractedItem | null;
  state: ReviewState;
}
