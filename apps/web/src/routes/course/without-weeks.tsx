import { t } from '@lingui/core/macro';
import { startUploads } from '../../features/files/uploads.ts';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { NoWeeks } from '../shared/no-weeks.tsx';

/** A course whose syllabus was read and has no weeks. */
export function WithoutWeeks({ folderId, plan: { fileName } }: { folderId: string; plan: CoursePlan }) {
  return (
    <>
      <h1 tabIndex={-1} className="type-week">{t`No weeks found`}</h1>
      <p className="type-lead mt-3 mb-5 max-w-(--syllabus-measure)">{t`We read ${fileName} but couldn’t find its weeks. You have three ways on.`}</p>
      <NoWeeks folderId={folderId} onFile={(files) => startUploads(folderId, files.slice(0, 1), 'syllabus')} />
    </>
  );
}
