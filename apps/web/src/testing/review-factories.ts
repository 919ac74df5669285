import type { Review } from '@weekwise/contracts/syllabus-review.ts';

/** The review as a change answers it; what is in it is asked for elsewhere. */
export const makeReview = (change: Partial<Review> = {}): Review => ({
  folder_id: 'f1',
  syllabus_id: 's1',
  file_id: 'file1',
  file_name: 'syllabus.pdf',
  read_by: 'engine',
  fallback: null,
  day_order: null,
  confidence_threshold: 0.8,
  items: [],
  counts: { total: 0, needs_review: 0, clear: 0, confirmed: 0 },
  undo: null,
  decision: null,
  proposal: null,
  ...change,
});
