import { addAbortSignal } from 'node:stream';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { untilAborted } from '../../lib/until-aborted.ts';
import type { OmittedPassage } from '../../reading/document-reader.ts';
import { readWhole } from '../../reading/read-whole.ts';
import * as files from '../files/files.service.ts';
import { requestEmbedding, signalEmbeddingQueue } from '../retrieval/embedding.service.ts';
import { publishPassages, storePassages } from '../retrieval/passages.service.ts';
import { attemptTask } from '../tasks/attempt-task.ts';
import { finalCode } from '../tasks/final-error-code.ts';
import type { TaskProgressWriter } from '../tasks/task-progress-writer.ts';
import { endTask, signalFolderQueue, type TaskRow } from '../tasks/tasks.service.ts';
import { readThoroughly } from './read-thoroughly.ts';
import { type ReadText, understandSyllabus } from './understand-syllabus.ts';

type ReadingDeps = Pick<
  Deps,
  'db' | 'drives' | 'reader' | 'tutors' | 'logger' | 'clock' | 'newId' | 'jobs' | 'embeddings'
>;

/** A task that took a worker down with it this often is given up. */
const mostAttempts = 20;

/**
 * Reads a file, understands it when it is a syllabus, and indexes it. Each step stores what it found before the next
 * begins and is skipped when it was done before, so that a task cut off anywhere goes on from there.
 */
export function readFileHandler(deps: ReadingDeps): JobHandler<{ taskId: string }> {
  return ({ taskId }, stopping) =>
    attemptTask(deps, taskId, stopping, {
      work: (task, progress, signal) => readFile(deps, task, progress, signal),
      finalCode,
      failTask: (task, code, error) =>
        failReading(deps, task, code, error instanceof DocumentError || error instanceof AppError),
      failed: 'file not read',
    });
}

async function readFile(
  deps: ReadingDeps,
  task: TaskRow,
  progress: TaskProgressWriter,
  signal: AbortSignal,
): Promise<void> {
  const file = task.fileId === null ? null : await files.findFile(deps.db, task.fileId);
  if (!file) throw new DriveError('not_found', 'The file was deleted.');
  if (task.attempts > mostAttempts) throw new DocumentError('reading_timed_out', 'Reading it never came to an end.');

  progress.step('reading');
  const text = await textOf(deps, task, file, progress, signal);

  let problem: ErrorCode | null = null;
  if (file.role === 'syllabus' && task.options.level !== 'index') {
    progress.step('understanding');
    const hasPlan = await understandSyllabus(deps, task, file, text, signal);
    problem = hasPlan ? null : 'syllabus_without_schedule';
  }
  if (task.options.level === 'quick') {
    await deps.db.transaction((tx) => endTask(tx, deps, task, problem));
    signalFolderQueue(deps);
    return;
  }

  progress.step('indexing');
  const { thresholds } = task.options;
  const cut = await deps.reader.cut(text.packed, file.id, { signal, ...(thresholds && { thresholds }) });
  await storePassages(deps.db, task, { fileId: file.id, folderId: file.folderId }, cut, signal);
  const { passages, skipped } = cut;
  if (passages.length === 0 && skipped.length > 0) {
    await failReading(deps, task, codeOfSkipped(skipped), true);
    return;
  }
  await deps.db.transaction(async (tx) => {
    // Ends the task first: when it was cancelled meanwhile, nothing of the rest may happen.
    if (!(await endTask(tx, deps, task, problem))) return;
    await files.markIndexed(tx, file.id, passages.length, problem);
    await files.addWarnings(tx, file.id, cut.warnings);
    await publishPassages(tx, file.folderId);
    await requestEmbedding(tx, deps, file.folderId);
  });
  signalEmbeddingQueue(deps);
  signalFolderQueue(deps);
}

/** What was read by an earlier attempt, or is read now. */
async function textOf(
  deps: ReadingDeps,
  task: TaskRow,
  file: files.FileRow,
  progress: TaskProgressWriter,
  signal: AbortSignal,
): Promise<ReadText> {
  const packed = await files.packedDocument(deps.db, file.id, task.options.fresh ? task.startedAt : null);
  if (packed) return { packed };
  const bytes = await untilAborted(bytesOf(deps, file, signal), signal);
  await files.rememberBytes(deps.db, file, bytes);
  const onPage = (page: number, count: number) => progress.page(page, count);
  const options = { signal, onPage, today: utcDay(deps.clock()) };
  const read =
    task.options.level === 'thorough'
      ? await readThoroughly(deps.reader, bytes, file, options)
      : { document: await deps.reader.read(bytes, file.name, options) };
  await files.storeDocument(deps, file.id, read.document);
  return { packed: read.document.packed, syllabus: 'syllabus' in read ? read.syllabus : undefined };
}

async function bytesOf(deps: ReadingDeps, file: files.FileRow, signal: AbortSignal): Promise<ArrayBuffer> {
  const { drive } = await deps.drives.ofFolder(file.folderId);
  if (file.size > limits.uploadBytes) throw new AppError('file_too_large');
  const stream = await drive.read(file.driveKey);
  return readWhole(upTo(limits.uploadBytes, addAbortSignal(signal, stream)), file.size);
}

/** A file on a student's own drive may have grown since it was taken in. */
async function* upTo(most: number, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) throw new AppError('file_too_large');
    yield chunk;
  }
}

/** A file of which no passage was kept: thresholds above the usual ones aren't the file's fault. */
const codeOfSkipped = (skipped: readonly OmittedPassage[]): ErrorCode =>
  skipped.some(({ quality, density }) => quality >= limits.qualityThreshold && density >= limits.semanticDensityMin)
    ? 'file_below_thresholds'
    : 'file_unreadable';

/** A file that is searchable stays so where it is not the file that is at fault. */
async function failReading(deps: ReadingDeps, task: TaskRow, code: ErrorCode, isFilesFault: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await endTask(tx, deps, task, code))) return;
    if (task.fileId !== null) await files.markFailed(tx, task.fileId, code, { alsoEmbedded: isFilesFault });
  });
  signalFolderQueue(deps);
}
