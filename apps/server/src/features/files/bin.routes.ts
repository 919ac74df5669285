import { listDeletedFiles, restoreFile } from '@weekwise/contracts/files-bin.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import type { BinnedFileRow } from './bin.repo.ts';
import { toReading } from './reading.presenter.ts';
import * as service from './restore.service.ts';

export function registerFileBin(app: FastifyInstance, deps: Deps): void {
  route(app, listDeletedFiles, async ({ user, params }) => {
    const files = await service.deletedFiles(deps, user.id, params.folderId);
    return { folder_id: params.folderId, files: files.map(toDeletedFile), total_files: files.length };
  });

  route(app, restoreFile, async ({ user, params }) => {
    return toReading(await service.restoreFile(deps, user.id, params.folderId, params.fileId));
  });
}

const toDeletedFile = (file: BinnedFileRow) => ({
  file_id: file.id,
  name: file.name,
  role: file.role,
  size: file.size,
  deleted_time: file.deletedAt.toISOString(),
  restorable_until: new Date(file.deletedAt.getTime() + limits.binLifetime).toISOString(),
});
