import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { AppError } from '../../../app-error.ts';

/** Sends an event under the id by which a client says what it heard last. */
export type SendNumbered = (event: ChatEvent, id: string) => void;

export interface LiveAnswerOptions {
  /** The answer's message id. */
  id: string;
  userId: string;
  /** The question's message id; null where it has none that lasts. */
  questionId: string | null;
  /** Milliseconds that it goes on after the last one who hears it is gone. */
  grace: number;
  /** Whether somebody waits for it elsewhere. */
  isAwaited: () => Promise<boolean>;
}

/**
 * An answer under way, or one that has just ended. It is made once, whoever hears it: everybody gets its events from
 * the beginning or from where they were, then those to come. When nobody hears it any more it goes on for a while,
 * because a client may come back, and is then stopped.
 */
export class LiveAnswer {
  readonly id: string;
  readonly userId: string;
  readonly questionId: string | null;
  /** Settles, without an error, when the work has ended, whole or not. */
  readonly ended: Promise<void>;
  readonly #options: LiveAnswerOptions;
  readonly #events: ChatEvent[] = [];
  readonly #followers = new Set<() => void>();
  readonly #work = new AbortController();
  #state: { under: 'way' } | { under: 'end'; failure: unknown } = { under: 'way' };
  #grace: NodeJS.Timeout | undefined;

  constructor(
    options: LiveAnswerOptions,
    work: (send: (event: ChatEvent) => void, signal: AbortSignal) => Promise<void>,
  ) {
    this.#options = options;
    this.id = options.id;
    this.userId = options.userId;
    this.questionId = options.questionId;
    const record = (event: ChatEvent) => {
      this.#events.push(event);
      this.#tell();
    };
    this.ended = work(record, this.#work.signal).then(
      () => this.#end(null),
      (error: unknown) => this.#end(this.#work.signal.aborted ? this.#work.signal.reason : error),
    );
    this.#leaveAlone();
  }

  /** Whether it was told to its end, so that it can be told again. */
  get isWhole(): boolean {
    return this.#state.under === 'end' && this.#state.failure === null;
  }

  /** Where a client goes on that heard `lastEventId` last; the beginning where that is no event of this answer. */
  placeAfter(lastEventId: string | null): number {
    const [, id, place] = lastEventId?.match(/^(.{1,200})\.(\d{1,9})$/) ?? [];
    const next = Number(place) + 1;
    return id === this.id && next <= this.#events.length ? next : 0;
  }

  /**
   * Sends the events from a place on, up to the end; throws what went wrong with it. Returns where the client goes
   * away.
   */
  async follow(from: number, send: SendNumbered, gone: AbortSignal): Promise<void> {
    if (gone.aborted) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let next = from;
    const tell = () => {
      try {
        for (let event = this.#events[next]; event; event = this.#events[next]) send(event, `${this.id}.${next++}`);
      } catch (error) {
        reject(error);
      }
      if (this.#state.under === 'way') return;
      if (this.#state.failure === null) resolve();
      else reject(this.#state.failure);
    };
    const leave = () => resolve();
    clearTimeout(this.#grace);
    this.#followers.add(tell);
    gone.addEventListener('abort', leave, { once: true });
    tell();
    try {
      await promise;
    } finally {
      gone.removeEventListener('abort', leave);
      this.#followers.delete(tell);
      this.#leaveAlone();
    }
  }

  /** Ends the work; those who hear it are told why. */
  stop(reason: AppError): Promise<void> {
    this.#work.abort(reason);
    return this.ended;
  }

  #tell(): void {
    for (const follower of this.#followers) follower();
  }

  #end(failure: unknown): void {
    this.#state = { under: 'end', failure };
    clearTimeout(this.#grace);
    this.#tell();
  }

  #leaveAlone(): void {
    clearTimeout(this.#grace);
    if (this.#followers.size > 0 || this.#state.under === 'end') return;
    this.#grace = setTimeout(() => void this.#stopUnlessAwaited(), this.#options.grace);
  }

  async #stopUnlessAwaited(): Promise<void> {
    const isAwaited = await this.#options.isAwaited().catch(() => false);
    if (this.#followers.size > 0) return;
    if (isAwaited) this.#leaveAlone();
    else void this.stop(new AppError('answer_stopped'));
  }
}
