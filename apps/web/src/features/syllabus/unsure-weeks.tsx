import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { CourseLabel } from './due-items.ts';

/** Below the days of a week: courses of which nobody knows whether something is due. */
export function UnsureWeeks({ courses }: { courses: readonly CourseLabel[] }) {
  return courses.map(({ folderId, shortName }) => (
    <p key={folderId} className="mt-2 text-secondary text-sm">
      {t`No due dates found for ${shortName} this week.`}{' '}
      <Link to={`/syllabus/${folderId}`} className="link">{t`Check the syllabus`}</Link>
    </p>
  ));
}
