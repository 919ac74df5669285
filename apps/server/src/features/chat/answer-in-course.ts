import { readConsent } from '@weekwise/engine/answers/conversation/read-consent.ts';
import { practiceTool, setAnswerTool } from '@weekwise/engine/answers/tools/run-practice.ts';
import type { AnswerRequest, TutorTool } from '@weekwise/engine/tutor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { localDate } from '../../lib/local-date.ts';
import { threadedTutors } from '../../tutor/threaded-tutors.ts';
import { engineAlone } from '../../tutor/tutors.ts';
import { vectorsFor } from '../retrieval/embedding.service.ts';
import { actionBefore, decideTyped, planAction } from './actions.service.ts';
import { buildAnswerRequest } from './answer-request.ts';
import { AnswerRun, type AnswerTarget } from './answer-run.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import * as leases from './live/leases.repo.ts';
import { itemsOffered } from './offered-activities.ts';
import type { IncomingQuestion } from './question.ts';
import { chatTools } from './tools/chat-tools.ts';
import { decide } from './tools/decide.tool.ts';

export type AnswerDeps = Pick<
  Deps,
  'reader' | 'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs' | 'embeddings' | 'logger' | 'answers'
>;

/**
 * Writes an answer in a student's course. The answer is stored before `complete` says so; one that is cut off is stored
 * as far as it went, with the reason.
 */
export async function writeAnswer(
  deps: AnswerDeps,
  question: IncomingQuestion,
  asked: MessageRow | null,
  target: AnswerTarget,
): Promise<void> {
  const { scope, signal } = target;
  const { firstTokenGate } = deps.answers;
  const run = new AnswerRun(deps, target);
  try {
    const waiting = asked && readConsent(question.text) ? await actionBefore(deps.db, scope.userId, asked) : null;
    await run.write({
      // A yes or a no is understood without a model, and no model decides.
      tutor: (question.isQuick || waiting ? engineAlone : deps.tutors).for(scope),
      prepare: async () => {
        const request = await firstTokenGate.run(() => buildAnswerRequest(deps, scope, question, asked, signal));
        const vectors = await vectorsFor(deps, scope, request);
        if (waiting)
          return { ...request, tools: [decide((said) => decideTyped(withTutors(deps), waiting, said, signal))] };
        const all = toolsFor(deps, target, request);
        return { ...request, vectors, tools: question.isQuick ? all.filter(({ name }) => isOfPractice(name)) : all };
      },
      waitForOthers: () => firstTokenGate.waitForOthers(signal),
      store: (answer) => repo.upsertAnswer(deps.db, answer),
    });
  } catch (error) {
    const { answer } = run;
    const interrupted = wasStopped(signal) ? 'stopped' : 'failed';
    if (answer.content !== '') {
      await repo.upsertAnswer(deps.db, { ...answer, metadata: { ...answer.metadata, interrupted } });
    }
    if (asked) await leases.release(deps.db, asked.position, target.messageId);
    throw error;
  }
}

/** Tools make activities in a thread of their own. */
const withTutors = (deps: AnswerDeps) => ({ ...deps, tutors: threadedTutors(deps) });

const isOfPractice = (tool: string): boolean => tool === practiceTool || tool === setAnswerTool;

function toolsFor(
  deps: AnswerDeps,
  { scope, threadId, messageId, signal }: AnswerTarget,
  { question, index, syllabus, history, today, openWeek }: AnswerRequest,
): TutorTool[] {
  return chatTools({
    deps: withTutors(deps),
    ...scope,
    index,
    course: syllabus?.course ?? null,
    openWeek: openWeek ?? null,
    said: { question, earlier: history.flatMap(({ role, content }) => (role === 'user' ? content : [])) },
    today: today ?? localDate(deps.clock()),
    signal,
    offered: async () => itemsOffered(deps.db, scope.folderId, await repo.listOffers(deps.db, threadId)),
    plan: (action) => planAction(deps, { ...scope, threadId, messageId }, action),
  });
}

const wasStopped = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof AppError && reason.code === 'answer_stopped';
