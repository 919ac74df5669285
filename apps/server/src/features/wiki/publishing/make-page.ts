import type { WikiChoices, WikiRemoval } from '@weekwise/contracts/wiki-page.ts';
import type { PageActivities, PageGuides, PublishedCourse } from '../../../db/stored/published-course.ts';
import { cleaner } from './clean-text.ts';
import type { CourseMatter } from './course-matter.service.ts';
import { pageActivity } from './page-activities.ts';
import { type PublishTools, pageGuide } from './page-guides.ts';
import { atMost, pagePlan } from './page-plan.ts';
import { privatePatterns } from './private-words.ts';
import { Quotations } from './quotations.ts';
import { type RemovalPlace, Removals } from './removals.ts';
import { withQuotationsCounted } from './uncited-words.ts';

const mostActivities = 120;

export interface MadePage {
  page: PublishedCourse;
  removals: WikiRemoval[];
}

/** Makes the page of a course: what its student chose to publish, without what nobody else may see. */
export function makePage(
  matter: CourseMatter,
  choices: WikiChoices,
  owner: { name: string; email: string | null },
  quotationLength: number,
): MadePage {
  const removals = new Removals();
  const { facts } = matter.plan.syllabus.courseInfo;
  const works = matter.plan.readings.map(({ author, title }) => `${author ?? ''} ${title}`);
  const publicNames = [facts.professorName?.value ?? '', ...works].join('; ');
  const patterns = privatePatterns(owner, choices.words_to_remove, publicNames);
  const cited = cleaner(patterns, quotationLength, removals);
  const quotations = new Quotations(quotationLength);
  const { placeOf } = matter;
  const clean = withQuotationsCounted(cited, quotations, placeOf, removals);
  const tools: PublishTools = { clean, cited, removals, quotations, placeOf };
  const ofCourse: RemovalPlace = { part: 'course', week_number: null };
  const say = (text: string | null | undefined) => clean.line(text ?? null, ofCourse);

  // What matters most is said first: a paragraph that is quoted in full has nothing left for the next.
  const plan = pagePlan(matter, { readings: choices.include_readings, vocabulary: choices.include_vocabulary }, tools);
  const guides: PageGuides = {};
  const activities: PageActivities = {};
  if (choices.include_study_guides) {
    for (const { id, number } of matter.plan.weeks) {
      const parts = matter.guideParts.filter(({ weekId }) => weekId === id);
      const guide = pageGuide(parts, { part: 'study_guide', week_number: number }, tools);
      if (guide) guides[number] = guide;
    }
  }
  if (choices.include_activities) {
    for (const { id, number } of matter.plan.weeks) {
      const place: RemovalPlace = { part: 'activity', week_number: number };
      const own = matter.activities.filter(({ weekId }) => weekId === id);
      activities[number] = atMost(own, mostActivities, place, removals).flatMap(
        ({ activity }, at) => pageActivity(activity, `${number}-activity-${at + 1}`, place, tools) ?? [],
      );
    }
  }
  const page: PublishedCourse = {
    title: say(choices.title) ?? say(facts.courseName?.value) ?? say(matter.folderName) ?? 'A course',
    courseCode: say(facts.courseCode?.value),
    professorName: choices.include_professor ? clean.citation(facts.professorName?.value ?? null, ofCourse) : null,
    university: say(choices.university),
    subject: choices.subject,
    academicLevel: choices.academic_level,
    description: say(choices.description),
    term: say(facts.term?.value),
    plan,
    activities,
    guides,
  };
  return { page, removals: removals.all() };
}
