import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/client.ts';
import { FirstTokenGate } from './first-token-gate.ts';
import * as leases from './leases.repo.ts';
import { LiveAnswer } from './live-answer.ts';

/** Answers that have ended and can be told again as they were; the oldest are forgotten first. */
const mostKept = 100;

interface Entry {
  answer: LiveAnswer;
  folderId: string;
  /** Of the question's thread; null where the question is stored nowhere. */
  threadId: string | null;
  /** Of the question on which the lease is held; null where the question is stored nowhere. */
  position: number | null;
}

/** In milliseconds. */
export interface LiveAnswersOptions {
  grace?: number | undefined;
  renewal?: number;
}

export interface NewAnswer {
  id: string;
  userId: string;
  folderId: string;
  /** The question as it is stored, on which this process holds the lease; null where it is stored nowhere. */
  question: { threadId: string; messageId: string; position: number } | null;
  /** The client's name for a question that is stored nowhere. */
  questionId: string | null;
}

/**
 * The answers of this process that are under way, and those that have just ended. That no other process answers the
 * same question is told by a lease on the question's row, which this process renews as long as it works.
 */
export class LiveAnswers {
  readonly firstTokenGate = new FirstTokenGate();
  readonly #db: Database;
  readonly #logger: Pick<FastifyBaseLogger, 'error'>;
  readonly #grace: number;
  readonly #interval: number;
  readonly #underWay = new Map<string, Entry>();
  /** Those that are whole, in the order in which they ended. */
  readonly #ended = new Map<string, Entry & { endedAt: number }>();
  #renewal: NodeJS.Timeout | undefined;

  constructor(
    db: Database,
    logger: Pick<FastifyBaseLogger, 'error'>,
    { grace = limits.answerGrace, renewal = leases.renewalInterval }: LiveAnswersOptions = {},
  ) {
    this.#db = db;
    this.#logger = logger;
    this.#grace = grace;
    this.#interval = renewal;
  }

  /** What answers, or has just answered, a question of a thread. */
  find({ threadId, messageId }: { threadId: string; messageId: string }): LiveAnswer | null {
    return this.#get(keyOf(threadId, messageId))?.answer ?? null;
  }

  /**
   * The answer, to a question that is stored nowhere, of which a client heard an event: only those who did can name it.
   */
  findHeard(userId: string, questionId: string | null, lastEventId: string | null): LiveAnswer | null {
    const [id] = lastEventId?.split('.') ?? [];
    const answer = id === undefined ? undefined : this.#get(keyOf(userId, id))?.answer;
    return answer?.userId === userId && answer.questionId === questionId ? answer : null;
  }

  /**
   * Whether an event was heard of the answer that this student's question has here. Without a thread it is the one that
   * has the question.
   */
  isHeard(
    asked: { userId: string; folderId: string; threadId: string | undefined; questionId: string },
    lastEventId: string,
  ): boolean {
    for (const { answer, folderId, threadId } of [...this.#underWay.values(), ...this.#ended.values()]) {
      if (answer.placeAfter(lastEventId) === 0) continue;
      return (
        answer.userId === asked.userId &&
        answer.questionId === asked.questionId &&
        folderId === asked.folderId &&
        (asked.threadId === undefined || threadId === null || threadId === asked.threadId)
      );
    }
    return false;
  }

  start(
    { id, userId, folderId, question, questionId }: NewAnswer,
    work: ConstructorParameters<typeof LiveAnswer>[1],
  ): LiveAnswer {
    this.#forgetOld();
    const isAwaited = async () => question !== null && leases.isAwaited(this.#db, question.position);
    const answer = new LiveAnswer({ id, userId, questionId, grace: this.#grace, isAwaited }, work);
    const key = question ? keyOf(question.threadId, question.messageId) : keyOf(userId, id);
    const entry: Entry = {
      answer,
      folderId,
      threadId: question?.threadId ?? null,
      position: question?.position ?? null,
    };
    this.#underWay.set(key, entry);
    this.#ended.delete(key);
    this.#renewal ??= setInterval(() => void this.#renew(), this.#interval).unref();
    void answer.ended.then(() => {
      if (this.#underWay.get(key) === entry) this.#underWay.delete(key);
      if (answer.isWhole) this.#ended.set(key, { ...entry, endedAt: performance.now() });
    });
    return answer;
  }

  /** Stops what is under way in a thread, or one of its questions. Answers whether anything was. */
  async stop(threadId: string, messageId?: string): Promise<boolean> {
    const stopped = [...this.#underWay].filter(([key]) =>
      messageId === undefined ? key.startsWith(keyOf(threadId, '')) : key === keyOf(threadId, messageId),
    );
    await Promise.all(stopped.map(([, { answer }]) => answer.stop(new AppError('answer_stopped'))));
    return stopped.length > 0;
  }

  /** What is stored of a thread has changed: its answers are told as they are stored from now on. */
  forget(threadId: string): void {
    for (const key of this.#ended.keys()) {
      if (key.startsWith(keyOf(threadId, ''))) this.#ended.delete(key);
    }
  }

  /** Ends everything: the server stops. What was said so far is kept. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    await Promise.all([...this.#underWay.values()].map(({ answer }) => answer.stop(new AppError('unavailable'))));
    this.#ended.clear();
  }

  #get(key: string): Entry | undefined {
    return this.#underWay.get(key) ?? this.#ended.get(key);
  }

  #forgetOld(): void {
    const now = performance.now();
    for (const [key, { endedAt }] of this.#ended) {
      if (this.#ended.size <= mostKept && now - endedAt < limits.answerKept) return;
      this.#ended.delete(key);
    }
  }

  /** A question that was deleted, or whose answer was stopped elsewhere, has no lease any more. */
  async #renew(): Promise<void> {
    const held = [...this.#underWay.values()].flatMap(({ answer, position }) =>
      position === null ? [] : { answer, position, answerId: answer.id },
    );
    if (held.length === 0) return;
    try {
      const renewed = await leases.renew(this.#db, held);
      const lost = held.filter(({ answerId }) => !renewed.has(answerId));
      await Promise.all(lost.map(({ answer }) => answer.stop(new AppError('answer_stopped'))));
    } catch (error) {
      this.#logger.error({ err: error }, 'leases of answers under way not renewed');
    }
  }
}

const keyOf = (place: string, id: string): string => `${place}\n${id}`;
