import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { acceptedFiles, acceptedKinds } from '../../features/files/file-check.ts';
import { contentsQuery } from '../../features/files/files.queries.ts';
import { sameFile } from '../../features/files/same-file.ts';
import { useAllUploads } from '../../features/files/upload-store.ts';
import { startUploads } from '../../features/files/uploads.ts';
import { useTies } from '../../features/sources/sources.queries.ts';
import { Dropzone } from '../../ui/dropzone.tsx';

/** Takes in the student's own copy of a reading, and ties it to the reading once it is safe. */
export function UploadCopy({ folderId, readingId, title }: { folderId: string; readingId: string; title: string }) {
  const contents = useQuery(contentsQuery(folderId));
  const uploads = useAllUploads();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const { tie } = useTies({ folderId, readingId });
  const own = uploads.filter(({ file }) => chosen.includes(file));
  const failed = own.flatMap(({ state }) => (state.phase === 'failed' ? [state.message] : []))[0] ?? null;
  const isSending = own.some(({ state }) => state.phase === 'waiting' || state.phase === 'sending');

  const settle = useEffectEvent(() => {
    for (const { file, state } of own) {
      const there = state.phase === 'skipped' ? contents.data?.find((entry) => sameFile(entry, file)) : undefined;
      const fileId = state.phase === 'reading' || state.phase === 'done' ? state.fileId : there?.fileId;
      if (fileId === undefined) continue;
      setChosen((files) => files.filter((other) => other !== file));
      tie.mutate({ file_id: fileId });
    }
  });
  useEffect(() => settle(), [uploads]);

  return (
    <>
      <Dropzone
        compact
        label={t`Drop your copy here`}
        hint={acceptedKinds}
        button={t`Upload my copy`}
        accept={acceptedFiles}
        error={failed}
        onFiles={([file]) => {
          if (!file) return;
          setChosen((files) => [...files, file]);
          // Here nobody can be asked about names: the copy stands beside a file of its name.
          const present = contents.data?.map(({ name, size }) => ({ name, size }));
          startUploads(folderId, [file], 'material', present);
        }}
      />
      <p role="status" className="mt-1 text-muted text-xs empty:hidden">
        {isSending && t`Sending your copy of ${title}`}
      </p>
    </>
  );
}
