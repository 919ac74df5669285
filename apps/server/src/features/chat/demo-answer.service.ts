import type { ChatEvent } from '@weekwise/contracts/events.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import type { Answering } from './answer.service.ts';
import { gather } from './compose.ts';
import { finish } from './finish.ts';
import type { Question } from './question.ts';
import { relay } from './relay.ts';
import { startAnswer } from './start-answer.ts';
import { openWeek } from './tools/open-week.tool.ts';
import { practiseInDemo } from './tools/practise-in-demo.tool.ts';
import { searchFolder } from './tools/search-folder.tool.ts';

/** All conversations of the demo go by this name: none is kept. */
const demoThread = 'demo';

type DemoDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'answers'>;

/**
 * Has a question answered in the demo: from the folder, as for a student, and nothing is kept of it. Everybody in the demo is one user, so
 * that only whoever heard the beginning of an answer can hear the rest.
 */
export async function answerInDemo(
  deps: DemoDeps,
  userId: string,
  question: Question,
  heard: string | null,
): Promise<Answering> {
  await requireFolder(deps.db, userId, question.folderId);
  if (question.threadId !== null && question.threadId !== demoThread) throw new AppError('thread_not_found');
  const questionId = question.messageId ?? null;
  const live = deps.answers.findHeard(userId, questionId, heard);
  if (live) return { live };
  const id = deps.newId();
  const started = { id, userId, folderId: question.folderId, question: null, questionId };
  return { live: deps.answers.start(started, (send, signal) => write(deps, userId, question, id, send, signal)) };
}

/** Of the tools there are those that show something. */
async function write(
  deps: DemoDeps,
  userId: string,
  question: Question,
  messageId: string,
  send: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const scope = { userId, folderId: question.folderId };
  const tutor = deps.tutors.for(scope);
  const begun = { threadId: demoThread, messageId, questionId: null, createdAt: deps.clock() };
  const answer = startAnswer(begun, tutor.source, send);
  const request = await gather(deps, scope, question, null, signal);
  const { index, syllabus, today } = request;
  const showing = [
    practiseInDemo(),
    searchFolder({ index }),
    openWeek({ course: syllabus?.course ?? null, today: today ?? '' }),
  ];
  for await (const event of tutor.answer({ ...request, tools: question.isQuick ? showing.slice(0, 1) : showing })) {
    signal.throwIfAborted();
    if (await relay(deps, scope, event, answer, send)) finish(answer, send);
  }
  signal.throwIfAborted();
}
