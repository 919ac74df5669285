import type { UseQueryResult } from '@tanstack/react-query';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Dropzone } from '../../components/dropzone.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { sayDone, sayFailed } from '../../components/toast.ts';
import { acceptedFiles, acceptedKinds } from '../../features/files/file-check.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { FileList, FileListSkeleton } from '../../features/files/file-list.tsx';
import { useDeleteFile } from '../../features/files/files.queries.ts';
import { UploadList } from '../../features/files/upload-list.tsx';
import { startUploads } from '../../features/files/uploads.ts';
import { useUploads } from '../../features/files/use-uploads.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { count } from '../../lib/text.ts';

/** All files of a course, those on their way, and the place to drop more. */
export function FilesPane({
  folderId,
  files,
  hasPlan,
  onOpen,
}: {
  folderId: string;
  files: UseQueryResult<FileEntry[]>;
  hasPlan: boolean;
  onOpen: (fileId: string) => void;
}) {
  const { uploads, cancel } = useUploads(folderId);
  const [removing, setRemoving] = useState<FileEntry | null>(null);
  // A file that is being read stands in the list below with its progress.
  const onTheWay = uploads.filter(({ state }) => state.phase !== 'done' && state.phase !== 'reading');
  return (
    <article className="mx-auto w-full max-w-208 px-4 pb-16 md:px-10">
      <header className="pt-4 pb-5 md:pt-7">
        <h1 tabIndex={-1} className="type-week">
          Files
        </h1>
        <p className="tabular mt-1 text-secondary text-sm">
          {files.data ? `${count(files.data.length, 'file')}. Answers quote these and nothing else.` : ' '}
        </p>
      </header>
      <div className="grid gap-4">
        <Dropzone
          multiple
          label="Drop readings, slides and notes here"
          hint={acceptedKinds}
          button="Add files"
          accept={acceptedFiles}
          onFiles={(added) => startUploads(folderId, added, 'material')}
        />
        {onTheWay.length > 0 && <UploadList uploads={onTheWay} onCancel={cancel} />}
        <Loaded query={files} errorTitle="The files could not be loaded" skeleton={<FileListSkeleton />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={Files} title="No files yet">
                {hasPlan
                  ? 'Add the readings of the course. Each is read to the page, and answers quote it.'
                  : 'Start with the syllabus: the plan comes from it.'}
              </EmptyState>
            ) : (
              <FileList files={list} onOpen={({ fileId }) => onOpen(fileId)} onDelete={setRemoving} />
            )
          }
        </Loaded>
      </div>
      {removing && <RemoveDialog folderId={folderId} file={removing} onClose={() => setRemoving(null)} />}
    </article>
  );
}

function RemoveDialog({ folderId, file, onClose }: { folderId: string; file: FileEntry; onClose: () => void }) {
  const remove = useDeleteFile(folderId);
  const run = () =>
    remove.mutate(file.fileId, {
      onSuccess: () => {
        sayDone(`Removed ${file.name}`);
        onClose();
      },
      onError: (error) => {
        sayFailed(messageOf(error));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Remove this file?"
      description={
        <>
          <b className="break-all font-medium text-primary">{file.name}</b>{' '}
          {file.role === 'syllabus'
            ? 'is the syllabus: the plan goes with it.'
            : 'leaves the course. Answers stop quoting it, and older citations say that it was removed.'}
        </>
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={remove.isPending ? 'Removing' : false} onClick={run}>
            Remove file
          </Button>
        </>
      }
    />
  );
}
