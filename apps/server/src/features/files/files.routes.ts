import {
  deleteFile,
  getContents,
  getEmbeddingStatus,
  getFileContent,
  getFileDocument,
  rereadFile,
  uploadFile,
} from '@weekwise/contracts/files.ts';
import type { FastifyInstance } from 'fastify';
import { errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toBlock } from './document-answer.ts';
import * as service from './files.service.ts';
import { type AcceptedUpload, acceptParts, rereadStored } from './upload.service.ts';
import { vectorizationStatus } from './vectorization-status.ts';

export function registerFiles(app: FastifyInstance, deps: Deps): void {
  route(app, uploadFile, async ({ user, parts, signal }) => {
    const upload = await acceptParts(deps, user.id, parts(), signal);
    return toReading(upload);
  });

  route(app, rereadFile, async ({ user, params }) => {
    return toReading(await rereadStored(deps, user.id, params.folderId, params.fileId));
  });

  route(app, getContents, async ({ user, params }) => {
    const files = await service.filesOf(deps, user.id, params.folderId);
    return { folder_id: params.folderId, files: files.map(toEntry), total_files: files.length };
  });

  route(app, getEmbeddingStatus, async ({ user, params }) => {
    const files = await service.filesOf(deps, user.id, params.folderId);
    return {
      folder_id: params.folderId,
      vectorization_status: vectorizationStatus(files),
      total_files: files.length,
      embedded_files: files.filter((file) => file.embeddingStatus === 'embedded').length,
      files: files.map((file) => ({
        file_id: file.id,
        name: file.name,
        embedding_status: file.embeddingStatus,
        error: errorOf(file.errorCode)?.message ?? null,
      })),
    };
  });

  route(app, deleteFile, async ({ user, params }) => {
    await service.deleteFile(deps, user.id, params.folderId, params.file);
    return { success: true };
  });

  route(app, getFileContent, async ({ user, params }) => {
    return service.fileContent(deps, user.id, params.folderId, params.fileId);
  });

  route(app, getFileDocument, async ({ user, params }) => {
    const { file, document } = await service.fileDocument(deps, user.id, params.folderId, params.fileId);
    return {
      file_id: file.id,
      name: file.name,
      format: document.format,
      page_count: document.pageCount,
      blocks: document.blocks.map(toBlock),
    };
  });
}

const toReading = (accepted: AcceptedUpload) => ({
  success: true as const,
  status: 'processing' as const,
  operation_id: accepted.taskId,
  file_id: accepted.fileId,
  folder_id: accepted.folderId,
  name: accepted.name,
  role: accepted.role,
});

const toEntry = (file: service.ListedFile) => ({
  file_id: file.id,
  name: file.name,
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
