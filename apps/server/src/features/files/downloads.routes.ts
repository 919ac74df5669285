import { downloadDriveFile, downloadFile, extractPdfContent } from '@weekwise/contracts/files-downloads.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { fileContent, fileDocument } from './files.service.ts';
import { findByPath } from './find-by-path.ts';
import type { fileShower } from './show-file.ts';

export function registerDownloads(app: FastifyInstance, deps: Deps, show: ReturnType<typeof fileShower>): void {
  for (const download of [downloadFile, downloadDriveFile]) {
    route(app, download, async ({ user, body }) => {
      const { id, folderId } = await findByPath(deps.db, user.id, body.folder_id, body.file_path);
      return fileContent(deps, user.id, folderId, id);
    });
  }

  route(app, extractPdfContent, async ({ user, body, signal }) => {
    const { id, folderId } = await findByPath(deps.db, user.id, body.folder_id, body.file_path);
    const { file, packed } = await fileDocument(deps, user.id, folderId, id);
    return show({ userId: user.id, signal }, packed, file, 'pages');
  });
}
