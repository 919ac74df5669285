import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type AnswerDeps, writeAnswer } from './answer-in-course.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import * as leases from './live/leases.repo.ts';
import type { LiveAnswer } from './live/live-answer.ts';
import type { NewMessage } from './message-rows.repo.ts';
import type { AskedQuestion, IncomingQuestion } from './question.ts';
import type { ThreadRow } from './threads.repo.ts';
import { nameByQuestion, openThread, requireThread } from './threads.service.ts';
import { putAside } from './versions.service.ts';

/** An answer under way, or one that ended and is stored. */
export type OpenedAnswer = { live: LiveAnswer } | { stored: MessageRow };

/**
 * Answers a question from the folder's materials and the course's own facts. However often it is asked under the same
 * message id, at once, later or in another process, it is stored once and answered once; only an answer that was cut
 * off begins anew.
 */
export async function openAnswer(deps: AnswerDeps, asked: AskedQuestion): Promise<OpenedAnswer> {
  const { userId, question } = asked;
  const id = deps.newId();
  const { thread, kept } = await deps.answers.firstTokenGate.run(async () => {
    const thread = await threadOf(deps, userId, question);
    const keep = () => keepQuestion(deps, thread, question, id);
    return { thread, kept: await (question.isStored ? storedQuestion(deps, thread, question) : keep()) };
  });
  if (kept?.isNew) return { live: begin(deps, asked, thread.id, kept.message, id) };
  if (kept) return joinAnswer(deps, asked, kept.message, id);
  // A question that isn't kept: whoever received the beginning of its answer may resume it.
  const live = deps.answers.findHeard(userId, question.messageId ?? null, asked.lastEventId);
  return { live: live ?? begin(deps, asked, thread.id, null, id) };
}

/** Ends the answer to a question, in this process or another one. Returns whether one was under way. */
export async function stopAnswering(
  { db, answers }: Pick<Deps, 'db' | 'answers'>,
  userId: string,
  questionId: string,
): Promise<boolean> {
  const question = await repo.findOwnMessage(db, userId, questionId);
  if (!question) throw new AppError('message_not_found');
  if (await answers.stop(question.threadId, questionId)) return true;
  const answer = await repo.findAnswer(db, question.threadId, questionId);
  if (answer && !answer.metadata.interrupted) return false;
  // The process that writes it finds the lease gone when it would renew it.
  return leases.release(db, question.position);
}

async function threadOf(deps: AnswerDeps, userId: string, { folderId, threadId, messageId }: IncomingQuestion) {
  if (threadId === null) return openThread(deps, userId, folderId, messageId);
  const thread = await requireThread(deps.db, userId, threadId);
  if (thread.folderId !== folderId) throw new AppError('thread_not_found');
  return thread;
}

/** The question as the client has stored it; null where it has not. */
async function storedQuestion(deps: AnswerDeps, thread: ThreadRow, { messageId }: IncomingQuestion) {
  const message = messageId === undefined ? null : await repo.findMessage(deps.db, thread.id, messageId);
  return message && { message, isNew: false };
}

/** Stores the question. A new one is leased at once to the answer that is about to be written. */
async function keepQuestion(deps: AnswerDeps, thread: ThreadRow, question: IncomingQuestion, answerId: string) {
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

/** Milliseconds between two looks at what another process writes. */
const firstPause = 20;
const longestPause = 500;

/** Joins the answer to a question that was asked before: under way, stored, or begun anew. */
async function joinAnswer(
  deps: AnswerDeps,
  asked: AskedQuestion,
  message: MessageRow,
  id: string,
): Promise<OpenedAnswer> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const live = deps.answers.find(message);
    if (live) return { live };
    if (await leases.claim(deps.db, message.position, id)) {
      // Answer the text of the first try, whatever the second one says.
      const question = { ...asked.question, text: message.content };
      return { live: begin(deps, { ...asked, question }, message.threadId, message, id) };
    }
    const stored = await repo.findAnswer(deps.db, message.threadId, message.messageId);
    if (stored && !stored.metadata.interrupted) return { stored };
    if (!(await leases.awaitAnswer(deps.db, message.position))) throw new AppError('message_not_found');
    await new Promise((resolve) => setTimeout(resolve, pause));
    asked.disconnected.throwIfAborted();
  }
}

function begin(
  deps: AnswerDeps,
  { userId, question }: AskedQuestion,
  threadId: string,
  asked: MessageRow | null,
  messageId: string,
): LiveAnswer {
  const scope = { userId, folderId: question.folderId };
  const started = { id: messageId, ...scope, question: asked, questionId: question.messageId ?? null };
  const questionId = asked?.messageId ?? null;
  return deps.answers.start(started, (send, signal) =>
    writeAnswer(deps, question, asked, { scope, threadId, messageId, questionId, send, signal }),
  );
}
