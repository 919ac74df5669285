import { expect, test } from 'vitest';
import { aiModels } from '../../adapters/models/ai-models.ts';
import { modelSettingsOf } from '../../testing/model-calls.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { tutorHealth } from './tutor-health.ts';

const fixture = useModelServer();

test('without a model, says that the engine answers', async () => {
  const models = aiModels(modelSettingsOf(fixture.server, 'openai', { MODEL: 'engine' }));
  expect(await tutorHealth(models)).toEqual({
    status: 'ok',
    detail: 'Our own engine answers; no language model is configured.',
  });
});

test('says of each model whether it is reachable; one that is not costs quality only', async () => {
  const env = { MODEL_READING: 'anthropic:claude-sonnet-4-5', ANTHROPIC_API_KEY: 'a-wrong-key' };
  expect(await tutorHealth(aiModels(modelSettingsOf(fixture.server, 'openai', env)))).toEqual({
    status: 'degraded',
    detail: 'anthropic refuses the key for claude-sonnet-4-5. weekwise-large is reachable.',
  });
});
