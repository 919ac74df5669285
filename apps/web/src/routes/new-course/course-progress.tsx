import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { UploadList } from '../../features/files/upload-list.tsx';
import { useUploads } from '../../features/files/use-uploads.ts';
import type { Folder } from '../../features/folders/folder.ts';
import { planQuery, syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { SyllabusIntake } from '../shared/syllabus-intake.tsx';
import { isRunning, useSyllabusReading } from '../shared/use-syllabus-reading.ts';
import { FolderPreview } from './folder-preview.tsx';

/** The real steps while a new course is read; then the course opens. */
export function CourseProgress({ folder: { folderId, name } }: { folder: Folder }) {
  const navigate = useNavigate();
  const { uploads, cancel } = useUploads(folderId);
  const reading = useSyllabusReading(folderId);
  const running = reading !== null && isRunning(reading);
  const status = useQuery(syllabusStatusQuery(folderId));
  const plan = useQuery({ ...planQuery(folderId), enabled: status.data?.status === 'completed' });
  const ready = Boolean(plan.data) && !running;
  const coursePath = `/syllabus/${folderId}`;
  const materials = uploads.filter(({ role }) => role === 'material');

  useEffect(() => {
    if (ready) void navigate(coursePath, { replace: true });
  }, [ready, navigate, coursePath]);

  return (
    <div className="grid items-start gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div>
        <SyllabusIntake folderId={folderId} />
        {materials.length > 0 && (
          <section aria-labelledby="materials" className="mt-8">
            <h2 id="materials" className="mb-2 font-semibold text-sm">
              Readings
            </h2>
            <UploadList uploads={materials} onCancel={cancel} />
          </section>
        )}
      </div>
      <FolderPreview folderId={folderId} name={name}>
        <Button size="lg" block asChild>
          <Link to={coursePath}>{running ? 'Go to the course now' : 'Go on without a plan'}</Link>
        </Button>
      </FolderPreview>
    </div>
  );
}
