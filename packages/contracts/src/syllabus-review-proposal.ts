import { planChangeTypes, planItemKinds } from '@weekwise/domain/plan.ts';
import { z } from 'zod';
import { id } from './common.ts';
import { defineContract } from './contract.ts';
import { changeOfReview, itemValue, ofFolder, proposalSummary, reviewErrors, reviewSource } from './syllabus-review.ts';

/** One difference between the plan and a revised syllabus. */
export const planChange = z.object({
  item_id: id,
  kind: z.enum(planItemKinds),
  /**
   * `kept`: the revised syllabus says otherwise (`after`), but the student had corrected it (`before`), and that stays.
   * `changed`: any other field.
   */
  change: z.enum(planChangeTypes),
  /** What the item is called. */
  label: z.string(),
  /** The field that differs; null for `added`, `removed` and `moved`. */
  field: z.string().nullable(),
  before: itemValue,
  after: itemValue,
  /** Number of the week it is in; null outside the weeks, or where it is not there. */
  week_before: z.int().nullable(),
  week_after: z.int().nullable(),
  /** Lines of the revised syllabus; of the old one for `removed`. */
  source: reviewSource.nullable(),
});
export type PlanChange = z.infer<typeof planChange>;

export const getProposal = defineContract({
  method: 'GET',
  path: '/api/review/:folderId/proposal',
  access: 'session',
  kind: 'json',
  params: ofFolder,
  response: proposalSummary.extend({ changes: z.array(planChange) }),
  errors: [...reviewErrors, 'proposal_not_found'],
});

/** Makes the revised syllabus the plan. Corrections stay. */
export const applyProposal = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/proposal/apply',
  ...changeOfReview,
  params: ofFolder,
  /** The proposal the student has seen: another one that came meanwhile is not applied. */
  body: z.object({ proposal_id: id }),
  errors: [...reviewErrors, 'proposal_not_found'],
});

export const discardProposal = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/proposal/discard',
  ...changeOfReview,
  params: ofFolder,
  body: z.object({ proposal_id: id }),
  errors: [...reviewErrors, 'proposal_not_found'],
});
