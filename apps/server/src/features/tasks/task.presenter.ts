import type { TaskProgress, TaskReport } from '@weekwise/contracts/tasks.ts';
import { errorOf } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { namedPage } from '../../lib/file-page.ts';
import { countFiles, countSkippedPassages, listFailedFiles, listSkippedPassages } from './folder-tasks.repo.ts';
import type { TaskRow } from './tasks.repo.ts';

const mostFailedFiles = 100;
const mostSkippedPassages = 200;

/** A task as it travels. That of a folder counts its files; what it came to is told once it has ended. */
export async function toTaskProgress(db: Executor, task: TaskRow): Promise<TaskProgress> {
  const isOfFolder = task.kind === 'vectorize-folder' || task.kind === 'sync-folder';
  const progress = {
    task_id: task.id,
    kind: task.kind,
    folder_id: task.folderId,
    file_id: task.fileId,
    status: task.status,
    step: task.step,
    progress: task.progress,
    message: task.message,
    page: task.page,
    page_count: task.pageCount,
    counts: countsOfOne(task),
    error: errorOf(task.errorCode),
    report: null,
    ...(task.options.thresholds && { thresholds: toThresholds(task.options.thresholds, task.options.reindexes) }),
    started_at: task.startedAt.toISOString(),
    updated_at: task.updatedAt.toISOString(),
  };
  if (!isOfFolder) return progress;
  const { waiting = 0, reading = 0, done = 0, failed = 0, skipped = 0 } = await countFiles(db, task.id);
  const settled = done + failed + skipped;
  const total = settled + waiting + reading;
  const counts = { done, total, failed, skipped };
  if (task.status !== 'pending' && task.status !== 'processing') {
    return { ...progress, counts, report: await reportOf(db, task) };
  }
  if (total === 0) return { ...progress, counts };
  const message = reading > 0 ? `Reading file ${Math.min(settled + 1, total)} of ${total}` : task.message;
  return { ...progress, counts, progress: settled / total, message };
}

const toThresholds = (
  { quality, density }: NonNullable<TaskRow['options']['thresholds']>,
  reindexes = false,
): TaskProgress['thresholds'] => ({
  quality_threshold: quality,
  semantic_density_min: density,
  applied_to: reindexes ? 'all' : 'new_and_changed',
});

function countsOfOne({ status, fileId }: TaskRow): TaskProgress['counts'] {
  const is = (what: TaskRow['status']) => (fileId !== null && status === what ? 1 : 0);
  return { done: is('completed'), total: fileId === null ? 0 : 1, failed: is('failed'), skipped: is('cancelled') };
}

async function reportOf(db: Executor, { id, findings }: TaskRow): Promise<TaskReport> {
  const failed = await listFailedFiles(db, id, mostFailedFiles);
  const skipped = await listSkippedPassages(db, id, mostSkippedPassages);
  return {
    drive: findings && {
      ...findings,
      refused: findings.refused.map(({ name, code }) => ({ name, error: toError(code) })),
    },
    failed_files: failed.map(({ fileId, name, errorCode }) => ({
      file_id: fileId,
      name,
      error: toError(errorCode),
    })),
    total_skipped_passages: await countSkippedPassages(db, id),
    skipped_passages: skipped.map(({ fileId, name, page, labels, excerpt, quality, density, reason }) => ({
      file_id: fileId,
      file_name: name,
      ...namedPage(page, labels),
      excerpt,
      quality,
      semantic_density: density,
      reason,
    })),
  };
}

const toError = (code: string | null): NonNullable<ReturnType<typeof errorOf>> =>
  errorOf(code) ?? { code: 'internal', message: '' };
