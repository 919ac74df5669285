import { gradeSources } from '@weekwise/engine/sources/grade-sources.ts';
import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import { AppError } from '../../app-error.ts';
import { cite, prepareCitations } from '../../citations/cite.ts';
import type { SearchItem, StoredSource } from '../../db/stored/stored-search.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { attemptTask } from '../tasks/attempt-task.ts';
import type { TaskProgressWriter } from '../tasks/task-progress-writer.ts';
import { endTask, requireClaim, type TaskRow } from '../tasks/tasks.service.ts';
import { askServices } from './ask-services.ts';
import { searchHere } from './own/own-places.service.ts';
import { reportOf, unaskedServices } from './places.ts';
import { SearchBoard } from './search-board.ts';
import { deleteOldFree, findSearch, updateSearch } from './searches.repo.ts';

type SearchingDeps = Pick<Deps, 'hooks' | 'db' | 'clock' | 'newId' | 'jobs' | 'logger' | 'scholar' | 'indexes'>;

/** A task that took a worker down with it this often is given up. */
const mostAttempts = 5;
/** How often an error that may pass is waited out. */
const mostFailures = 3;
/** Readings of a week that are searched for side by side. */
const readingsAtOnce = 3;
/** Searches of a folder that are about no reading and stay. */
const mostFree = 50;

/**
 * Searches for what its task names. What is found of one reading is kept at once, so that an attempt after a crash goes
 * on.
 */
export function searchSourcesHandler(deps: SearchingDeps): JobHandler<{ taskId: string }> {
  return ({ taskId }, stopping) =>
    attemptTask(deps, taskId, stopping, {
      work: (task, progress, signal) => searchAll(deps, task, progress, signal),
      finalCode(error, task) {
        if (error instanceof AppError) return error.code;
        return task.failures + 1 >= mostFailures ? 'search_failed' : null;
      },
      failed: 'sources not searched for',
    });
}

async function searchAll(
  deps: SearchingDeps,
  task: TaskRow,
  progress: TaskProgressWriter,
  signal: AbortSignal,
): Promise<void> {
  if (task.attempts > mostAttempts) throw new AppError('search_failed');
  const items = task.options.search?.items ?? [];
  const board = new SearchBoard(deps.scholar, progress, items);
  const broken = new AbortController();
  const either = AbortSignal.any([signal, broken.signal]);
  const turns = items.entries();
  const searchInTurn = async () => {
    for (const [i, item] of turns) if (!item.skip) await searchOne(deps, task, board, [i, item], either);
  };
  const searchers = Array.from({ length: readingsAtOnce }, () =>
    searchInTurn().catch((error: unknown) => {
      broken.abort(error);
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(searchers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw broken.signal.aborted ? broken.signal.reason : failed.reason;
  await progress.written();
  await deps.db.transaction((tx) => endTask(tx, deps, task, null));
}

async function searchOne(
  deps: SearchingDeps,
  task: TaskRow,
  board: SearchBoard,
  [i, item]: readonly [number, SearchItem],
  signal: AbortSignal,
): Promise<void> {
  const { userId, folderId } = task;
  const { request, planned } = item;
  const of = { folderId, subject: item.subject };
  const before = await findSearch(deps.db, of);
  // An attempt before this one came as far.
  if (before?.taskId !== task.id) return board.done(i, before?.places ?? [], before?.found.length ?? 0);
  const work = soughtWork(request);
  const here = await searchHere(deps, userId, folderId, work);
  const without = unaskedServices(deps.scholar);
  board.begin(i, [...here.places, ...without]);
  const answer = await askServices(deps.scholar, work, {
    mode: request.mode,
    signal,
    onOutcome(outcome) {
      board.heard(i, reportOf(outcome));
      // What fails here fails again, and is heard of, where it is needed.
      if (outcome.count > 0) prepareCitations().catch(() => {});
    },
  });
  const found: StoredSource[] = [];
  for (const graded of gradeSources(work, answer.records, request.mode)) {
    signal.throwIfAborted();
    found.push({ ...graded, citations: await cite(graded.source) });
  }
  const places = [...answer.services.map(reportOf), ...without];
  const searchedAt = deps.clock();
  await deps.db.transaction(async (tx) => {
    await requireClaim(tx, task);
    await updateSearch(tx, of, { taskId: null, request, planned, places, found, searchedAt });
    if (item.readingId === null) await deleteOldFree(tx, folderId, mostFree);
  });
  board.done(i, [...here.places, ...places], here.sources.length + here.published.length + found.length);
}
