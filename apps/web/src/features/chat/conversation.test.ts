import { QueryClient } from '@tanstack/react-query';
import { streamAnswer } from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ask, stop } from './conversation.ts';
import { liveTurnsOf } from './live-turns.ts';
import type { ChatTurn } from './turn.ts';

const folderId = demoFolder.id;
const parts = [
  'Der Fluß mäandert ',
  '🏞️ 川は',
  '曲がる.\n\n| a | b |\n',
  '|---|---|\r\n',
  '| é | $x^2$ |',
  '\n\nEnde. [1]',
];
const stored = parts.join('');
const citation = {
  number: 1,
  passage_id: 'f#0',
  file_id: 'f',
  file_name: 'Flüsse.md',
  page: 2,
  block: 0,
  last_block: 0,
  heading: null,
  quote: 'Ein Fluß mäandert.',
};
const complete = { type: 'complete' as const, message_id: 'a', content: stored, citations: [citation] };
const events: ChatEvent[] = [
  { type: 'start', message_id: 'a', thread_id: 'demo' },
  { type: 'processing', message: 'Reads' },
  ...parts.map((content): ChatEvent => ({ type: 'chunk', content })),
  { ...complete, abstained: false, source: 'engine', fallback: null },
];

/** The rest of the stream after an event, as bytes; heartbeats stand between, and lines end as the server likes. */
function bytesAfter(lastEventId: string | null, newline: string): Uint8Array<ArrayBuffer> {
  const from = lastEventId === null ? 0 : Number(lastEventId) + 1;
  const lines = events.slice(from).map((event, at) => `: hi\n\nid: ${from + at}\ndata: ${JSON.stringify(event)}\n\n`);
  return new TextEncoder().encode([...lines, 'data: [DONE]\n\n'].join('').replaceAll('\n', newline));
}

type Deliver = (bytes: Uint8Array<ArrayBuffer>, connection: number) => (Uint8Array<ArrayBuffer> | 'drop')[];

/** A server behind a proxy that hands its bytes on as `deliver` says, and every state that the screen went through. */
async function askThrough(deliver: Deliver, newline = '\n'): Promise<{ states: ChatTurn[]; connections: number }> {
  const server = fakeServer();
  let connections = 0;
  server.on(streamAnswer, ({ headers }) => {
    const pieces = deliver(bytesAfter(headers.get('last-event-id'), newline), connections++);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else if (piece === 'drop') controller.error(new TypeError('network error'));
        else controller.enqueue(piece);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const live = liveTurnsOf(folderId);
  live.drop(() => true);
  const states: ChatTurn[] = [];
  const end = live.subscribe(() => states.push(...live.turns.slice(0, 1)));
  await ask(new QueryClient(), folderId, { text: 'Warum?', weekNumber: null, topic: null });
  end();
  return { states, connections };
}

/**
 * The answer grew as it is stored, never by the same text twice, and stands there whole before `complete` says it once
 * more.
 */
function expectWhole({ states }: { states: ChatTurn[] }, how: string): void {
  expect(
    states.filter(({ answer }) => !stored.startsWith(answer)),
    how,
  ).toEqual([]);
  const written = states.filter(({ status }) => status === 'writing').at(-1);
  expect(written?.answer, how).toBe(stored);
  expect(states.at(-1), how).toMatchObject({
    status: 'complete',
    answer: stored,
    citations: [{ fileName: 'Flüsse.md' }],
  });
}

afterEach(() => vi.useRealTimers());

const whole = bytesAfter(null, '\n');

it.each(['\n', '\r\n', '\r'])(
  'an answer whose lines end with %j comes out as it is stored, cut at any byte',
  async (newline) => {
    const { length } = bytesAfter(null, newline);
    for (let at = 1; at < length; at++)
      expectWhole(await askThrough((bytes) => [bytes.slice(0, at), bytes.slice(at)], newline), `cut at ${at}`);
    const letterByLetter = await askThrough((bytes) => Array.from(bytes, (byte) => Uint8Array.of(byte)), newline);
    expectWhole(letterByLetter, 'each byte alone');
  },
);

it('a connection that drops at any byte is taken up where it was', async () => {
  for (let at = 0; at < whole.length; at++) {
    const dropped = await askThrough((bytes, connection) =>
      connection === 0 ? [bytes.slice(0, at), 'drop'] : [bytes],
    );
    expectWhole(dropped, `dropped at ${at}`);
    expect(dropped.connections, `dropped at ${at}`).toBe(2);
  }
});

it('one that ends early without the done marker is taken up too, again and again', async () => {
  vi.useFakeTimers();
  const run = askThrough((bytes) => [bytes.slice(0, 450)]);
  await vi.runAllTimersAsync();
  const ended = await run;
  expectWhole(ended, 'ends after 450 bytes each time');
  expect(ended.connections).toBeGreaterThan(2);
  expect(ended.states.some(({ connectionLost }) => connectionLost)).toBe(true);
  expect(ended.states.at(-1)?.connectionLost).toBe(false);
});

it('gives up after a few tries that brought nothing, and keeps the question', async () => {
  vi.useFakeTimers();
  const run = askThrough((bytes, connection) => (connection === 0 ? [bytes.slice(0, 200), 'drop'] : ['drop']));
  await vi.runAllTimersAsync();
  const { states, connections } = await run;
  expect(connections).toBe(6);
  expect(states.at(-1)).toMatchObject({ status: 'failed', question: 'Warum?', failure: { code: 'unreachable' } });
});

it('a server that cannot bridge the gap begins anew', async () => {
  const anew = bytesAfter(null, '\n');
  const { states } = await askThrough((bytes, connection) =>
    connection === 0 ? [bytes.slice(0, 300), 'drop'] : [anew],
  );
  expect(states.at(-1)).toMatchObject({ status: 'complete', answer: stored });
  expect(states.filter(({ answer }) => !stored.startsWith(answer))).toEqual([]);
});

it('stopping closes the connection and keeps what was written', async () => {
  const cancelled = vi.fn();
  const server = fakeServer();
  server.on(streamAnswer, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(whole.slice(0, 300)),
      cancel: cancelled,
    });
    return new Response(body);
  });
  const live = liveTurnsOf(folderId);
  live.drop(() => true);
  const end = live.subscribe(() => {
    const [turn] = live.turns;
    if (turn?.status === 'writing') stop(folderId, turn.id);
  });
  await ask(new QueryClient(), folderId, { text: 'Warum?', weekNumber: null, topic: null });
  end();
  expect(live.turns[0]).toMatchObject({ status: 'stopped', question: 'Warum?' });
  expect(live.turns[0]?.answer).not.toBe('');
  expect(cancelled).toHaveBeenCalled();
});

it('an event outside the contract ends the answer and is named in the console', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { states } = await askThrough(() => [new TextEncoder().encode('data: {"type":"surprise"}\n\n')]);
  expect(states.at(-1)).toMatchObject({ status: 'failed', failure: { code: 'internal' } });
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^CONTRACT VIOLATION: POST .*stream/));
});
