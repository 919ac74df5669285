import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import type { OpenedAnswer } from './answer.service.ts';
import { buildAnswerRequest } from './answer-request.ts';
import { AnswerRun, type AnswerTarget } from './answer-run.ts';
import type { AskedQuestion, IncomingQuestion } from './question.ts';
import { openWeek } from './tools/open-week.tool.ts';
import { practiseInDemo } from './tools/practise-in-demo.tool.ts';
import { searchFolder } from './tools/search-folder.tool.ts';

/** All conversations of the demo go by this name: none is kept. */
const demoThread = 'demo';

type DemoDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'answers'>;

/**
 * Answers a question in the demo from its folder, as for a student, and keeps nothing. Everybody in the demo is one
 * user, so only a client that has received the beginning of an answer may resume it.
 */
export async function openDemoAnswer(
  deps: DemoDeps,
  { userId, question, lastEventId }: AskedQuestion,
): Promise<OpenedAnswer> {
  const { folderId, threadId } = question;
  await requireFolder(deps.db, userId, folderId);
  if (threadId !== null && threadId !== demoThread) throw new AppError('thread_not_found');
  const questionId = question.messageId ?? null;
  const live = deps.answers.findHeard(userId, questionId, lastEventId);
  if (live) return { live };
  const messageId = deps.newId();
  const scope = { userId, folderId };
  const started = { id: messageId, ...scope, question: null, questionId };
  return {
    live: deps.answers.start(started, (send, signal) =>
      write(deps, question, { scope, threadId: demoThread, messageId, questionId: null, send, signal }),
    ),
  };
}

/** The demo's tools only show things. */
async function write(deps: DemoDeps, question: IncomingQuestion, target: AnswerTarget): Promise<void> {
  const { scope, signal } = target;
  await new AnswerRun(deps, target).write({
    tutor: deps.tutors.for(scope),
    prepare: async () => {
      const request = await buildAnswerRequest(deps, scope, question, null, signal);
      const { index, syllabus, today } = request;
      const showing = [
        practiseInDemo(),
        searchFolder({ index }),
        openWeek({ course: syllabus?.course ?? null, today: today ?? '' }),
      ];
      return { ...request, tools: question.isQuick ? showing.slice(0, 1) : showing };
    },
    waitForOthers: async () => {},
    store: async () => {},
  });
}
