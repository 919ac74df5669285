import type { ChatEvent, ToolCall } from '@weekwise/contracts/chat-events.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { ActionDecision } from '@weekwise/domain/chat.ts';
import type { ToolOutcome } from '@weekwise/engine/tutor.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { StoredOffer } from '../../db/stored/message-metadata.ts';
import type { PlannedAction } from '../../db/stored/planned-action.ts';
import type { Deps } from '../../deps.ts';
import { setHandedIn } from '../assignments/assignments.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { workingPlan } from '../syllabus/plan.service.ts';
import { setReadingState } from '../syllabus/reading-progress/reading-progress.service.ts';
import { correct } from '../syllabus-review/review.service.ts';
import type { ActionRow } from './actions.repo.ts';
import * as repo from './actions.repo.ts';
import { completeEvent } from './answer-run.ts';
import type { MessageRow } from './chat.repo.ts';
import * as messages from './chat.repo.ts';
import { offersIn, toOffers } from './offered-activities.ts';
import { announceCall } from './tool-call.ts';
import { makeForWeek } from './tools/make-activities.tool.ts';
import { done, refused } from './tools/tool-kit.ts';

type ActionDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs' | 'answers'>;

/** Keeps what waits for the student's word. */
export async function planAction(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  place: Pick<ActionRow, 'userId' | 'folderId' | 'threadId' | 'messageId'>,
  action: PlannedAction,
): Promise<string> {
  const id = deps.newId();
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + limits.actionLifetime);
  await repo.insertAction(deps.db, { id, ...place, action, createdAt, expiresAt, decidedAt: null });
  return id;
}

/** The student's word on what waits for it: done or left, once, and kept with the answer that asked. */
export async function decideAction(
  deps: ActionDeps,
  userId: string,
  callId: string,
  decision: ActionDecision,
  send: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const action = await repo.findAction(deps.db, userId, callId);
  if (!action) throw new AppError('action_not_found');
  await requireFolder(deps.db, userId, action.folderId);
  const asked = await messages.findMessage(deps.db, action.threadId, action.messageId);
  const call = asked?.metadata.tool_calls?.find(({ call_id }) => call_id === callId);
  if (!asked || !call) throw new AppError('action_not_found');
  const decided = await settleAction(deps, { action, call }, decision, signal, () =>
    send({ type: 'start', message_id: asked.messageId, thread_id: asked.threadId }),
  );
  const offers = decided.status === 'done' ? await offersIn(deps.db, action.folderId, decided.detail) : [];
  const answer = await keepDecision(deps, asked, decided, offers);
  for (const offer of await toOffers(deps.db, action, offers)) send({ type: 'activity', ...offer });
  announceCall(decided, action.folderId, send);
  send({ type: 'citations', citations: answer.metadata.citations });
  send(completeEvent(answer));
}

/** What the message before a question asks the student to confirm; null where it asks nothing, or several things. */
export async function actionBefore(
  db: Executor,
  userId: string,
  question: MessageRow,
): Promise<{ action: ActionRow; asked: MessageRow; call: ToolCall } | null> {
  const [asked] = await messages.listMessages(db, question.threadId, 1, question);
  const [call, ...others] = asked?.metadata.tool_calls?.filter(({ status }) => status === 'asks') ?? [];
  const action = call && others.length === 0 ? await repo.findAction(db, userId, call.call_id) : null;
  return asked && call && action ? { action, asked, call } : null;
}

/** The student's word as they typed it. What it brings stands in the answer to that, not in the one that asked. */
export async function decideTyped(
  deps: ActionDeps,
  { action, asked, call }: NonNullable<Awaited<ReturnType<typeof actionBefore>>>,
  decision: ActionDecision,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  try {
    const decided = await settleAction(deps, { action, call }, decision, signal);
    await keepDecision(deps, asked, decided, []);
    const { status, message, detail } = decided;
    return { status, message, detail };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return refused(error.message);
    throw error;
  }
}

async function settleAction(
  deps: ActionDeps,
  { action, call }: { action: ActionRow; call: ToolCall },
  decision: ActionDecision,
  signal: AbortSignal,
  begin: () => void = () => undefined,
): Promise<ToolCall> {
  if (action.decidedAt) throw new AppError('action_decided');
  if (action.expiresAt <= deps.clock()) throw new AppError('action_expired');
  if (!(await repo.claimAction(deps.db, action.id, deps.clock()))) throw new AppError('action_decided');
  begin();
  let outcome: Pick<ToolCall, 'status' | 'message' | 'detail'>;
  try {
    outcome =
      decision === 'decline'
        ? { status: 'declined', message: 'Left as it was.', detail: call.detail }
        : await perform(deps, action, signal);
  } catch (error) {
    await repo.reopenAction(deps.db, action.id);
    throw error;
  }
  return { ...call, ...outcome, detail: { ...call.detail, ...outcome.detail } };
}

/** By the services that the screens use, with the student's own rights. What cannot be done any more is refused. */
async function perform(
  deps: ActionDeps,
  { userId, folderId, action }: ActionRow,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  try {
    if (action.kind === 'make_activities') {
      return await makeForWeek({ deps, userId, folderId, signal }, action.weekNumber);
    }
    if (action.kind === 'mark_readings') {
      for (const readingId of action.readingIds)
        await setReadingState(deps, userId, { folderId, readingId }, action.state);
      return done(action.done);
    }
    if (action.kind === 'mark_handed_in') {
      await setHandedIn(deps, userId, { folderId, assignmentId: action.assignmentId }, action.isHandedIn);
      return done(action.done);
    }
    const plan = await workingPlan(deps.db, folderId);
    const entry = plan?.items.find(({ item }) => item.id === action.itemId);
    // Correcting what the student has taken out would bring it back.
    if (!entry || entry.state === 'not-an-item') throw new AppError('review_item_not_found');
    await correct(deps, userId, folderId, action.itemId, { values: action.values });
    return done(action.done);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return refused(error.message);
    throw error;
  }
}

async function keepDecision(
  deps: ActionDeps,
  asked: MessageRow,
  decided: ToolCall,
  offers: StoredOffer[],
): Promise<MessageRow> {
  const calls = asked.metadata.tool_calls ?? [];
  const toolCalls = calls.map((call) => (call.call_id === decided.call_id ? decided : call));
  // An answer that only tells what its tools say tells it as it is now.
  const content = asked.content === toldBy(calls) ? toldBy(toolCalls) : asked.content;
  const activities = [...(asked.metadata.activities ?? []), ...offers];
  const metadata = { ...asked.metadata, tool_calls: toolCalls, ...(activities.length > 0 && { activities }) };
  const answer = { ...asked, content, metadata };
  await messages.updateMessage(deps.db, answer);
  deps.answers.forget(asked.threadId);
  return answer;
}

const toldBy = (calls: readonly ToolCall[]): string => calls.map(({ message }) => message).join('\n\n');
