/** What a student does, or what is done for a student, that may be worth a word (spec §7). */
export const proactiveEventTypes = [
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
export type ProactiveEventType = (typeof proactiveEventTypes)[number];

/**
 * What a suggestion is about. One of a kind is said at most once in five minutes, and a kind can be dismissed for good.
 */
export const suggestionKinds = [
  'due-soon',
  'exam-ahead',
  'week-new',
  'reading-missing',
  'reading-unread',
  'activities-absent',
  'activities-untried',
  'making-failed',
  'concept-missed',
  'questions-missed',
  'cards-due',
  'guide-absent',
  'guide-unopened',
  'plan-unsure',
  'plan-failed',
  'file-unreadable',
  'results-waiting',
  'nothing-found',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** How far a dismissal reaches. */
export const dismissalScopes = ['for-now', 'course', 'all-courses'] as const;
export type DismissalScope = (typeof dismissalScopes)[number];
