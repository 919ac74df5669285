import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActivityType } from '@weekwise/contracts/activity-types.ts';
import { generateActivity } from '@weekwise/contracts/interactive-activities.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { sayDone, sayFailed } from '../../../components/toast.ts';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { emitProactiveEvent } from '../../../lib/proactive/events.ts';
import { refreshItems } from '../week/week.queries.ts';

export type MakeableType = Exclude<ActivityType, 'socratic-dialogue'>;

const made: Record<MakeableType, string> = {
  flashcards: 'Flashcard made',
  'true-false': 'Statement made',
  'multiple-choice': 'Question made',
};

export interface Wish {
  type: MakeableType;
  /** What it is to be about; null for the whole file, or the week. */
  words: string | null;
  fileId: string | null;
  week: number | null;
}

/** Makes one activity of words, of a file or of a week, and says so. */
export function useMakeActivity(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ type, words, fileId, week }: Wish) =>
      call(generateActivity, {
        body: {
          activity: { interaction_type: type },
          user_context: {
            folder_id: folderId,
            file_id: fileId,
            week_number: week,
            selected_text: words?.slice(0, limits.selectedTextLength) ?? null,
          },
        },
      }),
    onMutate: ({ type: activityType, week: currentWeek }) => {
      const place = { folderId, currentWeek, activityType };
      emitProactiveEvent('activity_generation_requested', place);
      emitProactiveEvent('activities_generation_started', place);
      return Date.now();
    },
    onSuccess: ({ week_number, activity }, { type }, began) => {
      sayDone(week_number === null ? made[type] : `${made[type]} for week ${week_number}`);
      void refreshItems(client, folderId);
      emitProactiveEvent('activities_generation_completed', {
        folderId,
        currentWeek: week_number,
        activityType: type,
        activitiesGenerated: 1,
        generationDurationMs: Date.now() - began,
        bloomLevel: 'bloom_level' in activity ? activity.bloom_level : '',
      });
    },
    onError: (error) => sayFailed(messageOf(error)),
  });
}
