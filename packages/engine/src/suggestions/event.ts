import type { ActivityType } from '../activities/activity.ts';

/** What a student does, or what is done for a student, that may be worth a word. */
export const suggestionEventTypes = [
  'week_changed',
  'academic_search',
  'syllabus_processing',
  'document_upload',
  'section_expansion',
  'assignment_due_soon',
  'power_play_generation_started',
  'power_play_generation_completed',
  'power_play_generation_failed',
  'activity_started',
  'activity_completed',
  'activity_generation_requested',
  'learning_activities_refreshed',
  'study_guide_exists_check',
  'study_guide_generation_started',
  'study_guide_generation_completed',
  'study_guide_generation_failed',
  'activities_exists_check',
  'activities_generation_started',
  'activities_generation_completed',
  'search_results_exists_check',
  'search_results_generation_started',
  'search_results_generation_completed',
  'search_results_generation_failed',
  'source_search_completed',
] as const;
export type SuggestionEventType = (typeof suggestionEventTypes)[number];

/** An event as its sender tells it. What it names only says where to look: what is true there stands in the facts. */
export interface SuggestionEvent {
  type: SuggestionEventType;
  /** Number of the week that the student sees. */
  week: number | null;
  assignmentTitle: string | null;
  readingTitle: string | null;
  /** "readings", "assignments", "activities", "vocabulary", "study_guide", "reading", "files". */
  sectionType: string | null;
  activityType: ActivityType | null;
}
