import type { ListedThread, Thread } from '@weekwise/contracts/chat-threads.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { namedOrCurrentFolder, requireFolder } from '../folder-access/folder-access.service.ts';
import { excerptAround, titleOf } from './excerpt.ts';
import type { ThreadRow } from './threads.repo.ts';
import * as repo from './threads.repo.ts';

type ThreadDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/**
 * The conversation of a folder in which something was said last; begun when there is none.
 * @param messageId goes on in the conversation that has this message
 */
export async function openThread(
  deps: ThreadDeps,
  userId: string,
  folderId: string,
  messageId?: string,
): Promise<ThreadRow> {
  // Whoever has a conversation there has the folder.
  const current = await repo.findCurrentThread(deps.db, userId, folderId, messageId);
  if (current) return current;
  await requireFolder(deps.db, userId, folderId);
  return deps.db.transaction(async (tx) => {
    await repo.lockFolder(tx, folderId);
    const begun = await repo.findCurrentThread(tx, userId, folderId);
    return begun ?? repo.insertThread(tx, { id: deps.newId(), userId, folderId, createdAt: deps.clock() });
  });
}

export async function requireThread(db: Executor, userId: string, threadId: string): Promise<ThreadRow> {
  const thread = await repo.findThread(db, userId, threadId);
  if (!thread) throw new AppError('thread_not_found');
  return thread;
}

/** Begins another conversation, unless the newest one is still to be begun. */
export async function beginThread(
  deps: ThreadDeps,
  userId: string,
  named: { folderId: string | undefined; title: string | undefined },
): Promise<Thread> {
  const folderId = await namedOrCurrentFolder(deps.db, userId, named.folderId);
  const { title } = named;
  const thread = await deps.db.transaction(async (tx) => {
    await repo.lockFolder(tx, folderId);
    const current = await repo.findCurrentThread(tx, userId, folderId);
    const isEmpty = current && (await repo.tellThread(tx, current.id)).messages === 0;
    if (!current || !isEmpty || (title !== undefined && current.title !== null)) {
      return repo.insertThread(tx, { id: deps.newId(), userId, folderId, title, createdAt: deps.clock() });
    }
    if (title === undefined) return current;
    await repo.updateThread(tx, current.id, { title });
    return { ...current, title };
  });
  return tell(deps.db, thread);
}

export async function threadsOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
  wanted: { query: string; archived: boolean; limit: number; before: string | undefined },
): Promise<{ threads: ListedThread[]; next: string | null }> {
  await requireFolder(db, userId, folderId);
  const words = wanted.query.split(/\s+/).filter((word) => word !== '');
  const after = wanted.before === undefined ? null : readCursor(wanted.before);
  const { archived, limit } = wanted;
  // One more than is shown says whether there are more.
  const rows = await repo.listThreads(db, userId, folderId, { words, archived, limit: limit + 1, after });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    threads: shown.map(({ thread, foundId, foundIn, ...told }) => ({
      ...toThread(thread, told),
      found:
        foundId === null || foundIn === null ? null : { message_id: foundId, excerpt: excerptAround(foundIn, words) },
    })),
    next: last && rows.length > limit ? `${last.lastAt.getTime()}.${last.thread.id}` : null,
  };
}

function readCursor(cursor: string): repo.ThreadQuery['after'] {
  const [, time, id] = cursor.match(/^(\d{1,15})\.(.+)$/) ?? [];
  if (time === undefined || id === undefined) throw new AppError('invalid_request');
  return { lastAt: new Date(Number(time)), id };
}

export const renameThread = (deps: Pick<Deps, 'db'>, userId: string, threadId: string, title: string) =>
  change(deps.db, userId, threadId, { title });

export async function archiveThread(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  threadId: string,
  archived: boolean,
): Promise<Thread> {
  return change(deps.db, userId, threadId, { archivedAt: archived ? deps.clock() : null });
}

/** Moves a conversation to the bin. Returns until when it can be restored. */
export async function deleteThread(
  deps: Pick<Deps, 'db' | 'clock' | 'answers'>,
  userId: string,
  threadId: string,
): Promise<Date> {
  const deletedAt = deps.clock();
  await change(deps.db, userId, threadId, { deletedAt });
  await deps.answers.stop(threadId);
  return new Date(deletedAt.getTime() + limits.binLifetime);
}

export async function restoreThread(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  threadId: string,
): Promise<Thread> {
  const thread = await repo.findThread(deps.db, userId, threadId, oldestKept(deps));
  if (!thread) throw new AppError('thread_not_found');
  await repo.updateThread(deps.db, thread.id, { deletedAt: null });
  return tell(deps.db, thread);
}

/** Ends conversations that have been in the bin for 30 days. */
export const purgeThreads = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  repo.deleteBinnedThreads(deps.db, oldestKept(deps));

/** What went to the bin earlier is gone for good. */
export const oldestKept = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - limits.binLifetime);

/** A conversation without a name is called by its first question. */
export async function nameByQuestion(db: Executor, thread: ThreadRow, question: string): Promise<void> {
  if (thread.title === null) await repo.entitle(db, thread.id, titleOf(question));
}

async function change(
  db: Executor,
  userId: string,
  threadId: string,
  values: Parameters<typeof repo.updateThread>[2],
): Promise<Thread> {
  const thread = await requireThread(db, userId, threadId);
  await repo.updateThread(db, thread.id, values);
  return tell(db, { ...thread, ...values });
}

const tell = async (db: Executor, thread: ThreadRow): Promise<Thread> =>
  toThread(thread, await repo.tellThread(db, thread.id));

const toThread = (thread: ThreadRow, { lastAt, messages }: { lastAt: Date; messages: number }): Thread => ({
  thread_id: thread.id,
  folder_id: thread.folderId,
  title: thread.title,
  created_at: thread.createdAt.toISOString(),
  last_at: lastAt.toISOString(),
  messages,
  archived_at: thread.archivedAt?.toISOString() ?? null,
});
