import type { ProactiveEventType } from '@weekwise/domain/suggestions.ts';
import type { EventData } from '../../lib/proactive/events.ts';

/** What of a course an event by hand is about. */
export interface EventSubject {
  folderId: string;
  currentWeek: number | null;
  readingTitle: string;
  readingAuthor: string | null;
  assignmentTitle: string;
}

/** An event of each type as the screens send it. */
export function sampleEvents(subject: EventSubject): { [Type in ProactiveEventType]: EventData[Type] } {
  const { folderId, currentWeek, readingTitle, readingAuthor, assignmentTitle } = subject;
  const place = { folderId, currentWeek };
  const reading = { ...place, readingTitle, readingAuthor };
  const took = { generationDurationMs: 2_400 };
  return {
    week_changed: place,
    academic_search: { ...reading, searchQuery: readingTitle },
    syllabus_processing: { ...place, contentType: 'syllabus' },
    document_upload: { ...place, contentCount: 1 },
    section_expansion: { ...place, sectionType: 'readings' },
    assignment_due_soon: { ...place, assignmentTitle, daysUntilDue: 3 },
    power_play_generation_started: place,
    power_play_generation_completed: { ...place, activitiesGenerated: 24, ...took },
    power_play_generation_failed: { ...place, ...took },
    activity_started: { ...place, activityType: 'flashcards' },
    activity_completed: { ...place, activityType: 'multiple-choice', activityCompletionStatus: 'completed' },
    activity_generation_requested: place,
    learning_activities_refreshed: { ...place, activitiesGenerated: 24 },
    study_guide_exists_check: { ...place, contentExists: true },
    study_guide_generation_started: place,
    study_guide_generation_completed: { ...place, contentCount: 12, ...took },
    study_guide_generation_failed: { ...place, ...took },
    activities_exists_check: { ...place, contentExists: false, contentCount: 0 },
    activities_generation_started: { ...place, activityType: 'flashcards' },
    activities_generation_completed: {
      ...place,
      activityType: 'flashcards',
      activitiesGenerated: 1,
      bloomLevel: 'understand',
      ...took,
    },
    search_results_exists_check: { ...reading, contentExists: true, contentCount: 3 },
    search_results_generation_started: reading,
    search_results_generation_completed: { ...reading, contentCount: 3, searchResultsCategory: 'great', ...took },
    search_results_generation_failed: { ...reading, ...took },
    source_search_completed: { ...reading, contentCount: 3, searchResultsCategory: 'great', ...took },
  };
}
