import { z } from 'zod';
import { boundedStore, ofStudent, storageLimits } from '../../lib/storage.ts';

/** What was entered for a course before its making or its payment led away from the form. */
const courseDraft = z.object({
  name: z.string(),
  planId: z.string().nullable(),
  promotionCode: z.string().nullable(),
  /** The page it was entered on. */
  page: z.string(),
});
export type CourseDraft = z.infer<typeof courseDraft>;

const drafts = boundedStore({
  kind: `${ofStudent}course-draft`,
  schema: courseDraft,
  limit: storageLimits.sessionKeys,
  storage: () => sessionStorage,
});

/** Kept in this tab, so that "back" from the checkout finds the form as it was left. */
export const readDraft = (userId: string): CourseDraft | null => drafts.get(userId);
export const keepDraft = (userId: string, draft: CourseDraft): void => drafts.set(userId, draft);
export const dropDraft = (userId: string): void => drafts.remove(userId);
