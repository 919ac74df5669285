import { cosineSimilarity, embed, embedMany } from 'ai';
import { describe, expect, test } from 'vitest';
import { embeddingModel } from './sdk-models.ts';
import { useModelServer } from './use-model-server.ts';

const fixture = useModelServer();

describe.each(['openai', 'google'] as const)('%s embeddings through the AI SDK', (provider) => {
  test('are one vector a text, in order', async () => {
    fixture.server.embedWith((text) => [text.length, 1]);
    const model = embeddingModel[provider](fixture.server);
    expect((await embedMany({ model, values: ['a', 'bb', 'ccc'] })).embeddings).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect((await embed({ model, value: 'dddd' })).embedding).toEqual([4, 1]);
  });
});

test('OpenAI embeddings count tokens and come in base64 on demand', async () => {
  fixture.server.embedWith(() => [0.5, -0.25]);
  const { baseURL, apiKey } = fixture.server.openai;
  const answer = await fetch(`${baseURL}/embeddings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: 'weekwise-embedding', input: ['recall', 'spacing'], encoding_format: 'base64' }),
  });
  const { data, usage } = (await answer.json()) as { data: { embedding: string }[]; usage: object };
  const bytes = Buffer.from(data[0]?.embedding ?? '', 'base64');
  expect([bytes.readFloatLE(0), bytes.readFloatLE(4)]).toEqual([0.5, -0.25]);
  expect(usage).toEqual({ prompt_tokens: 4, total_tokens: 4 });
});

test.each([
  ['malformed', /JSON/],
  ['wrong-shape', /Type validation|Invalid/],
  ['server-error', /server had an error/],
  ['cut', /Cannot connect|fetch failed|terminated/],
] as const)('embeddings meet %s', async (kind, message) => {
  fixture.server.trouble({ kind });
  const model = embeddingModel.openai(fixture.server);
  await expect(embedMany({ model, values: ['a', 'b'], maxRetries: 0 })).rejects.toThrow(message);
});

test('texts of the same words are near, other texts are not, and another model is another space', async () => {
  const model = embeddingModel.openai(fixture.server);
  const { embeddings } = await embedMany({
    model,
    values: ['spaced practice helps memory', 'memory is helped by spacing practice', 'the fall of Rome'],
  });
  const [one, two, three] = embeddings as [number[], number[], number[]];
  expect(cosineSimilarity(one, two)).toBeGreaterThan(0.5);
  expect(cosineSimilarity(one, three)).toBeLessThan(0.2);
  expect(Math.hypot(...one)).toBeCloseTo(1);
  const other = await embedMany({
    model: embeddingModel.google(fixture.server),
    values: ['spaced practice helps memory'],
  });
  expect(cosineSimilarity(one, other.embeddings[0] ?? [])).toBeLessThan(0.5);
});
