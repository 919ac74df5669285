import { z } from 'zod';
import { folderId, id, instant, isVisible, isWritable, success } from './common.ts';
import { defineContract } from './contract.ts';
import { limits } from './limits.ts';

const title = z
  .string()
  .trim()
  .min(1, { error: 'Give the conversation a name.' })
  .max(limits.threadTitleLength, { error: `A name has at most ${limits.threadTitleLength} characters.` })
  .refine(isVisible, { error: 'Give the conversation a name.' })
  .refine(isWritable, { error: 'Remove the control characters.' });

/** One conversation about a course. */
export const thread = z.object({
  thread_id: id,
  folder_id: folderId,
  /** The student's own name for it, or else the beginning of its first question; null where nothing was asked yet. */
  title: z.string().nullable(),
  created_at: instant,
  /** When something was said last; when it was begun where nothing was. */
  last_at: instant,
  /** How many are shown; earlier versions of a question and what followed them do not count. */
  messages: z.int(),
  archived_at: instant.nullable(),
});
export type Thread = z.infer<typeof thread>;

const listedThread = thread.extend({
  /**
   * Of a search: the newest message that has all the words, and the text around the first of them. null where the title
   * has them.
   */
  found: z.object({ message_id: id, excerpt: z.string() }).nullable(),
});
export type ListedThread = z.infer<typeof listedThread>;

const list = {
  method: 'GET',
  access: 'session',
  kind: 'json',
  query: z.object({
    user_id: id.optional(),
    folder_id: folderId,
    /** Words that the title or one of its messages has, all of them. */
    q: z.string().trim().max(limits.threadSearchLength).optional(),
    archived: z.enum(['true', 'false']).default('false'),
    limit: z.coerce.number().int().min(1).max(limits.threadsPage).default(limits.threadsPage),
    /** `next` of the page before. */
    before: z.string().max(300).optional(),
  }),
  response: z.object({ threads: z.array(listedThread), next: z.string().nullable() }),
  errors: ['invalid_folder_id', 'folder_not_found'],
} as const;

/** The conversations of a folder, the one in which something was said last first. */
export const listThreads = defineContract({ ...list, path: '/chat/threads' });
export const listThreadsUnderApi = defineContract({ ...list, path: '/api/chat/threads' });

const creation = {
  method: 'POST',
  access: 'session',
  kind: 'json',
  body: z.object({
    user_id: id.optional(),
    /** The course that was open last where none is named. */
    folder_id: folderId.optional(),
    title: title.optional(),
  }),
  response: thread,
  errors: ['invalid_folder_id', 'folder_not_found'],
} as const;

/**
 * Begins a conversation beside the others. One in which nothing was said yet is not begun a second time, but given
 * again.
 */
export const createThread = defineContract({ ...creation, path: '/chat/threads' });
export const createThreadUnderApi = defineContract({ ...creation, path: '/api/chat/threads' });

const renaming = {
  method: 'PATCH',
  access: 'session',
  kind: 'json',
  params: z.object({ threadId: id }),
  body: z.object({ user_id: id.optional(), title }),
  response: thread,
  errors: ['thread_not_found'],
} as const;

export const renameThread = defineContract({ ...renaming, path: '/chat/threads/:threadId' });
export const renameThreadUnderApi = defineContract({ ...renaming, path: '/api/chat/threads/:threadId' });

const named = { user_id: id.optional(), thread_id: id };

const archiving = {
  method: 'POST',
  access: 'session',
  kind: 'json',
  body: z.object({ ...named, archived: z.boolean().default(true) }),
  response: thread,
  errors: ['thread_not_found'],
} as const;

/** Out of the list, or back into it with `archived: false`. It can be opened, searched and asked in all the same. */
export const archiveThread = defineContract({ ...archiving, path: '/chat/archive-thread' });
export const archiveThreadUnderApi = defineContract({ ...archiving, path: '/api/chat/archive-thread' });

const deletion = {
  method: 'POST',
  access: 'session',
  kind: 'json',
  body: z.object(named),
  response: success.extend({ restorable_until: instant }),
  errors: ['thread_not_found'],
} as const;

/** Ends what is being answered in it, and puts it into the bin, where it stays for 30 days. */
export const deleteThread = defineContract({ ...deletion, path: '/chat/delete-thread' });
export const deleteThreadUnderApi = defineContract({ ...deletion, path: '/api/chat/delete-thread' });

/** Takes a deletion back. */
export const restoreThread = defineContract({
  method: 'POST',
  path: '/api/chat/restore-thread',
  access: 'session',
  kind: 'json',
  body: z.object(named),
  response: thread,
  errors: ['thread_not_found'],
});
