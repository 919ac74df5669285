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
import { finish } from './finish.ts';
import type { Question, Turn } from './question.ts';
import { relay } from './relay.ts';
import { chatTools } from './tools/chat-tools.ts';

export type ComposeDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs' | 'embeddings' | 'logger'
>;

/** Turns of the conversation that a follow-up may refer to. */
const remembered = 10;

/** Has the tutor answer, with all that it may know and do; what it says is sent, gathered in `answer`, and stored once it is whole. */
export async function compose(
  deps: ComposeDeps,
  scope: CallScope,
  tutor: Tutor,
  question: Question,
  asked: MessageRow | null,
  answer: repo.NewMessage,
  send: (event: ChatEvent) => void,
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

async function turnsBefore(deps: Pick<Deps, 'db'>, asked: MessageRow): Promise<Turn[]> {
  const messages = await repo.listBefore(deps.db, asked, remembered);
  return messages.map((message) => ({ role: message.type, content: message.content }));
}
