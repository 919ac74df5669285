import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import pLimit, { type LimitFunction } from 'p-limit';
import { DriveError } from '../../../adapters/drive/drive.port.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { driveProblem } from '../../../drive-problem.ts';
import type { JobHandler } from '../../../jobs/job.ts';
import { storeUpload } from '../../files/upload.service.ts';
import { attemptTask } from '../../tasks/attempt-task.ts';
import type { TaskProgressWriter } from '../../tasks/task-progress-writer.ts';
import { endTask, type TaskRow } from '../../tasks/tasks.service.ts';
import { tieFile } from '../links/ties.service.ts';
import * as repo from './downloads.repo.ts';
import { type FetchedText, fetchText } from './fetch-text.ts';

type DownloadingDeps = Pick<
  Deps,
  'config' | 'db' | 'drives' | 'reader' | 'fetcher' | 'logger' | 'clock' | 'newId' | 'jobs' | 'hooks'
>;

/** A task that took a worker down with it this often is given up. */
const mostAttempts = 5;
/** How often an error that may pass is waited out. */
const mostFailures = 3;
/** Links of one task that are fetched side by side. Each may be as large as an upload. */
const linksAtOnce = 3;

/** Fetches the links of its task. What became of one is kept at once, so that an attempt after a crash goes on. */
export function downloadSourcesHandler(deps: DownloadingDeps): JobHandler<{ taskId: string }> {
  return ({ taskId }, stopping) =>
    attemptTask(deps, taskId, stopping, {
      work: (task, progress, signal) => fetchAll(deps, task, progress, signal),
      finalCode(error, task) {
        if (error instanceof AppError) return error.code;
        return task.failures + 1 >= mostFailures ? 'internal' : null;
      },
      failed: 'sources not fetched',
    });
}

async function fetchAll(
  deps: DownloadingDeps,
  task: TaskRow,
  progress: TaskProgressWriter,
  signal: AbortSignal,
): Promise<void> {
  if (task.attempts > mostAttempts) throw new AppError('internal');
  const rows = await repo.listUnfetched(deps.db, task.id);
  const inTurn = pLimit(linksAtOnce);
  const storing = pLimit(1);
  let done = 0;
  const outcomes = await Promise.allSettled(
    rows.map((row) =>
      inTurn(async () => {
        signal.throwIfAborted();
        progress.say('fetching', done / rows.length, sayLink(row, done, rows.length));
        await fetchOne(deps, task, row, storing, signal);
        done++;
      }),
    ),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  await deps.db.transaction((tx) => endTask(tx, deps, task, null));
}

const sayLink = ({ title, url }: repo.DownloadRow, done: number, total: number): string =>
  `Fetching ${total === 1 ? '' : `${Math.min(done + 1, total)} of ${total}: `}${title ?? URL.parse(url)?.hostname ?? url}`;

async function fetchOne(
  deps: DownloadingDeps,
  task: TaskRow,
  row: repo.DownloadRow,
  storing: LimitFunction,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  await repo.updateDownload(db, row, { state: 'fetching', updatedAt: clock() });
  try {
    const text = await fetchText(deps, row, signal);
    // Of two links to the same file, the second finds it there.
    const { state, file } = await storing(() => store(deps, task, row, text, signal));
    const change = { state, fileId: file.id, finalUrl: text.url, errorCode: null, updatedAt: clock() };
    await db.transaction((tx) => repo.updateDownload(tx, row, change));
    await tieArrived(deps, row, file);
  } catch (error) {
    signal.throwIfAborted();
    const code = refusalOf(error);
    if (code === null) throw error;
    deps.logger.info({ err: error, taskId: task.id, code }, 'source not fetched');
    await repo.updateDownload(db, row, { state: 'refused', errorCode: code, updatedAt: clock() });
  }
}

/** What a student is told of a link; null for what is nobody's fault and may pass. */
function refusalOf(error: unknown): ErrorCode | null {
  if (error instanceof AppError) return error.code;
  return error instanceof DriveError ? driveProblem(error).code : null;
}

/** Puts a text into the folder like an upload, unless the very same file is there. */
async function store(
  deps: DownloadingDeps,
  { userId }: TaskRow,
  { folderId }: repo.DownloadRow,
  { name, bytes }: FetchedText,
  signal: AbortSignal,
): Promise<{ state: 'stored' | 'present'; file: { id: string; name: string } }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const same = await repo.findSameFile(deps.db, folderId, sha256);
  if (same) return { state: 'present', file: same };
  const source = Readable.from([bytes]);
  const stored = await storeUpload(deps, userId, { folderId, role: 'material', name, source }, signal);
  return { state: 'stored', file: { id: stored.fileId, name } };
}

/** The file is there, whether or not the reading takes one more. */
async function tieArrived(
  deps: DownloadingDeps,
  row: repo.DownloadRow,
  file: { id: string; name: string },
): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const readingId = await repo.readingOfDownload(tx, row.id);
      if (readingId === null) return;
      await tieFile(tx, deps, { folderId: row.folderId, readingId, fileId: file.id, name: file.name });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await repo.updateDownload(deps.db, row, { errorCode: error.code, updatedAt: deps.clock() });
  }
}
