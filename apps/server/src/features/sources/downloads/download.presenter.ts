import type { SourceDownload } from '@weekwise/contracts/sources-downloads.ts';
import { errorOf } from '../../../app-error.ts';
import type { ListedDownload } from './downloads.repo.ts';

export function toDownload({ row, fileName, taskStatus }: ListedDownload): SourceDownload {
  const isOpen = taskStatus === 'pending' || taskStatus === 'processing';
  const wasLeft = (row.state === 'waiting' || row.state === 'fetching') && !isOpen;
  const code = wasLeft && taskStatus === 'failed' ? 'internal' : row.errorCode;
  return {
    download_id: row.id,
    url: row.url,
    title: row.title,
    state: wasLeft ? (code ? 'refused' : 'cancelled') : row.state,
    error: errorOf(code),
    reading_id: row.readingId,
    file_id: fileName === null ? null : row.fileId,
    file_name: fileName,
    final_url: row.finalUrl,
    task_id: isOpen ? row.taskId : null,
    updated_at: row.updatedAt.toISOString(),
  };
}
