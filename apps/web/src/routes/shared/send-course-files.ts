import { startUploads } from '../../features/files/uploads.ts';
import { rememberTitleWish } from '../../features/onboarding/deployed.ts';
import type { KeptFiles } from '../../features/onboarding/kept-files.ts';

/** Sends what was chosen for a course once that is there: nobody has to choose it again. */
export function sendCourseFiles(folderId: string, { syllabus, materials, takesTitle }: KeptFiles): void {
  if (takesTitle) rememberTitleWish(folderId);
  startUploads(folderId, [syllabus], 'syllabus');
  if (materials.length > 0) startUploads(folderId, materials, 'material');
}
