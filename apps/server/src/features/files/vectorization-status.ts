import type { FileRow } from './files.repo.ts';

/** Summarises the state of a folder: whatever is still being read comes before what has failed. */
export function vectorizationStatus(
  files: readonly (Pick<FileRow, 'embeddingStatus'> & { operationId: string | null })[],
) {
  if (files.length === 0) return 'none';
  if (files.some((file) => file.operationId !== null)) return 'processing';
  const embedded = files.filter((file) => file.embeddingStatus === 'embedded').length;
  if (embedded === files.length) return 'complete';
  if (embedded > 0) return 'partial';
  return files.some((file) => file.embeddingStatus === 'failed') ? 'failed' : 'none';
}
