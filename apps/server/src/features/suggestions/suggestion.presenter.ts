import { activityTypeOf } from '@weekwise/contracts/activities-types.ts';
import type { BodyOf, ResponseInputOf } from '@weekwise/contracts/contract.ts';
import type * as calls from '@weekwise/contracts/suggestions.ts';
import type { listNotifications } from '@weekwise/contracts/suggestions-notifications.ts';
import type { SuggestionEvent } from '@weekwise/engine/suggestions/event.ts';
import type { Suggestion, SuggestionAction } from '@weekwise/engine/suggestions/suggestion.ts';
import { AppError } from '../../app-error.ts';
import type { CurrentNotification } from './notifications.service.ts';
import type { ProactiveAnswer } from './suggestions.service.ts';

type Told = BodyOf<typeof calls.sendProactiveEvent>;

/** The course that an event names, if it does. Both parts may name it; they must agree. */
export function folderOf({ event_data, ui_context }: Told): string | undefined {
  const named = event_data?.folderId ?? ui_context?.folderId ?? undefined;
  if ((ui_context?.folderId ?? named) !== named) throw new AppError('invalid_folder_id');
  return named;
}

export function toEvent({ event_type: type, event_data: data, ui_context }: Told): SuggestionEvent {
  return {
    type,
    week: data?.currentWeek ?? ui_context?.currentWeek ?? null,
    assignmentTitle: data?.assignmentTitle ?? null,
    readingTitle: data?.readingTitle ?? null,
    sectionType: data?.sectionType ?? null,
    activityType: data?.activityType ?? (data?.interactionType ? activityTypeOf(data.interactionType) : null),
  };
}

type Reply = ResponseInputOf<typeof calls.sendProactiveEvent>;

export const silence = (heldBack: ProactiveAnswer['heldBack'] = []): Reply => ({
  success: true,
  response: null,
  suggestion: null,
  held_back: heldBack,
});

export function toSuggestion(
  { said, heldBack }: ProactiveAnswer,
  { id, folderId }: { id: string; folderId: string },
): Reply {
  if (!said) return silence(heldBack);
  const { suggestion, words } = said;
  return {
    success: true,
    response: words.result,
    suggestion: {
      suggestion_id: id,
      ...matterOf(suggestion, folderId),
      source: words.source,
      fallback: words.fallback,
    },
    held_back: heldBack,
  };
}

export function toNotification({
  row,
  suggestion,
  words,
}: CurrentNotification): ResponseInputOf<typeof listNotifications>['notifications'][number] {
  return {
    notification_id: row.id,
    ...matterOf(suggestion, row.folderId),
    text: words.result,
    source: words.source,
    said_at: row.saidAt.toISOString(),
    is_read: row.readAt !== null,
  };
}

const matterOf = ({ kind, subject, week, actions }: Suggestion, folderId: string) => ({
  folder_id: folderId,
  kind,
  subject,
  week_number: week,
  actions: actions.map(toAction),
});

function toAction(action: SuggestionAction): calls.SuggestionAction {
  const { label } = action;
  switch (action.do) {
    case 'open-assignment':
      return { do: action.do, label, assignment_id: action.assignmentId };
    case 'open-file':
      return { do: action.do, label, file_id: action.fileId, week: action.week };
    case 'open-passage': {
      const { fileId, page, block, lastBlock, quote } = action.place;
      return { do: action.do, label, week: action.week, file_id: fileId, page, block, last_block: lastBlock, quote };
    }
    case 'find-reading':
      return { do: action.do, label, week: action.week, reading_id: action.readingId };
    case 'practise':
      return { do: action.do, label, week: action.week, activity_type: action.activityType };
    default:
      return action;
  }
}
