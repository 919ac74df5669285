import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { post, signInByLink } from './testing/http-calls.ts';
import { modelServerKey } from './testing/model-server/model-server.ts';
import { useModelServer } from './testing/model-server/use-model-server.ts';
import { useServerProcesses } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const servers = useServerProcesses();
const models = useModelServer();

const env = () => ({
  MODEL: 'openai:weekwise-large',
  OPENAI_BASE_URL: models.server.openai.baseURL,
  OPENAI_API_KEY: modelServerKey,
  MODEL_PRICES: '{"weekwise-large": {"input": 1, "output": 2}}',
  LOG_LEVEL: 'debug',
});

test('the model answers in the chat and is metered; whatever goes wrong, its key is in no answer and no log', async () => {
  const { child, url } = await servers.start(env());
  const logged = child.stderr ? text(child.stderr) : Promise.resolve('');
  const { cookie, userId } = await signInByLink(url);
  const said: string[] = [];
  const get = async (path: string) => {
    const body = await (await fetch(`${url}${path}`, { headers: { cookie } })).text();
    said.push(body);
    return body;
  };
  const made = await post(`${url}/api/folders/${userId}/deploy`, { folder_name: 'Biology' }, { cookie });
  const { folder_id: folderId } = (await made.json()).folder;
  const form = new FormData();
  form.append('folder_id', folderId);
  form.append('file', new Blob(['# Osmosis\n\nOsmosis moves water through a membrane.\n']), 'notes.md');
  const uploaded = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body: form });
  const { operation_id: taskId } = await uploaded.json();
  await vi.waitFor(async () => expect(await get(`/api/background-tasks/progress/${taskId}`)).toContain('completed'), {
    timeout: 30_000,
    interval: 100,
  });
  const ask = async () => {
    const question = { question: 'What does osmosis move?', current_folder: folderId };
    const answer = await post(`${url}/api/ai/folder-agent/folder-agent/stream`, question, { cookie });
    said.push(await answer.text());
    return said.at(-1) ?? '';
  };

  expect(await ask()).toContain('"source":"weekwise-large"');
  for (const kind of ['unauthorized', 'bad-request', 'quota'] as const) {
    models.server.clearTroubles();
    models.server.trouble({ kind, message: `Incorrect key ${modelServerKey}` });
    const answer = await ask();
    expect(answer).toContain('"source":"engine"');
    expect(answer).toMatch(/"fallback":"(unreachable|rate-limited)"/);
  }
  models.server.clearTroubles();
  expect(await get('/api/system/health')).toContain('weekwise-large is reachable');
  const details = JSON.parse(await get(`/api/admin/cost/users/${userId}/details`));
  expect(details.total).toMatchObject({ calls: expect.any(Number), unpriced_calls: 0 });
  expect(details.total.failed_calls).toBeGreaterThanOrEqual(3);
  expect(details.total.cost_usd).toBeGreaterThan(0);
  await get('/api/admin/cost/system/health');

  child.kill('SIGTERM');
  const log = await logged;
  expect(log).toContain('model call failed');
  expect(`${log}\n${said.join('\n')}`).not.toContain(modelServerKey);
});

test('a model that cannot be reached by any setting stops the start with a sentence', async () => {
  const { code, said } = await servers.refusal({ MODEL: 'anthropic:claude-sonnet-4-5' });
  expect(code).toBe(1);
  expect(said).toBe('The model anthropic:claude-sonnet-4-5 cannot be reached. Set ANTHROPIC_API_KEY.\n');
});
