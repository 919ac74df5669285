import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { Link } from 'react-router';
import { acceptedFiles } from '../../features/files/file-check.ts';
import { startUploads } from '../../features/files/uploads.ts';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { TrackSelect } from '../../features/syllabus-review/weeks/track-select.tsx';
import { MarginSection } from '../../layout/margin-section.tsx';
import { Button } from '../../ui/button.tsx';
import { Dropzone } from '../../ui/dropzone.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShareSection } from './share-section.tsx';

/** What can be done about the syllabus of a course that has a plan: correct its reading, or bring a newer one. */
export function SyllabusActions({ folderId }: { folderId: string }) {
  const { data: status } = useQuery(syllabusStatusQuery(folderId));
  return (
    <>
      <MarginSection title={t`Syllabus`}>
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <Link to={`/syllabus/${folderId}/review`}>
                <Icon of={ListChecks} />
                {t`Review what was read`}
              </Link>
            </Button>
            <Button asChild>
              <Link to={`/syllabus/${folderId}/readings`}>{t`Choose another reading`}</Link>
            </Button>
            <Button asChild>
              <Link to={`/syllabus/${folderId}/build`}>{t`Build weeks`}</Link>
            </Button>
          </div>
          {status?.tracks?.map((track) => (
            <TrackSelect key={track.kind} folderId={folderId} track={track} />
          ))}
          <Dropzone
            compact
            label={t`Drop a revised syllabus here`}
            hint={t`You see what changes before anything is applied. Your corrections stay.`}
            button={t`Upload a revised syllabus`}
            accept={acceptedFiles}
            onFiles={(files) => startUploads(folderId, files, 'syllabus')}
          />
        </div>
      </MarginSection>
      <ShareSection folderId={folderId} />
    </>
  );
}
