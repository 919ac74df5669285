import type { FactField, ItemSource } from './plan-item.ts';

export type Origin = 'syllabus' | 'edited' | 'added';

export interface SourcedValue {
  value: string;
  source: ItemSource | null;
  confidence: number;
  origin: Origin;
}

/** What a plan knows of the course beyond its weeks. */
export interface CourseInfo {
  facts: Partial<Record<FactField, SourcedValue>>;
  grading: { name: string; percent: number; source: ItemSource | null }[];
  policies: { name: string; text: string; source: ItemSource | null }[];
}
