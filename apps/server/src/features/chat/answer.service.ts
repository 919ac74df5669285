import type { ChatEvent, Citation } from '@weekwise/contracts/events.ts';
import type { Deps } from '../../deps.ts';
import { syllabusOf } from '../syllabus/syllabus.service.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import { openThread } from './chat.service.ts';
import { citationsOf } from './citations.ts';

export interface Question {
  folderId: string;
  text: string;
  /** The client's name for it: asked again under the same name, it is stored once and answered once. */
  messageId: string | undefined;
  /** The client has stored the question itself. */
  isStored: boolean;
  /** What was said before, as the client shows it; null to take it from the thread. */
  history: Turn[] | null;
}

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutor'>;
type Send = (event: ChatEvent) => void;

/** Turns of the conversation that a follow-up may refer to. */
const remembered = 10;

/**
 * Answers from the folder's materials and the course's own facts, as events. The answer is stored before `complete` says
 * so; what was said of one that is cut off is stored too, with the reason.
 */
export async function answerQuestion(
  deps: AnswerDeps,
  userId: string,
  question: Question,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const thread = await openThread(deps, userId, question.folderId);
  const asked = await keepQuestion(deps, thread.id, question);
  const known = asked && (await repo.findAnswer(deps.db, thread.id, asked.messageId));
  if (known && !known.metadata.interrupted) return repeat(known, send);

  const answer: repo.NewMessage = {
    threadId: thread.id,
    messageId: deps.newId(),
    type: 'assistant',
    content: '',
    metadata: { citations: [], source: deps.tutor.source },
    parentMessageId: asked?.messageId ?? null,
    createdAt: deps.clock(),
  };
  send({ type: 'start', message_id: answer.messageId, thread_id: thread.id });
  try {
    await compose(deps, question, asked, answer, send, signal);
  } catch (error) {
    const interrupted = signal.aborted ? 'stopped' : 'failed';
    if (answer.content !== '') {
      await repo.upsertAnswer(deps.db, { ...answer, metadata: { ...answer.metadata, interrupted } });
    }
    throw error;
  }
}

/** The question as it is stored; null when the client wants it stored nowhere and has not stored it. */
async function keepQuestion(deps: AnswerDeps, threadId: string, question: Question): Promise<MessageRow | null> {
  if (question.isStored) {
    return question.messageId === undefined ? null : repo.findMessage(deps.db, threadId, question.messageId);
  }
  return repo.insertMessageOnce(deps.db, {
    threadId,
    messageId: question.messageId ?? deps.newId(),
    type: 'user',
    content: question.text,
    metadata: { citations: [] },
    parentMessageId: null,
    createdAt: deps.clock(),
  });
}

async function compose(
  deps: AnswerDeps,
  question: Question,
  asked: MessageRow | null,
  answer: repo.NewMessage,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const index = await deps.indexes.get(question.folderId);
  const request = {
    question: question.text,
    index,
    syllabus: await syllabusOf(deps.db, question.folderId),
    history: question.history ?? (asked ? await turnsBefore(deps, asked) : []),
    today: localDate(deps.clock()),
    signal,
  };
  for await (const event of deps.tutor.answer(request)) {
    signal.throwIfAborted();
    if (event.type === 'searching') {
      const { passages, documents: files } = event;
      const message = `Searching ${counted(passages, 'passage')} in ${counted(files, 'file')}`;
      send({ type: 'processing', message, passages, files });
    } else if (event.type === 'chunk') {
      answer.content += event.text;
      send({ type: 'chunk', content: event.text });
    } else if (event.type === 'complete') {
      const citations = await citationsOf(deps.db, event.citations);
      answer.content = event.text;
      answer.metadata = { citations, abstained: event.abstained, source: event.source };
      await repo.upsertAnswer(deps.db, answer);
      finish(answer, citations, send);
    }
  }
  signal.throwIfAborted();
}

async function turnsBefore(deps: AnswerDeps, asked: MessageRow): Promise<Turn[]> {
  const messages = await repo.listBefore(deps.db, asked, remembered);
  return messages.map((message) => ({ role: message.type, content: message.content }));
}

/** The stored answer once more: a client that lost the connection asks again and gets the same. */
function repeat(known: MessageRow, send: Send): void {
  send({ type: 'start', message_id: known.messageId, thread_id: known.threadId });
  send({ type: 'chunk', content: known.content });
  finish(known, known.metadata.citations, send);
}

function finish(answer: repo.NewMessage, citations: Citation[], send: Send): void {
  send({ type: 'citations', citations });
  send({
    type: 'complete',
    message_id: answer.messageId,
    content: answer.content,
    citations,
    abstained: answer.metadata.abstained ?? false,
    source: answer.metadata.source ?? '',
  });
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `YYYY-MM-DD` where the server is; on a student's own machine that is where the student is. */
function localDate(instant: Date): string {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
