import type { ProactiveEventData } from '@weekwise/contracts/suggestions.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { ProactiveEventType } from '@weekwise/domain/suggestions.ts';
import { useEffect, useRef } from 'react';

/** Where it happened. */
interface Place {
  folderId: string;
  currentWeek: number | null;
}
type Of<Field extends keyof ProactiveEventData> = { [Name in Field]-?: Exclude<ProactiveEventData[Name], undefined> };
type OfReading = Place & { readingTitle: string; readingAuthor: string | null };
type SearchOutcome = Of<'contentCount' | 'searchResultsCategory' | 'generationDurationMs'>;

/** What each event tells, in the spellings of spec §3. */
export interface EventData {
  week_changed: Place & Partial<Of<'weekData'>>;
  academic_search: OfReading & Of<'searchQuery'>;
  syllabus_processing: Place & Of<'contentType'>;
  document_upload: Place & Of<'contentCount'>;
  section_expansion: Place & { sectionType: SectionType } & Partial<Of<'readingTitle' | 'assignmentTitle'>>;
  assignment_due_soon: Place & Of<'assignmentTitle' | 'daysUntilDue'>;
  power_play_generation_started: Place;
  power_play_generation_completed: Place & Of<'activitiesGenerated' | 'generationDurationMs'>;
  power_play_generation_failed: Place & Of<'generationDurationMs'>;
  activity_started: Place & { activityType: ActivityType } & Partial<Of<'activityId' | 'activityTitle'>>;
  activity_completed: Place & { activityType: ActivityType } & Of<'activityCompletionStatus'> &
    Partial<Of<'activityId' | 'activityTitle'>>;
  activity_generation_requested: Place & Partial<Of<'activityType' | 'interactionType'>>;
  learning_activities_refreshed: Place & Of<'activitiesGenerated'>;
  study_guide_exists_check: Place & Of<'contentExists'>;
  study_guide_generation_started: Place;
  study_guide_generation_completed: Place & Of<'contentCount' | 'generationDurationMs'>;
  study_guide_generation_failed: Place & Of<'generationDurationMs'>;
  activities_exists_check: Place & Of<'contentExists' | 'contentCount'>;
  activities_generation_started: Place & { activityType: ActivityType };
  activities_generation_completed: Place & { activityType: ActivityType } & Of<
      'activitiesGenerated' | 'generationDurationMs' | 'bloomLevel'
    >;
  search_results_exists_check: OfReading & Of<'contentExists' | 'contentCount'>;
  search_results_generation_started: OfReading;
  search_results_generation_completed: OfReading & SearchOutcome;
  search_results_generation_failed: OfReading & Of<'generationDurationMs'>;
  /** Of one reading, or without a title of all readings of a week. */
  source_search_completed: Place & SearchOutcome & Partial<Of<'readingTitle' | 'readingAuthor'>>;
}

/** What the student turned to. */
type SectionType = 'readings' | 'reading' | 'assignments' | 'activities' | 'vocabulary' | 'study_guide' | 'files';

/** Tells of an event. Any feature may, at any time: it never throws and never waits. */
export function emitProactiveEvent<Type extends ProactiveEventType>(type: Type, data: EventData[Type]): void {
  // Without a network its code may not come, and an event that isn't sent is lost anyway.
  void import('./send.ts').then(({ sendProactiveEvent }) => sendProactiveEvent(type, data)).catch(() => undefined);
}

/** Tells of something that a screen shows, once for each `key`; null while there is nothing to tell. */
export function useProactiveEvent<Type extends ProactiveEventType>(
  type: Type,
  key: string | null,
  data: () => EventData[Type],
): void {
  const tell = useRef(data);
  tell.current = data;
  useEffect(() => {
    if (key !== null) emitProactiveEvent(type, tell.current());
  }, [type, key]);
}
