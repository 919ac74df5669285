import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import type { AnswerEvent, AnswerRequest, Tutor } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { citationsOf } from '../files/citations.ts';
import type { NewMessage } from './message-rows.repo.ts';
import { offersIn, toOffers } from './offered-activities.ts';
import { announceCall, toToolCall } from './tool-call.ts';

/** Where an answer belongs, and where its events go. */
export interface AnswerTarget {
  scope: CallScope;
  threadId: string;
  messageId: string;
  /** The stored question's message id; null when the question isn't kept. */
  questionId: string | null;
  send: (event: ChatEvent) => void;
  signal: AbortSignal;
}

/** What differs between an answer in a student's course and one in the demo. */
export interface AnswerSource {
  tutor: Tutor;
  /** Everything the tutor may know and do. */
  prepare: () => Promise<AnswerRequest>;
  /** Called once the answer has begun, before each further event: others may still wait for their first words. */
  waitForOthers: () => Promise<void>;
  /** Keeps the whole answer; `complete` is sent afterwards. */
  store: (answer: NewMessage) => Promise<void>;
}

/** One answer on its way: request → tutor → stream → store. */
export class AnswerRun {
  /** What has been said so far, as it would be stored. */
  readonly answer: NewMessage;
  readonly #deps: Pick<Deps, 'db' | 'newId'>;
  readonly #target: AnswerTarget;

  constructor(deps: Pick<Deps, 'db' | 'newId' | 'clock'>, target: AnswerTarget) {
    this.#deps = deps;
    this.#target = target;
    const { threadId, messageId, questionId: parentMessageId } = target;
    this.answer = {
      threadId,
      messageId,
      type: 'assistant',
      content: '',
      metadata: { citations: [] },
      parentMessageId,
      createdAt: deps.clock(),
    };
  }

  /** Streams the tutor's answer and stores it. Throws when the signal aborts before the answer is whole. */
  async write({ tutor, prepare, waitForOthers, store }: AnswerSource): Promise<void> {
    const { answer } = this;
    const { send, signal, threadId, messageId } = this.#target;
    answer.metadata.source = tutor.source;
    send({ type: 'start', message_id: messageId, thread_id: threadId });
    const request = await prepare();
    let isStored = false;
    for await (const event of tutor.answer(request)) {
      if (answer.content !== '') await waitForOthers();
      // A stored answer can't be cut off any more.
      if (!isStored) signal.throwIfAborted();
      await this.#relay(event);
      if (event.type !== 'complete') continue;
      await store(answer);
      isStored = true;
      send(completeEvent(answer));
    }
    if (!isStored) signal.throwIfAborted();
  }

  /** Sends one event of the tutor to the client and keeps what it says. */
  async #relay(event: AnswerEvent): Promise<void> {
    const { answer } = this;
    const { send } = this.#target;
    switch (event.type) {
      case 'searching': {
        const { passages, documents: files } = event;
        const message = `Searching ${counted(passages, 'passage')} in ${counted(files, 'file')}`;
        return send({ type: 'processing', message, passages, files });
      }
      case 'chunk':
        answer.content += event.text;
        return send({ type: 'chunk', content: event.text });
      case 'restart':
        answer.content = '';
        return send({ type: 'processing', message: fallbackTexts[event.reason], restarts: true });
      case 'tool':
        return this.#relayTool(event);
      case 'citations': {
        // Sent at once, so that the numbers in the text can be followed while the answer is being stored.
        const citations = await citationsOf(this.#deps.db, event.citations);
        answer.metadata = { ...answer.metadata, citations };
        return send({ type: 'citations', citations });
      }
      case 'complete': {
        const { abstained, source, fallback } = event;
        answer.content = event.text;
        answer.metadata = { ...answer.metadata, abstained, source, fallback };
      }
    }
  }

  async #relayTool(event: Extract<AnswerEvent, { type: 'tool' }>): Promise<void> {
    const { answer } = this;
    const { db, newId } = this.#deps;
    const { scope, send } = this.#target;
    const call = toToolCall(event, newId);
    const { tool_calls = [], activities = [] } = answer.metadata;
    const offers = call.status === 'done' ? await offersIn(db, scope.folderId, call.detail) : [];
    answer.metadata = { ...answer.metadata, tool_calls: [...tool_calls, call] };
    if (offers.length > 0) answer.metadata.activities = [...activities, ...offers];
    for (const offer of await toOffers(db, scope, offers)) send({ type: 'activity', ...offer });
    announceCall(call, scope.folderId, send);
  }
}

/** The last event of a stream: an answer as it is stored. */
export const completeEvent = ({ messageId, content, metadata }: NewMessage): ChatEvent => ({
  type: 'complete',
  message_id: messageId,
  content,
  citations: metadata.citations,
  abstained: metadata.abstained ?? false,
  source: metadata.source ?? '',
  fallback: metadata.fallback ?? null,
});

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
