import { streamDone } from '@weekwise/contracts/chat-events.ts';
import type { Contract, ResponseOf } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { lazyModule } from '../lazy-module.tsx';
import { ApiError } from './errors.ts';
import { buildRequest, type CallInput, connectionError, parseAnswer, parseJson, refusal } from './request.ts';
import { forgetPendingRequests } from './shared-requests.ts';

const eventParser = lazyModule(() => import('eventsource-parser/stream'), { soon: true });

/** One event as it came over the wire. */
export interface RawEvent {
  id: string | null;
  data: string;
}

/**
 * Opens a stream of server-sent events and yields each one validated, until the done marker or the end. Any byte, a
 * heartbeat too, counts as a sign of life; after 30 s without one it throws 'Streaming timeout - no response from
 * server'. Leaving the loop, or aborting `signal`, closes the connection, which cancels the work on the server.
 */
export async function* streamEvents<C extends Contract & { kind: 'sse' }>(
  contract: C,
  input: CallInput<C>,
): AsyncGenerator<ResponseOf<C>, void, undefined> {
  for await (const { data } of rawEvents(contract, input)) {
    // What is told may have changed what is there.
    forgetPendingRequests();
    if (data === streamDone) return;
    yield parseEvent(contract, data);
  }
}

/** Raises `CONTRACT VIOLATION` for an event outside the contract's union. */
export function parseEvent<C extends Contract & { kind: 'sse' }>(contract: C, data: string): ResponseOf<C> {
  return parseAnswer(contract, parseJson(data)) as ResponseOf<C>;
}

export interface RawOptions {
  /** Takes up a stream after this event (`Last-Event-ID`). */
  lastEventId?: string | null;
  /** Hears the comments between events: heartbeats. */
  onComment?: (comment: string) => void;
}

/** The same before validation, the done marker included. */
export async function* rawEvents<C extends Contract & { kind: 'sse' }>(
  contract: C,
  input: CallInput<C>,
  { lastEventId = null, onComment }: RawOptions = {},
): AsyncGenerator<RawEvent, void, undefined> {
  const { url, headers, body } = buildRequest(contract, input);
  const closing = new AbortController();
  const watch = silenceWatch(limits.streamInactivity, () => closing.abort(new ApiError('stream_silent')));
  const signal = input.signal ? AbortSignal.any([input.signal, closing.signal]) : closing.signal;
  try {
    const response = await fetch(url, {
      method: contract.method,
      headers: {
        ...headers,
        accept: 'text/event-stream',
        ...(lastEventId !== null && { 'last-event-id': lastEventId }),
      },
      body,
      signal,
      credentials: 'same-origin',
    });
    if (!response.ok) throw refusal(contract, response.status, await response.text());
    if (!response.body) throw new ApiError('stream_broken');
    const { EventSourceParserStream } = await eventParser.load();
    const events = response.body
      .pipeThrough(signsOfLife(watch.reset), { signal })
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment }));
    for await (const { id, data } of readAll(events)) yield { id: id ?? null, data };
  } catch (cause) {
    if (closing.signal.aborted) throw closing.signal.reason;
    if (input.signal?.aborted) throw new ApiError('aborted');
    throw cause instanceof TypeError || cause instanceof DOMException ? connectionError(cause) : cause;
  } finally {
    watch.stop();
    closing.abort();
  }
}

function silenceWatch(milliseconds: number, onSilence: () => void): { reset: () => void; stop: () => void } {
  let timer = setTimeout(onSilence, milliseconds);
  return {
    reset: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

function signsOfLife(onBytes: () => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(chunk, controller) {
      onBytes();
      controller.enqueue(chunk);
    },
  });
}

/** Safari has no async iteration over streams yet; the reader works everywhere. */
async function* readAll<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
