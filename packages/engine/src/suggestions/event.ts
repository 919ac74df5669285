import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { ProactiveEventType } from '@weekwise/domain/suggestions.ts';

/** An event as its sender tells it. What it names only says where to look: what is true there stands in the facts. */
export interface SuggestionEvent {
  type: ProactiveEventType;
  /** Number of the week that the student sees. */
  week: number | null;
  assignmentTitle: string | null;
  readingTitle: string | null;
  /** "readings", "assignments", "activities", "vocabulary", "study_guide", "reading", "files". */
  sectionType: string | null;
  activityType: ActivityType | null;
}
