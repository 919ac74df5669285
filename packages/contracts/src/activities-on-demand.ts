import { activityScopes } from '@weekwise/domain/activities.ts';
import { z } from 'zod';
import { activity } from './activities.ts';
import { folderId, id } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { limits } from './limits.ts';

/**
 * One activity on demand. It is made of the words that the student selected, of a reading, of a topic, or of a week:
 * the first of these that is named. `interaction_type` is understood however it is spelled. The answer comes with
 * `executeActivity`.
 */
export const generateActivity = defineContract({
  method: 'POST',
  path: '/api/interactive-activities/generate',
  access: 'session',
  pace: 'tutor',
  kind: 'json',
  bodyBytes: bytesFor({ characters: limits.selectedTextLength }),
  body: z.object({
    user_id: id.optional(),
    activity: z.looseObject({
      interaction_type: z.string().max(100).optional(),
      type: z.string().max(100).optional(),
      topic: z.string().trim().max(limits.topicLength).nullish(),
    }),
    user_context: z.looseObject({
      folder_id: folderId,
      week_number: z.coerce.number().int().min(0).max(99).nullish(),
      file_id: id.nullish(),
      selected_text: z.string().trim().max(limits.selectedTextLength).nullish(),
    }),
  }),
  response: z.object({
    activity,
    made_of: z.enum(activityScopes),
    /** The week that it is kept with; null where the folder has no plan. */
    week_number: z.int().nullable(),
  }),
  errors: [
    'invalid_folder_id',
    'folder_not_found',
    'week_not_found',
    'plan_required',
    'file_not_found',
    'syllabus_not_found',
    'passage_not_found',
    'activity_not_makeable',
    'reading_timed_out',
    'reading_out_of_memory',
  ],
});
