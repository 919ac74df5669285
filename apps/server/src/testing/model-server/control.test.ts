import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { modelServerKey, startModelServer } from './model-server.ts';
import { useModelServer } from './use-model-server.ts';
import { wireCall } from './wire-call.ts';

const fixture = useModelServer();

const control = async (name: string, body?: object) => {
  const answered = await fetch(`${fixture.server.url}/__control/${name}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return { status: answered.status, body: await answered.json() };
};
const said = async () => {
  const body = await (await wireCall(fixture.server, 'openai', { stream: false })).json();
  return (body as { choices: { message: { content: string } }[] }).choices[0]?.message.content;
};

test('another process sets troubles and clears them', async () => {
  await control('trouble', { kind: 'rate-limit', retryAfter: 2, when: { provider: 'openai' } });
  const refused = await wireCall(fixture.server, 'openai');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  await control('clear-troubles', {});
  expect((await wireCall(fixture.server, 'openai')).status).toBe(200);
});

test('another process says who answers', async () => {
  await control('script', { answers: [{ text: 'First.' }, { text: 'Then.' }] });
  expect([await said(), await said(), await said()]).toEqual(['First.', 'Then.', 'Then.']);
  await control('script', { name: 'competent' });
  expect(await said()).toMatch(/say nothing/);
  expect((await control('script', { name: 'unheard of' })).status).toBe(500);
  await control('script', { answers: [{ text: 'Again.' }] });
  await control('reset', {});
  expect(await said()).toMatch(/say nothing/);
});

test('another process releases what stalls, and sees it', async () => {
  await control('trouble', { kind: 'stall' });
  const call = await wireCall(fixture.server, 'openai');
  await fixture.server.whenHeld();
  expect((await control('requests')).body).toMatchObject({ openConnections: 1, aborted: 0 });
  await control('release', {});
  expect(await call.text()).toContain('[DONE]');
});

test('requests are recorded without their keys', async () => {
  for (const provider of ['openai', 'anthropic', 'google'] as const) await wireCall(fixture.server, provider);
  const { body } = await control('requests');
  expect(JSON.stringify(body)).not.toContain(modelServerKey);
  expect(body).toMatchObject({
    requests: [
      { provider: 'openai', path: '/v1/chat/completions', headers: { authorization: '[redacted]' }, status: 200 },
      { provider: 'anthropic', path: '/v1/messages', headers: { 'x-api-key': '[redacted]' }, trouble: null },
      { provider: 'google', request: { model: 'gemini-2.5-flash', stream: true } },
    ],
  });
});

test('other addresses are unknown', async () => {
  expect((await control('nothing')).status).toBe(404);
  expect((await fetch(`${fixture.server.url}/v2/chat`)).status).toBe(404);
});

test('a server without a key asks for none', async () => {
  const server = await startModelServer({ key: null });
  onTestFinished(() => server.stop());
  expect((await wireCall(server, 'openai', { key: 'anything' })).status).toBe(200);
});

test('a server that is switched off cuts what is under way, and comes back at its port', async () => {
  const server = await startModelServer();
  server.trouble({ kind: 'stall' });
  const call = await wireCall(server, 'openai');
  await server.stop();
  await expect(call.text()).rejects.toThrow('terminated');
  await expect(wireCall(server, 'openai')).rejects.toThrow('fetch failed');
  const again = await startModelServer({ port: Number(new URL(server.url).port) });
  onTestFinished(() => again.stop());
  expect((await wireCall(server, 'openai')).status).toBe(200);
});

test('it runs as a process of its own', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--key', 'other'], { stdio: 'pipe' });
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = line.replace('The model server is listening on ', '');
  const answered = await fetch(`${url}/v1/models`, { headers: { authorization: 'Bearer other' } });
  expect(answered.status).toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
