import { Readable } from 'node:stream';
import { streamDone } from '@weekwise/contracts/chat-events.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppError } from '../app-error.ts';
import { answerError, logError, toAppError } from './errors.ts';

export interface EventStream<Event> {
  /**
   * Validates and sends one event. The first one sends the headers. By its id a client says after which one it goes on.
   */
  send(event: Event, id?: string): void;
  /** Sends the headers before there is an event: the client sees that it is heard. */
  open(): void;
}

/**
 * Answers with server-sent events: `run` sends them, then `[DONE]` ends the stream. What `run` throws before its first
 * event is an ordinary error answer; after it, an `error` event. `signal` aborts when the client goes away.
 */
export async function sendEvents<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  run: (stream: EventStream<z.input<Schema>>) => Promise<void>,
): Promise<void> {
  // Events are pushed when there are some, however fast they are read: an answer is short.
  const body = new Readable({ read: () => {} });
  const heartbeat = setInterval(() => push(': still here\n\n'), limits.streamHeartbeat);
  let started = false;
  let ended = false;
  const start = () => {
    if (started) return;
    started = true;
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(body);
  };
  const push = (text: string) => {
    if (!ended && !body.destroyed) body.push(text);
  };
  const write = (data: string, id?: string) => push(`${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
  try {
    await run({
      send(event, id) {
        const checked = JSON.stringify(schema.parse(event));
        start();
        write(checked, id);
      },
      open() {
        start();
        push(': go on\n\n');
      },
    });
    start();
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!started) {
      answerError(error, request, reply);
      return;
    }
    if (!signal.aborted) {
      logError(error, request);
      write(JSON.stringify(schema.parse(errorEvent(error))));
    }
  } finally {
    clearInterval(heartbeat);
    write(streamDone);
    ended = true;
    body.push(null);
  }
}

/** Every event union has this member: failure is an event. */
const errorEvent = (error: AppError) => ({ type: 'error', code: error.code, message: error.message });
