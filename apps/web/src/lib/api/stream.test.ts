import { streamAnswer } from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ContractViolation } from './errors.ts';
import { streamEvents } from './stream.ts';

const input = { body: { question: 'Why do rivers bend?', current_folder: 'f1' } };
const data = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;

/** A server whose stream the test writes by hand. */
function openStream() {
  const server = fakeServer();
  let write: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const cancelled = vi.fn();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (text) => controller.enqueue(encoder.encode(text));
      end = () => controller.close();
    },
    cancel: cancelled,
  });
  server.on(streamAnswer, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  return { write: (text: string) => write(text), end: () => end(), cancelled };
}

async function collect(stream: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

afterEach(() => vi.useRealTimers());

describe('streamEvents', () => {
  it('yields events cut anywhere by the network, up to the done marker', async () => {
    const stream = openStream();
    const all = collect(streamEvents(streamAnswer, input));
    const text = data({ type: 'chunk', content: 'Die Flüsse' }) + data({ type: 'chunk', content: ' mäandern.' });
    for (const part of [text.slice(0, 9), text.slice(9, 31), text.slice(31)]) stream.write(part);
    stream.write(data('[DONE]'));
    stream.write(data({ type: 'chunk', content: 'too late' }));
    expect(await all).toEqual([
      { type: 'chunk', content: 'Die Flüsse' },
      { type: 'chunk', content: ' mäandern.' },
    ]);
  });

  it('stops after 30 s of silence, counted from the last byte', async () => {
    vi.useFakeTimers();
    const stream = openStream();
    const failed = collect(streamEvents(streamAnswer, input)).catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(29_000);
    stream.write(': heartbeat\n\n');
    await vi.advanceTimersByTimeAsync(29_000);
    stream.write(data({ type: 'chunk', content: 'still here' }));
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await failed).toMatchObject({
      code: 'stream_silent',
      message: 'Streaming timeout - no response from server',
    });
  });

  it('of a refusal tells the student what is wrong, and the console what came', async () => {
    fakeServer().on(streamAnswer, () => new Response('upstream is gone', { status: 502 }));
    const failed = await collect(streamEvents(streamAnswer, input)).catch((caught: unknown) => caught);
    expect(failed).toMatchObject({
      status: 502,
      message: errorTable.unavailable.text,
      cause: { message: 'HTTP error! status: 502, upstream is gone' },
    });
  });

  it('raises CONTRACT VIOLATION for an event outside the union', async () => {
    const stream = openStream();
    const failed = collect(streamEvents(streamAnswer, input)).catch((caught: unknown) => caught);
    stream.write(data({ type: 'surprise' }));
    expect(await failed).toBeInstanceOf(ContractViolation);
  });

  it('closes the connection when the reader leaves', async () => {
    const stream = openStream();
    stream.write(data({ type: 'chunk', content: 'first' }));
    for await (const event of streamEvents(streamAnswer, input)) {
      expect(event.type).toBe('chunk');
      break;
    }
    await vi.waitFor(() => expect(stream.cancelled).toHaveBeenCalled());
  });

  it('says in the table’s words why the server refused', async () => {
    const server = fakeServer();
    server.refuse(streamAnswer, 'folder_not_found');
    await expect(collect(streamEvents(streamAnswer, input))).rejects.toMatchObject({ code: 'folder_not_found' });
  });

  it('says when the answer has no body', async () => {
    const server = fakeServer();
    server.on(streamAnswer, () => new Response(null));
    await expect(collect(streamEvents(streamAnswer, input))).rejects.toThrow('No response body reader available');
  });
});
