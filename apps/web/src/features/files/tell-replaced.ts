import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { deleteFile } from '@weekwise/contracts/files.ts';
import { restoreFile } from '@weekwise/contracts/files-bin.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { currentUserId } from '../../lib/session/session-store.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { refreshCourse } from './files.queries.ts';
import type { Upload } from './upload-store.ts';

/** Says that a file has taken the place of another, with the way back: the new one goes and the earlier one returns. */
export function useTellReplaced(uploads: readonly Upload[]): void {
  const client = useQueryClient();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, folderId, file, replaces, state } of uploads) {
      if (replaces === null || !('fileId' in state) || state.phase === 'clash' || told.current.has(id)) continue;
      told.current.add(id);
      const undo = () => void takeBack(client, folderId, { old: replaces, fresh: state.fileId });
      sayDone(t`Replaced ${file.name}`, undo);
      void refreshCourse(client, folderId);
    }
  }, [client, uploads]);
}

async function takeBack(client: QueryClient, folderId: string, ids: { old: string; fresh: string }): Promise<void> {
  try {
    await call(deleteFile, { params: { userId: currentUserId() ?? '', folderId, file: ids.fresh } });
    await call(restoreFile, { params: { folderId, fileId: ids.old } });
    sayDone(t`The earlier file is back`);
  } catch (error) {
    sayFailed(messageOf(error));
  }
  await refreshCourse(client, folderId);
}
