import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chatEvent } from '@weekwise/contracts/chat-events.ts';
import { defineContract } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { type RouteCall, route } from './contract-route.ts';
import { errorsPlugin } from './errors.ts';
import { validationPlugin } from './validation.ts';

const contract = defineContract({
  method: 'GET',
  path: '/api/stream',
  access: 'public',
  kind: 'sse',
  response: chatEvent,
  errors: [],
});

async function streamApp(handler: (call: RouteCall<typeof contract>) => Promise<undefined>) {
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(validationPlugin);
  route(app, contract, handler);
  return app;
}

afterEach(() => {
  vi.useRealTimers();
});

const chunk = (content: string) => ({ type: 'chunk', content }) as const;

test('sends each event as a line of JSON, and [DONE] last', async () => {
  const app = await streamApp(async ({ stream }) => {
    stream.send(chunk('two\nlines'));
    stream.send(chunk('end'));
  });
  const answer = await app.inject('/api/stream');
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(answer.body).toBe(
    'data: {"type":"chunk","content":"two\\nlines"}\n\ndata: {"type":"chunk","content":"end"}\n\ndata: [DONE]\n\n',
  );
});

test('sends an event under its id, and opens before there is one', async () => {
  const app = await streamApp(async ({ stream }) => {
    stream.open();
    stream.send(chunk('a'), 'x.7');
  });
  expect((await app.inject('/api/stream')).body).toBe(
    ': go on\n\nid: x.7\ndata: {"type":"chunk","content":"a"}\n\ndata: [DONE]\n\n',
  );
});

test('what goes wrong before the first event is an ordinary error', async () => {
  const app = await streamApp(async () => {
    throw new AppError('folder_not_found');
  });
  const answer = await app.inject('/api/stream');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'folder_not_found']);
});

test('what goes wrong later is an event, without the text of the failure', async () => {
  const app = await streamApp(async ({ stream }) => {
    stream.send(chunk('so far'));
    throw new Error('secret');
  });
  const lines = (await app.inject('/api/stream')).body.trim().split('\n\n');
  expect(JSON.parse(lines[1]?.slice(6) ?? '')).toMatchObject({ type: 'error', code: 'internal' });
  expect(lines.join()).not.toContain('secret');
  expect(lines.at(-1)).toBe('data: [DONE]');
});

test('an event that is none of the union is our failure', async () => {
  const app = await streamApp(async ({ stream }) => {
    stream.send(chunk('fine'));
    stream.send({ type: 'chunk' } as never);
  });
  expect((await app.inject('/api/stream')).body).toContain('"code":"internal"');
});

test('keeps a quiet stream alive with comments', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await streamApp(async ({ stream }) => {
    stream.send(chunk('a'));
    vi.advanceTimersByTime(limits.streamHeartbeat * 2);
    stream.send(chunk('b'));
  });
  expect((await app.inject('/api/stream')).body.match(/: still here/g)).toHaveLength(2);
});

test('a client that goes away aborts the work', async () => {
  const aborted = Promise.withResolvers<undefined>();
  const app = await streamApp(async ({ stream, signal }) => {
    stream.send(chunk('first'));
    await once(signal, 'abort');
    stream.send(chunk('to nobody'));
    aborted.resolve(undefined);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/stream`, { signal: client.signal });
  await answer.body?.getReader().read();
  client.abort();
  await aborted.promise;
  await app.close();
});
