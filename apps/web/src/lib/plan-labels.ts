import { t } from '@lingui/core/macro';
import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { keepRange } from './text.ts';

/** What a kind of assignment is called; null where the name would say nothing. */
export const assignmentTypeNames: Record<AssignmentType, string | null> = {
  essay: t`Essay`,
  exam: t`Exam`,
  quiz: t`Quiz`,
  homework: t`Homework`,
  project: t`Project`,
  presentation: t`Presentation`,
  participation: t`Participation`,
  paper: t`Paper`,
  lab: t`Lab`,
  discussion: t`Discussion`,
  other: null,
};

/** "pp. 242–249" for bare numbers; other spellings as the syllabus has them. */
function pagesLabel(pages: string): string {
  const bare = /^[\divxlc]+(\s*[-–—,]\s*[\divxlc]+)*$/i.test(pages);
  if (!bare) return keepRange(pages);
  return `${/[-–—,]/.test(pages) ? t`pp.` : 'p.'} ${keepRange(pages)}`;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The pages of a reading as they are shown; null where there are none, or its title says the same ("Ch. 1"). */
export function pagesOf({ title, pages }: { title: string; pages: string | null }): string | null {
  return pages && letters(pages) !== letters(title) ? pagesLabel(pages) : null;
}
