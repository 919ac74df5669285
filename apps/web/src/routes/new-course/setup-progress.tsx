import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@weekwise/contracts/limits.ts';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { UploadList } from '../../features/files/upload-list.tsx';
import { useUploads } from '../../features/files/use-uploads.ts';
import type { Folder } from '../../features/folders/folder.ts';
import { useRenameFolder } from '../../features/folders/folders.queries.ts';
import { dropTitleWish, hasTitleWish } from '../../features/onboarding/deployed.ts';
import { unnamedCourse } from '../../features/onboarding/unnamed-course.ts';
import { planQuery, syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { Button } from '../../ui/button.tsx';
import { SyllabusIntake } from '../shared/syllabus-intake.tsx';
import { isRunning, useSyllabusReading } from '../shared/use-syllabus-reading.ts';
import { FolderPreview } from './folder-preview.tsx';
import { SetupColumns } from './setup-columns.tsx';

/** The real steps while a new course is read; then what the reading is not sure of opens, once, or the course. */
export function SetupProgress({ folder: { folderId, name } }: { folder: Folder }) {
  const navigate = useNavigate();
  const { uploads, cancel } = useUploads(folderId);
  const reading = useSyllabusReading(folderId);
  const running = reading !== null && isRunning(reading);
  const status = useQuery(syllabusStatusQuery(folderId));
  const plan = useQuery({ ...planQuery(folderId), enabled: status.data?.status === 'completed' });
  const ready = Boolean(plan.data) && !running;
  const coursePath = `/syllabus/${folderId}`;
  const materials = uploads.filter(({ role }) => role === 'material');

  const title = plan.data?.classInfo.courseName?.value;
  const [firstName] = useState(name);
  const { mutate: rename } = useRenameFolder();
  useEffect(() => {
    const isUntouched = name === unnamedCourse || (name === firstName && hasTitleWish(folderId));
    if (!ready || !title || !isUntouched) return;
    dropTitleWish(folderId);
    rename({ folderId, name: title.slice(0, limits.folderNameLength) });
  }, [ready, title, name, firstName, folderId, rename]);

  const toReview = status.data?.itemsToReview ?? 0;
  const weekCount = plan.data?.weeks.length ?? 0;
  useEffect(() => {
    // Without weeks the course page has the ways on: what was read is looked at after one of them.
    const opensReview = toReview > 0 && weekCount > 0;
    if (ready) void navigate(opensReview ? `${coursePath}/review` : coursePath, { replace: true });
  }, [ready, navigate, coursePath, toReview, weekCount]);

  return (
    <SetupColumns
      aside={
        <FolderPreview folderId={folderId} name={name}>
          <Button size="lg" block asChild>
            <Link to={coursePath}>
              {running || reading?.state.phase === 'done' ? t`Go to the course now` : t`Go on without a plan`}
            </Link>
          </Button>
        </FolderPreview>
      }
    >
      <SyllabusIntake folderId={folderId} />
      {materials.length > 0 && (
        <section aria-labelledby="materials" className="mt-8">
          <h2 id="materials" className="mb-2 font-semibold text-sm">{t`Readings`}</h2>
          <UploadList uploads={materials} onCancel={cancel} />
        </section>
      )}
    </SetupColumns>
  );
}
