import type { FolderEmbedding } from '@weekwise/contracts/files.ts';
import { errorOf } from '../../app-error.ts';
import type { ListedFile } from './files.service.ts';
import { vectorizationStatus } from './vectorization-status.ts';

/** Where the files of a folder stand, as it travels. */
export function toFolderEmbedding(folderId: string, files: readonly ListedFile[]): FolderEmbedding {
  const countOf = (status: ListedFile['embeddingStatus']) =>
    files.filter((file) => file.embeddingStatus === status).length;
  return {
    folder_id: folderId,
    vectorization_status: vectorizationStatus(files),
    total_files: files.length,
    embedded_files: countOf('embedded'),
    failed_files: countOf('failed'),
    files: files.map((file) => ({
      file_id: file.id,
      name: file.name,
      embedding_status: file.embeddingStatus,
      error: errorOf(file.errorCode)?.message ?? null,
    })),
  };
}
