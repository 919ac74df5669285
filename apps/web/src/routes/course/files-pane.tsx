import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import Files from 'lucide-react/icons/files';
import { useMemo } from 'react';
import { acceptedFiles, acceptedKinds } from '../../features/files/file-check.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { FileListSkeleton } from '../../features/files/file-list-skeleton.tsx';
import { UploadPanel } from '../../features/files/upload-panel.tsx';
import { startUploads } from '../../features/files/uploads.ts';
import { useUploads } from '../../features/files/use-uploads.ts';
import type { Folder } from '../../features/folders/folder.ts';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { isDemo } from '../../lib/demo.ts';
import { Dropzone } from '../../ui/dropzone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { FilesHeader } from './files-header.tsx';
import { FilesWork } from './files-work.tsx';
import { FilterableFiles } from './filterable-files.tsx';
import { useFileActions } from './use-file-actions.tsx';

const noFiles: readonly FileEntry[] = [];

/** All files of a course, those on their way, and the place to drop more. */
export function FilesPane({
  folder: { folderId, connectionId },
  files,
  plan,
  onOpen,
}: {
  folder: Folder;
  files: UseQueryResult<FileEntry[]>;
  plan: CoursePlan | null;
  onOpen: (fileId: string) => void;
}) {
  const { uploads, cancel } = useUploads(folderId);
  const demo = isDemo(folderId);
  const present = files.data ?? noFiles;
  const listed = useMemo(() => new Set(present.map(({ fileId }) => fileId)), [present]);
  const onTheWay = uploads.some(
    ({ state }) => state.phase !== 'done' && !(state.phase === 'reading' && listed.has(state.fileId)),
  );
  const { actions, many, dialog } = useFileActions(folderId, plan, present, onOpen);
  return (
    <article className="mx-auto w-full max-w-208 px-4 pb-16 md:px-10">
      <FilesHeader folderId={folderId} fileCount={files.data?.length ?? null} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!demo && (
          <Dropzone
            multiple
            label={t`Drop readings, slides and notes here, or a whole folder`}
            hint={acceptedKinds}
            button={t`Add files`}
            folderButton={t`Add a folder`}
            accept={acceptedFiles}
            onFiles={(added) => startUploads(folderId, added, 'material', present)}
          />
        )}
        {onTheWay && <UploadPanel uploads={uploads} listed={listed} onCancel={cancel} />}
        {!demo && <FilesWork folderId={folderId} connectionId={connectionId} files={present} />}
        <QueryBoundary query={files} errorTitle={t`The files could not be loaded`} skeleton={<FileListSkeleton />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={Files} title={t`No files yet`}>
                {plan
                  ? t`Add the readings of the course. Each is read to the page, and answers quote it.`
                  : t`Start with the syllabus: the plan comes from it.`}
              </EmptyState>
            ) : (
              <FilterableFiles files={list} actions={actions} many={many} follows={!demo} />
            )
          }
        </QueryBoundary>
      </div>
      {dialog}
    </article>
  );
}
