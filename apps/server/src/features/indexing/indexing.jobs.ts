import { arrayBuffer } from 'node:stream/consumers';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import * as files from '../files/files.service.ts';
import type { ExtractedItem } from '../syllabus/plan/item.ts';
import { adoptReading } from '../syllabus/plan.service.ts';
import { publishPassages, storePassages } from './passages.service.ts';
import { readThoroughly } from './read-thoroughly.ts';
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
  const text = await textOf(deps, task, file, progress, signal);

  let problem: ErrorCode | null = null;
  if (file.role === 'syllabus') {
    progress.step('understanding');
    const items = text.items ?? (await deps.reader.understand(text.packed, file.id, { signal, today: today(deps) }));
    const hasPlan = items.some((item) => item.kind === 'week' || item.kind === 'assignment');
    if (hasPlan) {
      const { id: taskId, folderId, options } = task;
      const origin = { taskId, folderId, fileId: file.id, fileName: file.name, source: 'engine' };
      await adoptReading(deps, { ...origin, items, confidenceThreshold: options.confidenceThreshold ?? null });
    } else {
      problem = 'syllabus_without_schedule';
    }
  }
  if (task.options.level === 'quick') {
    await endTask(deps.db, deps, task.id, problem);
    return;
  }

  progress.step('indexing');
  const passages = await deps.reader.cut(text.packed, file.id, { signal });
  await files.markUnindexed(deps.db, file.id);
  await storePassages(deps.db, { fileId: file.id, folderId: file.folderId }, passages, signal);
  await deps.db.transaction(async (tx) => {
    // Ends the task first: when it was cancelled meanwhile, nothing of the rest may happen.
    if (!(await endTask(tx, deps, task.id, problem))) return;
    await files.markIndexed(tx, file.id, passages.length, problem);
    await publishPassages(tx, file.folderId);
  });
}

/** What was read by an earlier attempt, or is read now. */
async function textOf(
  deps: ReadingDeps,
  task: TaskRow,
  file: files.FileRow,
  progress: TaskProgress,
  signal: AbortSignal,
): Promise<{ packed: Uint8Array; items?: ExtractedItem[] }> {
  const packed = await files.packedDocument(deps.db, file.id);
  if (packed) return { packed };
  const bytes = await arrayBuffer(await deps.drive.read(file.driveKey));
  const options = { signal, onPage: (page: number, count: number) => progress.page(page, count), today: today(deps) };
  const read =
    task.options.level === 'thorough'
      ? await readThoroughly(deps.reader, bytes, file, options)
      : { document: await deps.reader.read(bytes, file.name, options) };
  await files.storeDocument(deps, file.id, read.document);
  return { packed: read.document.packed, items: 'items' in read ? read.items : undefined };
}

const today = (deps: Pick<Deps, 'clock'>): string => deps.clock().toISOString().slice(0, 10);

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
