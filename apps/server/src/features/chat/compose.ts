import type { ChatEvent } from '@weekwise/contracts/events.ts';
import { standaloneQuestions } from '@weekwise/engine/answers/conversation/split-question.ts';
import { namesReading } from '@weekwise/engine/answers/reading-named.ts';
import { asksOfMaterial } from '@weekwise/engine/answers/requests/answer-request.ts';
import { practiceTool } from '@weekwise/engine/answers/run-practice.ts';
import { readStudentQuestion } from '@weekwise/engine/answers/student/student-question.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import type { AnswerRequest, Tutor, TutorTool } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import { localDate } from '../../lib/local-date.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { threadedTutors } from '../activities/threaded-tutors.ts';
import { listNamedFiles, namesHardToRead } from '../files/files.service.ts';
import { vectorsFor } from '../retrieval/embedding.service.ts';
import { syllabusOf } from '../syllabus/course.service.ts';
import { planAction } from './actions.service.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import { openWeekOf } from './facts/open-week.ts';
import { studentStateOf } from './facts/student-state.service.ts';
import { passagesByWeek } from './facts/week-passages.ts';
import { finish } from './finish.ts';
import type { NewMessage } from './message-rows.repo.ts';
import type { Question, Turn } from './question.ts';
import { relay } from './relay.ts';
import { chatTools } from './tools/chat-tools.ts';

export type ComposeDeps = Pick<
  Deps,
  'reader' | 'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs' | 'embeddings' | 'logger' | 'answers'
>;

/** Turns of the conversation that a follow-up may refer to. */
const remembered = 10;

/**
 * What the tutor is given for a question: the folder's passages, its course, what was said before, where the
 * student stands.
 */
export async function gather(
  deps: Pick<ComposeDeps, 'db' | 'clock' | 'newId' | 'indexes'>,
  { userId, folderId }: CallScope,
  { text, history, week, timeZone }: Pick<Question, 'text' | 'history' | 'week' | 'timeZone'>,
  asked: MessageRow | null,
  signal: AbortSignal,
): Promise<AnswerRequest> {
  const [index, files, hardToRead, syllabus, turns] = await Promise.all([
    deps.indexes.get(folderId),
    listNamedFiles(deps.db, folderId),
    namesHardToRead(deps.db, folderId),
    syllabusOf(deps.db, folderId),
    history ?? (asked ? turnsBefore(deps, asked) : []),
  ]);
  const today = timeZone === null ? localDate(deps.clock()) : localDay(deps.clock(), timeZone);
  const openWeek = openWeekOf(week, syllabus?.course ?? null);
  const request = { question: text, index, syllabus, history: turns, today, openWeek, signal };
  const asks = standaloneQuestions(text, turns);
  const namesWeeks = syllabus !== null && (openWeek !== null || asks.some((alone) => /\bweeks?\b/i.test(alone)));
  const isOfFiles = namesWeeks || asks.some((alone) => namesReading(alone) || asksOfMaterial(alone));
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const materials = files.filter(({ role }) => role === 'material');
  return {
    ...request,
    student: asks.some(readStudentQuestion)
      ? await studentStateOf(deps, userId, folderId, timeZone ?? ownTimeZone)
      : null,
    nameOf: (documentId) => names.get(documentId),
    hardToRead,
    ...(isOfFiles && { documents: materials.map(({ id, name }) => ({ id, name })) }),
    ...(isOfFiles && syllabus && { passagesOf: passagesByWeek(index, files, syllabus.course) }),
  };
}

/** Where the server is; on a student's own machine that is where the student is. */
const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Has the tutor answer, with all that it may know and do; what it says is sent, gathered in `answer`, and stored
 * once it is whole.
 */
export async function compose(
  deps: ComposeDeps,
  scope: CallScope,
  tutor: Tutor,
  question: Question,
  asked: MessageRow | null,
  answer: NewMessage,
  send: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { firstTokenGate: firstWords } = deps.answers;
  const request = await firstWords.run(() => gather(deps, scope, question, asked, signal));
  const vectors = await vectorsFor(deps, scope, request);
  const all = toolsFor(deps, scope, request, answer, signal);
  const tools = question.isQuick ? all.filter(({ name }) => name === practiceTool) : all;
  let isWhole = false;
  for await (const event of tutor.answer({ ...request, tools, vectors })) {
    if (answer.content !== '') await firstWords.waitForOthers(signal);
    // What is whole and stored is not cut off any more.
    if (!isWhole) signal.throwIfAborted();
    if (await relay(deps, scope, event, answer, send)) {
      await repo.upsertAnswer(deps.db, answer);
      isWhole = true;
      finish(answer, send);
    }
  }
  if (!isWhole) signal.throwIfAborted();
}

function toolsFor(
  deps: ComposeDeps,
  scope: CallScope,
  { question, index, syllabus, history, today, openWeek }: AnswerRequest,
  { threadId, messageId }: NewMessage,
  signal: AbortSignal,
): TutorTool[] {
  return chatTools({
    deps: { ...deps, tutors: threadedTutors(deps) },
    ...scope,
    index,
    course: syllabus?.course ?? null,
    openWeek: openWeek ?? null,
    said: { question, earlier: history.flatMap(({ role, content }) => (role === 'user' ? content : [])) },
    today: today ?? localDate(deps.clock()),
    signal,
    plan: (action) => planAction(deps, { ...scope, threadId, messageId }, action),
  });
}

async function turnsBefore(deps: Pick<Deps, 'db'>, asked: MessageRow): Promise<Turn[]> {
  const messages = await repo.listSaid(deps.db, asked, remembered);
  return messages.map((message) => ({ role: message.type, content: message.content }));
}
