import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { SearchItem, SearchRequest } from '../../db/stored/stored-search.ts';
import type { Deps } from '../../deps.ts';
import { searchSourcesJob } from '../../jobs/definitions.ts';
import { requireOpenWeek } from '../billing/folder-plans.service.ts';
import { holdFolder, requireFolder } from '../folder-access/folder-access.service.ts';
import { type PlanReading, requireReading } from '../syllabus/readings.service.ts';
import { findOpenTask, findTask, isOpen, startTask } from '../tasks/tasks.service.ts';
import { hasAnswer } from './places.ts';
import { findSearch, freePrefix, lockSearch, type OfSearch, type SearchRow, updateSearch } from './searches.repo.ts';

type SearchDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId' | 'scholar' | 'payments'>;

export interface WantedSearch {
  folderId: string;
  /** Of the reading in the plan; null where it is about none. */
  place: { weekNumber: number; readingIndex: number } | null;
  request: SearchRequest;
  /** Asks also where what is stored would answer. */
  anew: boolean;
}

export interface StartedSearch {
  item: SearchItem;
  /** Null where what is stored answers. */
  taskId: string | null;
  joined: boolean;
}

/** Milliseconds that a call in the foreground waits. Below what a client and a proxy wait at most. */
const foreground = 25_000;
const lookEvery = 100;

/** Has sources searched for. Where a search for the same reading is under way, that is the task it answers with. */
export async function startSearch(deps: SearchDeps, userId: string, wanted: WantedSearch): Promise<StartedSearch> {
  const { folderId, place, request, anew } = wanted;
  await requireFolder(deps.db, userId, folderId);
  const reading = place && (await requireReading(deps.db, folderId, place));
  if (reading) await requireOpenWeek(deps, folderId, reading.weekNumber);
  const item = itemOf(reading, request);
  const of = { folderId, subject: item.subject };
  const started = await deps.db.transaction(async (tx) => {
    await holdFolder(tx, userId, folderId);
    const row = await lockSearch(tx, of);
    const underWay = await findOpenTask(tx, row.taskId);
    if (underWay) return { item, taskId: underWay.id, joined: true };
    if (!anew && isSame(row.request, request) && hasResults(deps, row, item))
      return { item, taskId: null, joined: false };
    const options = { search: { weekId: null, items: [item] } };
    const taskId = await startTask(tx, deps, { userId, folderId, kind: 'search-sources', options });
    await updateSearch(tx, of, { taskId });
    return { item, taskId, joined: false };
  });
  if (started.taskId !== null) deps.jobs.wake(searchSourcesJob);
  return started;
}

export function itemOf(reading: PlanReading | null, request: SearchRequest): SearchItem {
  return {
    subject: reading?.id ?? freeSubject(request),
    readingId: reading?.id ?? null,
    weekNumber: reading?.weekNumber ?? null,
    readingIndex: reading?.readingIndex ?? null,
    request,
    planned: reading && plannedAs(reading),
  };
}

/** What the plan says of a reading, to be compared. */
export const plannedAs = ({ title, author }: Pick<PlanReading, 'title' | 'author'>): string =>
  JSON.stringify([title, author]);

/** A search that is about no reading is about what it asks for. */
const freeSubject = ({ title, author, readingType }: SearchRequest): string =>
  `${freePrefix}${createHash('sha256')
    .update(JSON.stringify([title, author, readingType]))
    .digest('base64url')}`;

/** Whether something was found out about a reading that has not changed since. */
export const hasResults = ({ scholar }: Pick<Deps, 'scholar'>, row: SearchRow, { planned }: SearchItem): boolean =>
  row.searchedAt !== null && row.planned === planned && hasAnswer(scholar, row.places);

const isSame = (asked: SearchRequest | null, { title, author, readingType, mode }: SearchRequest): boolean =>
  asked?.title === title && asked.author === author && asked.readingType === readingType && asked.mode === mode;

/** The search under way for something; null where none is. */
export async function searchUnderWay(db: Executor, row: SearchRow | null): Promise<string | null> {
  return row ? ((await findOpenTask(db, row.taskId))?.id ?? null) : null;
}

/**
 * Waits until nobody searches for something any more. True when it is so, false when nobody should wait any longer.
 * @throws AppError where the search failed or was cancelled
 */
export async function waitForSearch(deps: Pick<Deps, 'db'>, of: OfSearch, signal: AbortSignal): Promise<boolean> {
  const until = performance.now() + foreground;
  for (;;) {
    const row = await findSearch(deps.db, of);
    if (!row?.taskId) return true;
    const task = await findTask(deps.db, row.taskId);
    if (task && !isOpen(task) && (await findSearch(deps.db, of))?.taskId === task.id) {
      throw new AppError(task.status === 'cancelled' ? 'search_cancelled' : 'search_failed');
    }
    if (signal.aborted || performance.now() > until) return false;
    await setTimeout(lookEvery);
  }
}
