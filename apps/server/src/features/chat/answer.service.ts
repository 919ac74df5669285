import type { ChatEvent } from '@weekwise/contracts/events.ts';
import { AppError } from '../../app-error.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { engineAlone } from '../../tutor/tutors.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import { type ComposeDeps, compose } from './compose.ts';
import * as leases from './live/leases.repo.ts';
import type { LiveAnswer } from './live/live-answer.ts';
import type { NewMessage } from './message-rows.repo.ts';
import type { Question } from './question.ts';
import { startAnswer } from './start-answer.ts';
import type { ThreadRow } from './threads.repo.ts';
import { nameByQuestion, openThread, requireThread } from './threads.service.ts';
import { putAside } from './versions.service.ts';

/** An answer that is told to whoever hears it, or one that was told to its end and is stored. */
export type Answering = { live: LiveAnswer } | { stored: MessageRow };

/**
 * Has a question answered from the folder's materials and the course's own facts. However often it is asked under the same message id, at
 * once, later or of another process, it is stored once and answered once; only an answer that was cut off is begun anew.
 */
export async function answerQuestion(
  deps: ComposeDeps,
  userId: string,
  question: Question,
  heard: string | null,
  gone: AbortSignal,
): Promise<Answering> {
  const id = deps.newId();
  const { thread, asked } = await deps.answers.firstTokenGate.run(async () => {
    const thread = await threadOf(deps, userId, question);
    const keep = () => keepQuestion(deps, thread, question, id);
    return { thread, asked: await (question.isStored ? storedQuestion(deps, thread, question) : keep()) };
  });
  if (!asked) return answerUnstored(deps, userId, thread, question, heard, id);
  return asked.isNew
    ? { live: begin(deps, { userId, folderId: thread.folderId }, question, thread.id, asked.message, id) }
    : join(deps, userId, question, asked.message, id, gone);
}

async function threadOf(deps: ComposeDeps, userId: string, { folderId, threadId, messageId }: Question) {
  if (threadId === null) return openThread(deps, userId, folderId, messageId);
  const thread = await requireThread(deps.db, userId, threadId);
  if (thread.folderId !== folderId) throw new AppError('thread_not_found');
  return thread;
}

/** What the client has stored itself; null where it has not. */
async function storedQuestion(deps: ComposeDeps, thread: ThreadRow, { messageId }: Question) {
  const message = messageId === undefined ? null : await repo.findMessage(deps.db, thread.id, messageId);
  return message && { message, isNew: false };
}

/** The question as it is stored. A new one is leased at once to the answer that is about to be written. */
async function keepQuestion(deps: ComposeDeps, thread: ThreadRow, question: Question, answerId: string) {
  const row: NewMessage = {
    threadId: thread.id,
    messageId: question.messageId ?? deps.newId(),
    type: 'user',
    content: question.text,
    metadata: { citations: [] },
    createdAt: deps.clock(),
    answeringBy: answerId,
  };
  const { edits } = question;
  if (edits !== null) await deps.answers.stop(thread.id, edits);
  const kept = await (edits === null
    ? repo.insertMessageOnce(deps.db, row)
    : deps.db.transaction(async (tx) => {
        const known = await repo.findMessage(tx, thread.id, row.messageId);
        if (known) return { message: known, isNew: false };
        return repo.insertMessageOnce(tx, { ...row, editOf: await putAside(tx, thread.id, edits) });
      }));
  if (kept.isNew) await nameByQuestion(deps.db, thread, question.text);
  return kept;
}

/** Milliseconds between two looks for what another process writes. */
const firstLook = 20;
const longestPause = 500;

/** A question that was asked before: its answer under way or as stored, or one that is begun anew. */
async function join(
  deps: ComposeDeps,
  userId: string,
  question: Question,
  asked: MessageRow,
  id: string,
  gone: AbortSignal,
): Promise<Answering> {
  for (let pause = firstLook; ; pause = Math.min(pause * 2, longestPause)) {
    const live = deps.answers.find(asked);
    if (live) return { live };
    if (await leases.claim(deps.db, asked.position, id)) {
      const scope = { userId, folderId: question.folderId };
      // As it was asked the first time, whatever the second try says.
      const text = { ...question, text: asked.content };
      return { live: begin(deps, scope, text, asked.threadId, asked, id) };
    }
    const stored = await repo.findAnswer(deps.db, asked.threadId, asked.messageId);
    if (stored && !stored.metadata.interrupted) return { stored };
    if (!(await leases.awaitAnswer(deps.db, asked.position))) throw new AppError('message_not_found');
    await new Promise((resolve) => setTimeout(resolve, pause));
    gone.throwIfAborted();
  }
}

/** A question that is to be stored nowhere. Its answer can be heard on by whoever heard its beginning. */
function answerUnstored(
  deps: ComposeDeps,
  userId: string,
  thread: ThreadRow,
  question: Question,
  heard: string | null,
  id: string,
): Answering {
  const live = deps.answers.findHeard(userId, question.messageId ?? null, heard);
  return { live: live ?? begin(deps, { userId, folderId: thread.folderId }, question, thread.id, null, id) };
}

function begin(
  deps: ComposeDeps,
  scope: CallScope,
  question: Question,
  threadId: string,
  asked: MessageRow | null,
  id: string,
): LiveAnswer {
  const started = { id, ...scope, question: asked, questionId: question.messageId ?? null };
  return deps.answers.start(started, (send, signal) => write(deps, scope, question, threadId, asked, id, send, signal));
}

/** The answer is stored before `complete` says so; what was said of one that is cut off is stored too, with the reason. */
async function write(
  deps: ComposeDeps,
  scope: CallScope,
  question: Question,
  threadId: string,
  asked: MessageRow | null,
  messageId: string,
  send: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const tutor = (question.isQuick ? engineAlone : deps.tutors).for(scope);
  const questionId = asked?.messageId ?? null;
  const answer = startAnswer({ threadId, messageId, questionId, createdAt: deps.clock() }, tutor.source, send);
  try {
    await compose(deps, scope, tutor, question, asked, answer, send, signal);
  } catch (error) {
    const interrupted = wasStopped(signal) ? 'stopped' : 'failed';
    if (answer.content !== '') {
      await repo.upsertAnswer(deps.db, { ...answer, metadata: { ...answer.metadata, interrupted } });
    }
    if (asked) await leases.release(deps.db, asked.position, messageId);
    throw error;
  }
}

const wasStopped = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof AppError && reason.code === 'answer_stopped';
