import type { ChatEvent } from '@weekwise/contracts/events.ts';
import type { Tutor } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import { localDate } from '../../local-date.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { vectorsFor } from '../indexing/embedding.service.ts';
import { syllabusOf } from '../syllabus/syllabus.service.ts';
import { planAction } from './actions.service.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import { openThread } from './chat.service.ts';
import { finish } from './finish.ts';
import { relay } from './relay.ts';
import { chatTools } from './tools/chat-tools.ts';

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

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs' | 'embeddings' | 'logger'>;
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

  const scope = { userId, folderId: question.folderId };
  const tutor = deps.tutors.for(scope);
  const answer: repo.NewMessage = {
    threadId: thread.id,
    messageId: deps.newId(),
    type: 'assistant',
    content: '',
    metadata: { citations: [], source: tutor.source },
    parentMessageId: asked?.messageId ?? null,
    createdAt: deps.clock(),
  };
  send({ type: 'start', message_id: answer.messageId, thread_id: thread.id });
  try {
    await compose(deps, scope, tutor, question, asked, answer, send, signal);
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
  scope: CallScope,
  tutor: Tutor,
  question: Question,
  asked: MessageRow | null,
  answer: repo.NewMessage,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const [index, syllabus, history] = await Promise.all([
    deps.indexes.get(question.folderId),
    syllabusOf(deps.db, question.folderId),
    question.history ?? (asked ? turnsBefore(deps, asked) : []),
  ]);
  const today = localDate(deps.clock());
  const { threadId, messageId } = answer;
  const tools = chatTools({
    deps,
    ...scope,
    index,
    course: syllabus?.course ?? null,
    said: {
      question: question.text,
      earlier: history.flatMap(({ role, content }) => (role === 'user' ? content : [])),
    },
    today,
    signal,
    plan: (action) => planAction(deps, { ...scope, threadId, messageId }, action),
  });
  const request = { question: question.text, index, syllabus, history, today, tools, signal };
  const vectors = await vectorsFor(deps, scope, request);
  for await (const event of tutor.answer({ ...request, vectors })) {
    signal.throwIfAborted();
    if (await relay(deps, scope, event, answer, send)) {
      await repo.upsertAnswer(deps.db, answer);
      finish(answer, answer.metadata.citations, send);
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
  for (const call of known.metadata.tool_calls ?? []) send({ type: 'tool_call', ...call });
  send({ type: 'chunk', content: known.content });
  finish(known, known.metadata.citations, send);
}
