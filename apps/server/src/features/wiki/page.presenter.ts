import type { WikiCard, WikiPage } from '@weekwise/contracts/wiki-page.ts';
import type { OwnWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { licences } from './licences.ts';
import type { PageCard, PageRow } from './pages.repo.ts';
import type { OwnPage } from './publishing/publishing.service.ts';

type Shown = Omit<
  PageCard,
  'userId' | 'folderId' | 'contentHash' | 'published' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason' | 'choices'
>;

/** A page as lists carry it. */
export const toCard = (page: Shown): WikiCard => ({
  wiki_id: page.id,
  title: page.title,
  course_code: page.courseCode,
  professor_name: page.professorName,
  university: page.university,
  subject: page.subject,
  academic_level: page.academicLevel,
  description: page.description,
  term: page.term,
  week_count: page.weekCount,
  weeks_planned: page.weeksPlanned,
  reading_count: page.readingCount,
  assignment_count: page.assignmentCount,
  term_count: page.termCount,
  activity_count: page.activityCount,
  guide_count: page.guideCount,
  views: page.views,
  copies: page.copies,
  licence: licences[page.licence],
  published_at: page.publishedAt.toISOString(),
  updated_at: page.updatedAt.toISOString(),
});

/** A page with its weeks, and with what else was asked for. */
export function toPage(
  page: Shown & Pick<PageRow, 'plan' | 'activities' | 'guides'>,
  included: { activities: boolean; guides: boolean },
): WikiPage {
  const { plan, activities, guides } = page;
  return {
    ...toCard(page),
    formatted_weekly_content: {
      weeks: plan.weeks.map((week) => {
        const ofWeek = activities[week.week_number] ?? [];
        const guide = guides[week.week_number] ?? null;
        return {
          ...week,
          activity_count: ofWeek.length,
          has_study_guide: guide !== null,
          ...(included.activities && { activities: ofWeek }),
          ...(included.guides && { study_guide: guide }),
        };
      }),
      assignments_outside_schedule: plan.assignmentsOutside,
    },
  };
}

export const toOwnWiki = ({ page, folderName, outdated }: OwnPage): OwnWiki => ({
  wiki_id: page.id,
  folder_id: page.folderId,
  folder_name: folderName,
  state: page.hiddenAt !== null ? 'hidden' : page.published ? 'published' : 'unpublished',
  hidden_reason: page.hiddenReason,
  outdated,
  choices: page.choices,
  page: page.published ? toCard(page) : null,
});
