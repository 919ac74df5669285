import { t } from '@lingui/core/macro';
import {
  MutationObserver,
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { generateActivity } from '@weekwise/contracts/activities-on-demand.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { emitProactiveEvent } from '../../../lib/proactive/events.ts';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import { refreshItems } from '../week/week.queries.ts';

export type MakeableType = Exclude<ActivityType, 'socratic-dialogue'>;

const made: Record<MakeableType, string> = {
  flashcards: t`Flashcard made`,
  'true-false': t`Statement made`,
  'multiple-choice': t`Question made`,
};

export interface Wish {
  type: MakeableType;
  /** What it is to be about; null for the whole file, or the week. */
  words: string | null;
  fileId: string | null;
  week: number | null;
}

/** Makes one activity of words, of a file or of a week, and says so. */
export const useMakeActivity = (folderId: string) => useMutation(making(useQueryClient(), folderId));

/** The same, where the page that asks for it is drawn without what makes it. What fails is said. */
export function makeActivity(client: QueryClient, folderId: string, wish: Wish): void {
  new MutationObserver(client, making(client, folderId)).mutate(wish).catch(() => undefined);
}

const making = (client: QueryClient, folderId: string) =>
  mutationOptions({
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
      sayDone(week_number === null ? made[type] : t`${made[type]} for week ${week_number}`);
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
