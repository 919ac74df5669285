import { expect, test } from 'vitest';
import { useModelServer } from './use-model-server.ts';
import { wireCall } from './wire-call.ts';

const fixture = useModelServer();

test('a date or seconds tell when to come back', async () => {
  fixture.server.trouble({ kind: 'rate-limit', retryAfter: 7, times: 1 });
  fixture.server.trouble({ kind: 'rate-limit', retryAfter: new Date('2026-11-20T12:00:00Z'), times: 1 });
  const headers = [await wireCall(fixture.server, 'openai'), await wireCall(fixture.server, 'openai')];
  expect(headers.map((each) => each.headers.get('retry-after'))).toEqual(['7', 'Fri, 20 Nov 2026 12:00:00 GMT']);
});

test('a trouble meets as many requests as told, after those that it skips, where it matches', async () => {
  const { server } = fixture;
  server.trouble({ kind: 'server-error', times: 1, skip: 1, when: { provider: 'openai', stream: true } });
  server.trouble({ kind: 'unavailable', times: 1, when: ({ model }) => model.startsWith('gemini') });
  server.trouble({ kind: 'overloaded', when: { says: 'words that nobody says' } });
  const calls = [
    ...(['openai', 'openai', 'openai', 'google', 'google', 'anthropic'] as const).map((provider) => ({ provider })),
    { provider: 'openai' as const, stream: false },
  ];
  const statuses = [];
  for (const { provider, ...options } of calls) statuses.push((await wireCall(server, provider, options)).status);
  expect(statuses).toEqual([200, 500, 200, 503, 200, 200, 200]);
});

test.each([
  [{ kind: 'unauthorized' }, 401, 'invalid_api_key'],
  [{ kind: 'wrong-shape' }, 200, '{"status":"ok"}'],
  [{ kind: 'malformed' }, 200, 'a body that brea'],
] as const)('the list of models meets a trouble that names it: %o', async (trouble, status, body) => {
  const { server } = fixture;
  const list = () =>
    fetch(`${server.openai.baseURL}/models`, { headers: { authorization: `Bearer ${server.openai.apiKey}` } });
  server.trouble({ kind: 'server-error' });
  expect((await list()).status).toBe(200);
  server.clearTroubles();
  server.trouble({ ...trouble, when: { kind: 'models', provider: 'openai' } });
  const answered = await list();
  expect([answered.status, await answered.text()]).toEqual([status, expect.stringContaining(body)]);
  expect((await wireCall(server, 'openai')).status).toBe(200);
});

test('a model is found by its name, or not', async () => {
  const { baseURL, apiKey } = fixture.server.anthropic;
  const find = async (name: string) =>
    (await fetch(`${baseURL}/models/${name}`, { headers: { 'x-api-key': apiKey } })).status;
  expect([await find('claude-sonnet-4-5'), await find('claude-unheard-of')]).toEqual([200, 404]);
});
