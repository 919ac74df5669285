import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { ActivitySet } from '@weekwise/engine/activities/activity.ts';
import type { StudyText } from '@weekwise/engine/activities/study-text.ts';
import type { StudyGuide } from '@weekwise/engine/guides/study-guide.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';

/** How many activities of each type are wanted, and which of the free choices are taken. */
export interface WantedActivities {
  counts: Record<ActivityType, number>;
  seed: number;
}

/** What the engine makes of a week's materials. */
export interface StudiedMaterials {
  activities: Record<ActivityType, ActivitySet>;
  guide: StudyGuide;
}

/** Materials as they are read for study; `text` speaks of these very passages. */
export interface StudyMaterials {
  passages: Passage[];
  text: StudyText;
}

/** A week of a syllabus whose materials are not there. */
export interface WeekWithoutMaterials {
  course: Course;
  weekNumber: number;
  /** The file that `packed` was read from. */
  documentId: string;
}
