import { type WikiChoices, wikiChoices, wikiSubject } from '@weekwise/contracts/wiki-page.ts';
import { contentStems } from '@weekwise/engine/text/words.ts';
import type { PageRow } from '../pages.repo.ts';
import type { CourseMatter } from './course-matter.service.ts';

/**
 * Proposes what to publish: as the student chose last for this course, else what its name tells and the university of
 * their newest page.
 */
export function choicesFor(matter: CourseMatter, pages: readonly PageRow[]): WikiChoices {
  const own = pages.find(({ folderId }) => folderId === matter.folderId);
  if (own) return own.choices;
  const last = pages[0]?.choices;
  const name = matter.plan.syllabus.courseInfo.facts.courseName?.value ?? matter.folderName;
  return wikiChoices.parse({
    subject: subjectIn(name),
    university: last?.university ?? null,
    academic_level: last?.academic_level ?? null,
    licence: last?.licence,
  });
}

/** The field of study that a course's name says. */
function subjectIn(name: string): WikiChoices['subject'] {
  const said = new Set(contentStems(name));
  const says = (subject: string): boolean => contentStems(subject).every((stem) => said.has(stem));
  return wikiSubject.options.find((subject) => subject !== 'Other' && says(subject)) ?? null;
}
