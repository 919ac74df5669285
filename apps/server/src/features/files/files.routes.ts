import { folderId as folderIdSchema } from '@weekwise/contracts/common.ts';
import {
  deleteFile,
  getContents,
  getEmbeddingStatus,
  getFileContent,
  getFileDocument,
  rereadFile,
  uploadFile,
} from '@weekwise/contracts/files.ts';
import { changeFile } from '@weekwise/contracts/files-changes.ts';
import type { FastifyInstance } from 'fastify';
import { AppError, errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { registerFileBin } from './bin.routes.ts';
import { changeFile as change } from './change-file.service.ts';
import { registerDownloads } from './downloads.routes.ts';
import * as service from './files.service.ts';
import { findByPath } from './find-by-path.ts';
import { toFolderEmbedding } from './folder-embedding.presenter.ts';
import { toReading } from './reading.presenter.ts';
import { fileShower } from './show-file.ts';
import { StudentLimiter } from './student-limiter.ts';
import { acceptParts, rereadStored } from './upload.service.ts';

export function registerFiles(app: FastifyInstance, deps: Deps): void {
  registerFileBin(app, deps);
  const show = fileShower(deps.reader);
  registerDownloads(app, deps, show);

  // Enough to fill a line; more would only hold more of them in memory at once.
  const uploads = new StudentLimiter(8);
  route(app, uploadFile, async ({ user, parts, signal }) => {
    return toReading(await uploads.run(user.id, signal, () => acceptParts(deps, user.id, parts(), signal)));
  });

  route(app, rereadFile, async ({ user, params }) => {
    return toReading(await rereadStored(deps, user.id, params.folderId, params.fileId));
  });

  route(app, changeFile, async ({ user, params, body }) => {
    const { id, name, groupName } = await change(deps, user.id, params, body);
    return { file_id: id, name, group: groupName };
  });

  route(app, getContents, async ({ user, params }) => {
    const files = await service.filesOf(deps, user.id, params.folderId);
    return { folder_id: params.folderId, files: files.map(toEntry), total_files: files.length };
  });

  route(app, getEmbeddingStatus, async ({ user, params }) => {
    const folderId = folderIdSchema.safeParse(params.folderId);
    if (!folderId.success) throw new AppError('invalid_folder_id', { vectorization_status: 'none' });
    return toFolderEmbedding(folderId.data, await service.filesOf(deps, user.id, folderId.data));
  });

  route(app, deleteFile, async ({ user, params }) => {
    const { id } = await findByPath(deps.db, user.id, params.folderId, params.file);
    await service.deleteFile(deps, user.id, params.folderId, id);
    return { success: true };
  });

  route(app, getFileContent, async ({ user, params }) => {
    return service.fileContent(deps, user.id, params.folderId, params.fileId);
  });

  route(app, getFileDocument, async ({ user, params, signal }) => {
    const { file, packed } = await service.fileDocument(deps, user.id, params.folderId, params.fileId);
    return show({ userId: user.id, signal }, packed, file, 'blocks');
  });
}

const toEntry = (file: service.ListedFile) => ({
  file_id: file.id,
  name: file.name,
  group: file.groupName,
  role: file.role,
  size: file.size,
  mime_type: file.mimeType,
  page_count: file.pageCount,
  passage_count: file.passageCount,
  uploaded_time: file.uploadedAt.toISOString(),
  embedding_status: file.embeddingStatus,
  error: errorOf(file.errorCode),
  warnings: file.warnings,
  operation_id: file.operationId,
});
