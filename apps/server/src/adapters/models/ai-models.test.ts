import { expect, test } from 'vitest';
import { modelSettingsOf, testModels } from '../../testing/model-calls.ts';
import { modelServerKey } from '../../testing/model-server/model-server.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { aiModels } from './ai-models.ts';
import { providers } from './models.port.ts';

const fixture = useModelServer();

test('an ability has the model of its own setting, the one for all, or none', () => {
  const env = { MODEL_READING: 'anthropic:claude-sonnet-4-5', MODEL_DIALOGUE: 'engine' };
  const models = aiModels(modelSettingsOf(fixture.server, 'openai', env));
  expect(models.for('reading')).toMatchObject({ provider: 'anthropic', name: 'claude-sonnet-4-5' });
  expect(models.for('answering')).toMatchObject({ provider: 'openai', name: 'weekwise-large' });
  expect(models.for('dialogue')).toBeNull();
});

test('without a model nobody is asked how they are', async () => {
  const models = aiModels(modelSettingsOf(fixture.server, 'openai', { MODEL: 'engine' }));
  expect(await models.health()).toEqual([]);
  expect(fixture.server.requests).toEqual([]);
});

test.each(providers)('%s: reachable with its key, and says so once for many who ask', async (provider) => {
  const models = aiModels(modelSettingsOf(fixture.server, provider));
  const [first] = await Promise.all([models.health(), models.health(), models.health()]);
  expect(first).toEqual([
    { provider, model: testModels[provider], health: { status: 'ok', detail: expect.stringContaining('reachable') } },
  ]);
  expect(fixture.server.requests).toHaveLength(1);
});

test('asks again once what was said is old', async () => {
  let now = 0;
  const models = aiModels(modelSettingsOf(fixture.server), { now: () => now });
  await models.health();
  now = 10_001;
  await models.health();
  expect(fixture.server.requests).toHaveLength(2);
});

test.each(providers)('%s: a key that is refused is said without the key', async (provider) => {
  const wrong = 'the-wrong-key-which-nobody-may-see';
  const env = { OPENAI_API_KEY: wrong, ANTHROPIC_API_KEY: wrong, GOOGLE_API_KEY: wrong };
  const health = await aiModels(modelSettingsOf(fixture.server, provider, env)).health();
  expect(health).toMatchObject([{ health: { status: 'down', detail: expect.stringContaining('refuses the key') } }]);
  expect(JSON.stringify(health)).not.toContain(wrong);
});

test.each(providers)('%s: a server that cannot be reached is down', async (provider) => {
  const models = aiModels(modelSettingsOf(fixture.server, provider), {
    fetch: () => Promise.reject(new TypeError(`fetch failed for ${modelServerKey}`)),
  });
  const health = await models.health();
  expect(health).toMatchObject([{ health: { status: 'down', detail: expect.stringContaining('cannot be reached') } }]);
  expect(JSON.stringify(health)).not.toContain(modelServerKey);
});

test('a model that its server does not list', async () => {
  const models = aiModels(modelSettingsOf(fixture.server, 'openai', { MODEL: 'openai:nobody-has-this' }));
  expect(await models.health()).toMatchObject([{ health: { status: 'degraded' } }]);
});

test('a server that hides what its models think aloud', async () => {
  fixture.server.answerWith(() => ({ text: '<think>The passages say so.</think>Water moves.' }));
  const model = aiModels(modelSettingsOf(fixture.server)).for('answering')?.model;
  const { stream } = (await model?.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'What moves?' }] }],
  })) ?? { stream: new ReadableStream() };
  let text = '';
  for await (const part of stream) if (part.type === 'text-delta') text += part.delta;
  expect(text.trim()).toBe('Water moves.');
});
