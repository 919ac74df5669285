import type { DownloadExpectation } from '@weekwise/domain/sources.ts';
import type { Transaction } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { downloadSourcesJob } from '../../../jobs/definitions.ts';
import { holdFolder, requireFolder } from '../../folder-access/folder-access.service.ts';
import { requireReading } from '../../syllabus/readings.service.ts';
import { waitForEnd } from '../../tasks/folder-tasks.service.ts';
import type { TaskRow } from '../../tasks/tasks.service.ts';
import { requireTask, startTask } from '../../tasks/tasks.service.ts';
import { tieFile } from '../links/ties.service.ts';
import * as repo from './downloads.repo.ts';

type DownloadDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>;

interface WantedLink {
  url: string;
  title: string | null;
  expects: DownloadExpectation;
}

export interface WantedDownloads {
  folderId: string;
  /** The reading that they are for. */
  reading: { id: string } | { weekNumber: number; readingIndex: number } | null;
  links: WantedLink[];
}

export interface StartedDownloads {
  /** Null where nothing is left to fetch. */
  taskId: string | null;
  downloads: repo.ListedDownload[];
}

const mostListed = 200;

/**
 * Has links fetched into a folder. What is a file of it already is only tied to the reading; what is being fetched goes
 * on.
 */
export async function startDownloads(
  deps: DownloadDeps,
  userId: string,
  { folderId, reading: by, links }: WantedDownloads,
): Promise<StartedDownloads> {
  await requireFolder(deps.db, userId, folderId);
  const readingId = by && (await requireReading(deps.db, folderId, by)).id;
  const wanted = new Map(links.map((link) => [withoutFragment(link.url), link]));
  const urls = [...wanted.keys()];
  const started = await deps.db.transaction(async (tx) => {
    await holdFolder(tx, userId, folderId);
    const known = new Map((await repo.listByUrl(tx, folderId, urls)).map((entry) => [entry.row.url, entry]));
    const left = urls.filter((url) => !isSettled(known.get(url)));
    for (const entry of known.values()) if (readingId) await tieTo(tx, deps, entry, readingId);
    if (left.length === 0) return { taskId: openTaskOf(known), downloads: await repo.listByUrl(tx, folderId, urls) };
    const taskId = await startTask(tx, deps, { userId, folderId, kind: 'download-sources' });
    const now = deps.clock();
    for (const [position, url] of left.entries()) {
      const { title = null, expects = 'any' } = wanted.get(url) ?? {};
      const anew = {
        state: 'waiting',
        errorCode: null,
        fileId: null,
        finalUrl: null,
        askedAt: now,
        updatedAt: now,
      } as const;
      const link = { id: deps.newId(), folderId, url, title, expects, readingId, position, taskId };
      await repo.upsertDownload(tx, { ...link, ...anew });
    }
    return { taskId, downloads: await repo.listByUrl(tx, folderId, urls) };
  });
  if (started.taskId !== null) deps.jobs.wake(downloadSourcesJob);
  return started;
}

/** The same once the work has ended, or as it stands when nobody should wait any longer. */
export async function waitForDownloads(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  folderId: string,
  started: StartedDownloads,
  signal: AbortSignal,
): Promise<StartedDownloads & { ended: boolean }> {
  if (started.taskId === null) return { ...started, ended: true };
  const { status } = await waitForEnd(deps, await requireTask(deps, userId, started.taskId), signal);
  const urls = started.downloads.map(({ row }) => row.url);
  const downloads = await repo.listByUrl(deps.db, folderId, urls);
  return { ...started, downloads, ended: !isOpen(status) };
}

export async function downloadsOf(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
): Promise<repo.ListedDownload[]> {
  await requireFolder(deps.db, userId, folderId);
  return repo.listNewest(deps.db, folderId, mostListed);
}

/** Its place in a page is no part of what is fetched. */
function withoutFragment(written: string): string {
  const url = URL.parse(written);
  if (!url) return written;
  url.hash = '';
  return url.href;
}

const isOpen = (status: TaskRow['status'] | null): boolean => status === 'pending' || status === 'processing';
const isUnderWay = ({ row, taskStatus }: repo.ListedDownload): boolean =>
  (row.state === 'waiting' || row.state === 'fetching') && isOpen(taskStatus);

/** Whether it need not be fetched: its file is there, or somebody fetches it now. */
function isSettled(entry: repo.ListedDownload | undefined): boolean {
  return entry !== undefined && (entry.fileName !== null || isUnderWay(entry));
}

const openTaskOf = (known: Map<string, repo.ListedDownload>): string | null =>
  [...known.values()].find(isUnderWay)?.row.taskId ?? null;

/** What is there already is tied now; what is on its way, when it has arrived. */
async function tieTo(
  tx: Transaction,
  deps: DownloadDeps,
  { row, fileName }: repo.ListedDownload,
  readingId: string,
): Promise<void> {
  if (row.fileId !== null && fileName !== null) {
    await tieFile(tx, deps, { folderId: row.folderId, readingId, fileId: row.fileId, name: fileName });
  }
  await repo.updateDownload(tx, row, { readingId, updatedAt: deps.clock() });
}
