import { limits } from '@weekwise/contracts/limits.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { lookThroughDrive } from '../drives/sync/look-through-drive.ts';
import { requestEmbedding, signalEmbeddingQueue } from '../retrieval/embedding.service.ts';
import * as repo from '../tasks/folder-tasks.repo.ts';
import { lockFolder, type TaskRow } from '../tasks/tasks.repo.ts';
import { requestReading, signalReadingQueue, type TaskOptions } from '../tasks/tasks.service.ts';

type FolderWorkDeps = Pick<Deps, 'db' | 'drives' | 'logger' | 'clock' | 'newId' | 'jobs' | 'embeddings'>;

/**
 * Takes the next batch of a folder's task up, and ends the task where none is left; a sync looks through the drive
 * first.
 * What is done is in the rows alone, so that the work can be cut off anywhere: reading a batch is the files' own tasks'
 * business, and the last of them to end calls for the next.
 */
export function folderWorkHandler(deps: FolderWorkDeps): JobHandler<{ taskId: string }> {
  return async ({ taskId }, stopping) => {
    if (await repo.isUncompared(deps.db, taskId)) await lookThroughDrive(deps, taskId, stopping);
    await deps.db.transaction(async (tx) => {
      await lockFolder(tx, { taskId });
      const task = await repo.lockOpenTask(tx, taskId);
      const isReady = task && (task.kind !== 'sync-folder' || task.findings !== null);
      if (isReady) await takeNextBatch(tx, deps, task);
    });
    signalReadingQueue(deps);
    signalEmbeddingQueue(deps);
  };
}

async function takeNextBatch(tx: Transaction, deps: FolderWorkDeps, task: TaskRow): Promise<void> {
  const { reading = 0 } = await repo.countFiles(tx, task.id);
  if (reading > 0) return;
  const size = task.options.batchSize ?? limits.syncBatchSize;
  let taken = 0;
  while (taken === 0) {
    const waiting = await repo.listWaiting(tx, task.id, size);
    if (waiting.length === 0) return end(tx, deps, task);
    const readings = await repo.lockReadings(
      tx,
      waiting.map(({ fileId }) => fileId),
    );
    // Asked for again: one of them may have ended while its task was waited for.
    const files = await repo.listWaiting(tx, task.id, size);
    for (const file of files) taken += await takeFile(tx, deps, task, file, readings);
  }
  await repo.updateTask(tx, task.id, { status: 'processing', step: 'reading', updatedAt: deps.clock() });
}

type WaitingFile = Awaited<ReturnType<typeof repo.listWaiting>>[number];

/** Has one file read, unless it is being read or need not be; answers how many tasks are waited for. */
async function takeFile(
  tx: Transaction,
  deps: FolderWorkDeps,
  task: TaskRow,
  { fileId, forced, status, deletedAt }: WaitingFile,
  readings: readonly TaskRow[],
): Promise<0 | 1> {
  const underWay = readings.find((reading) => reading.fileId === fileId);
  if (deletedAt || (status === 'embedded' && !forced && !underWay)) {
    await repo.updateTaskFile(tx, task.id, fileId, { state: 'skipped' });
    return 0;
  }
  const { id: parentId, userId, folderId } = task;
  const options: TaskOptions = {
    ...(task.options.thresholds && { thresholds: task.options.thresholds }),
    // What a syllabus says is not asked for again: its plan may have been corrected since.
    // A sync has compared the bytes before: what was read of them still holds.
    ...(status === 'embedded' && { level: 'index', fresh: !task.options.reindexes }),
  };
  const readingId = underWay?.id ?? (await requestReading(tx, deps, { userId, folderId, fileId, parentId, options }));
  await repo.updateTaskFile(tx, task.id, fileId, { state: 'reading', readingId });
  return 1;
}

async function end(tx: Transaction, deps: FolderWorkDeps, task: TaskRow): Promise<void> {
  const { done = 0, failed = 0 } = await repo.countFiles(tx, task.id);
  const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
  const message = `${files(done)} read${failed > 0 ? `, ${failed} could not be read` : ''}`;
  await repo.updateTask(tx, task.id, {
    status: 'completed',
    step: 'done',
    progress: 1,
    message,
    updatedAt: deps.clock(),
  });
  // Where the model that embeds was not there before.
  await requestEmbedding(tx, deps, task.folderId);
}
