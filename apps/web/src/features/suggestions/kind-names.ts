import type { SuggestionKind } from '@weekwise/contracts/suggestions.ts';

/** What a suggestion of a kind is about, for lists and buttons. */
export const kindNames: Record<SuggestionKind, string> = {
  'due-soon': 'Work that is due',
  'exam-ahead': 'Exams ahead',
  'week-new': 'What is new in a week',
  'reading-missing': 'Readings without a file',
  'reading-unread': 'Readings not opened yet',
  'activities-absent': 'Weeks without activities',
  'activities-untried': 'Activities not tried yet',
  'making-failed': 'What could not be made',
  'concept-missed': 'Concepts answered wrong again and again',
  'questions-missed': 'Questions answered wrong',
  'cards-due': 'Cards that are due',
  'guide-absent': 'Weeks without a study guide',
  'guide-unopened': 'Study guides not opened yet',
  'plan-unsure': 'Lines of the plan to check',
  'plan-failed': 'A syllabus that gave no plan',
  'file-unreadable': 'Files that cannot be read',
  'results-waiting': 'Search results to choose from',
  'nothing-found': 'Searches that found nothing',
};
