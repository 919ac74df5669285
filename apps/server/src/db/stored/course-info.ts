import type { ItemOrigin } from '@weekwise/domain/plan.ts';
import type { FactField, ItemSource } from './plan-item.ts';

export interface SourcedValue {
  value: string;
  source: ItemSource | null;
  confidence: number;
  origin: ItemOrigin;
}

/** What a plan knows of the course beyond its weeks. */
export interface CourseInfo {
  facts: Partial<Record<FactField, SourcedValue>>;
  grading: { name: string; percent: number; source: ItemSource | null }[];
  policies: { name: string; text: string; source: ItemSource | null }[];
}
