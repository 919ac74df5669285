import { t } from '@lingui/core/macro';
import type { SuggestionKind } from '@weekwise/domain/suggestions.ts';

/** What a suggestion of a kind is about, for lists and buttons. */
export const kindNames: Record<SuggestionKind, string> = {
  'due-soon': t`Work that is due`,
  'exam-ahead': t`Exams ahead`,
  'week-new': t`What is new in a week`,
  'reading-missing': t`Readings without a file`,
  'reading-unread': t`Readings not opened yet`,
  'activities-absent': t`Weeks without activities`,
  'activities-untried': t`Activities not tried yet`,
  'making-failed': t`What could not be made`,
  'concept-missed': t`Concepts answered wrong again and again`,
  'questions-missed': t`Questions answered wrong`,
  'cards-due': t`Cards that are due`,
  'guide-absent': t`Weeks without a study guide`,
  'guide-unopened': t`Study guides not opened yet`,
  'plan-unsure': t`Lines of the plan to check`,
  'plan-failed': t`A syllabus that gave no plan`,
  'file-unreadable': t`Files that cannot be read`,
  'results-waiting': t`Search results to choose from`,
  'nothing-found': t`Searches that found nothing`,
};
