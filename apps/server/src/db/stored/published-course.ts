import type { WikiActivity, WikiGuide, WikiPage, WikiWeek } from '@weekwise/contracts/wiki-page.ts';

type PlannedWeek = Omit<WikiWeek, 'activities' | 'study_guide' | 'activity_count' | 'has_study_guide'>;

/** The plan of a published course, as it is stored: no identity of the course that it was made of is in it. */
export interface PublishedPlan {
  weeks: PlannedWeek[];
  assignmentsOutside: WikiPage['formatted_weekly_content']['assignments_outside_schedule'];
}

/** By the number of their week. */
export type PageActivities = Record<number, WikiActivity[]>;
export type PageGuides = Record<number, WikiGuide>;

/** How a published course is called and sorted. */
export interface PageFacts {
  title: string;
  courseCode: string | null;
  professorName: string | null;
  university: string | null;
  subject: WikiPage['subject'];
  academicLevel: WikiPage['academic_level'];
  description: string | null;
  term: string | null;
}

/** All that a page says. */
export interface PublishedCourse extends PageFacts {
  plan: PublishedPlan;
  activities: PageActivities;
  guides: PageGuides;
}
