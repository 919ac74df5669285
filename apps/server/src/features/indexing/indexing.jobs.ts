import { arrayBuffer } from 'node:stream/consumers';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import * as files from '../files/files.service.ts';
import { adoptReading } from '../syllabus/plan.service.ts';
import { publishPassages, storePassages } from './passages.service.ts';
import { TaskProgress } from './task-progress.ts';
import { countFailure, endTask, type TaskRow, takeUp } from './tasks.service.ts';

type ReadingDeps = Pick<Deps, 'db' | 'drive' | 'reader' | 'logger' | 'clock' | 'newId'>;

/** A task that took a worker down with it this often is given up. */
const mostAttempts = 20;
/** How often an error that may pass is waited out. */
const mostFailures = 6;

/**
 * Reads a file, understands it when it is a syllabus, and indexes it. Each step stores what it found before the next
 * begins and is skipped when it was done before, so that a task cut off anywhere goes on from there.
 */
export function readFileHandler(deps: ReadingDeps): JobHandler<{ taskId: string }> {
  return async ({ taskId }, stopping) => {
    const task = await takeUp(deps, taskId);
    if (!task) return;
    await using progress = new TaskProgress(deps, taskId);
    const signal = AbortSignal.any([stopping, progress.cancelled]);
    try {
      await readFile(deps, task, progress, signal);
    } catch (error) {
      if (progress.cancelled.aborted) return;
      // The server stops: not a failure, the task goes on after the next start.
      if (stopping.aborted) throw error;
      const code = finalCode(error, task);
      if (code === null) {
        await countFailure(deps.db, taskId);
        throw error;
      }
      deps.logger.warn({ err: error, taskId, fileId: task.fileId, code }, 'file not read');
      await giveUp(deps, task, code);
    }
  };
}

async function readFile(deps: ReadingDeps, task: TaskRow, progress: TaskProgress, signal: AbortSignal): Promise<void> {
  const file = task.fileId === null ? null : await files.findFile(deps.db, task.fileId);
  if (!file) throw new DriveError('not_found', 'The file was deleted.');
  if (task.attempts > mostAttempts) throw new DocumentError('reading_timed_out', 'Reading it never came to an end.');

  progress.step('reading');
  const packed = (await files.packedDocument(deps.db, file.id)) ?? (await readNow(deps, file, progress, signal));

  let problem: ErrorCode | null = null;
  if (file.role === 'syllabus') {
    progress.step('understanding');
    const items = await deps.reader.understand(packed, file.id, { signal });
    const hasPlan = items.some((item) => item.kind === 'week' || item.kind === 'assignment');
    if (hasPlan) {
      const read = { taskId: task.id, folderId: file.folderId, fileId: file.id, fileName: file.name };
      await adoptReading(deps, { ...read, source: 'engine', items });
    } else {
      problem = 'syllabus_without_schedule';
    }
  }

  progress.step('indexing');
  const passages = await deps.reader.cut(packed, file.id, { signal });
  await files.markUnindexed(deps.db, file.id);
  await storePassages(deps.db, { fileId: file.id, folderId: file.folderId }, passages, signal);
  await deps.db.transaction(async (tx) => {
    // Ends the task first: when it was cancelled meanwhile, nothing of the rest may happen.
    if (!(await endTask(tx, deps, task.id, problem))) return;
    await files.markIndexed(tx, file.id, passages.length, problem);
    await publishPassages(tx, file.folderId);
  });
}

async function readNow(
  deps: ReadingDeps,
  file: files.FileRow,
  progress: TaskProgress,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const bytes = await arrayBuffer(await deps.drive.read(file.driveKey));
  const document = await deps.reader.read(bytes, file.name, {
    signal,
    onPage: (page, pageCount) => progress.page(page, pageCount),
  });
  await files.storeDocument(deps, file.id, document);
  return document.packed;
}

/** The code a student is told when trying again would end the same or was tried often enough; null to try again. */
function finalCode(error: unknown, task: TaskRow): ErrorCode | null {
  if (error instanceof DocumentError) return error.code;
  if (error instanceof DriveError && !error.retryable) return 'file_not_found';
  if (task.failures + 1 < mostFailures) return null;
  return error instanceof DriveError ? 'unavailable' : 'internal';
}

async function giveUp(deps: ReadingDeps, task: TaskRow, code: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await endTask(tx, deps, task.id, code))) return;
    if (task.fileId !== null) await files.markFailed(tx, task.fileId, code);
  });
}
