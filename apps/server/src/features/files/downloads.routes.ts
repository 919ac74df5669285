import { downloadDriveFile, downloadFile, extractPdfContent } from '@weekwise/contracts/downloads.ts';
import { pageTexts } from '@weekwise/engine/documents/page-texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { namedPage } from '../../lib/file-page.ts';
import { route } from '../../plugins/contract-route.ts';
import { fileContent, fileDocument } from './files.service.ts';
import { findByPath } from './find-by-path.ts';

export function registerDownloads(app: FastifyInstance, deps: Deps): void {
  for (const download of [downloadFile, downloadDriveFile]) {
    route(app, download, async ({ user, body }) => {
      const { id, folderId } = await findByPath(deps.db, user.id, body.folder_id, body.file_path);
      return fileContent(deps, user.id, folderId, id);
    });
  }

  route(app, extractPdfContent, async ({ user, body }) => {
    const { id, folderId } = await findByPath(deps.db, user.id, body.folder_id, body.file_path);
    const { file, document } = await fileDocument(deps, user.id, folderId, id);
    return {
      file_id: file.id,
      name: file.name,
      format: document.format,
      page_count: document.pageCount,
      pages: pageTexts(document).map(({ page, text }) => ({ ...namedPage(page, document.pageLabels), text })),
      warnings: document.warnings,
    };
  });
}
