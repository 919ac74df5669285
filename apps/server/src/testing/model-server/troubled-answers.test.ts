import { describe, expect, test } from 'vitest';
import { streamed, structured, whole } from './sdk-calls.ts';
import type { TroubleKind } from './trouble.ts';
import { useModelServer } from './use-model-server.ts';

const fixture = useModelServer();
const text = 'Recall beats rereading, as the second study of 2008 shows [1].';

describe.each(['openai', 'anthropic', 'google'] as const)('%s', (provider) => {
  const meets = (trouble: TroubleKind) => {
    fixture.server.answerWith((request) => (request.schema ? { json: { term: 'recall', passage: 1 } } : { text }));
    fixture.server.trouble(trouble);
  };

  // The AI SDK takes it for an empty answer of Gemini, where nothing has to be.
  test(`JSON of another API is ${provider === 'google' ? 'no answer' : 'an error'}`, async () => {
    meets({ kind: 'wrong-shape' });
    if (provider === 'google')
      expect(await whole(fixture.server, provider)).toMatchObject({ text: '', finishReason: 'other' });
    else await expect(whole(fixture.server, provider)).rejects.toThrow();
    const { said, finishReason } = await streamed(fixture.server, provider);
    expect(said).toBe('');
    expect(finishReason).not.toBe('stop');
  });

  test.each(['wrong-shape', 'invalid-json', 'truncated', 'empty', 'refusal'] as const)(
    '%s is no structured output',
    async (kind) => {
      meets({ kind });
      const output = structured(fixture.server, provider).then((result) => result.output);
      await expect(output).rejects.toThrow(/No (object|output) generated/);
    },
  );

  test('the half of an answer says that it is one', async () => {
    meets({ kind: 'truncated' });
    const { said, finishReason } = await streamed(fixture.server, provider);
    expect([text.startsWith(said), said.length < text.length, finishReason]).toEqual([true, true, 'length']);
  });

  test('a refusal is one for its content', async () => {
    meets({ kind: 'refusal' });
    expect((await streamed(fixture.server, provider)).finishReason).toBe('content-filter');
    expect((await whole(fixture.server, provider)).finishReason).toBe('content-filter');
  });

  test('what nobody gave is cited', async () => {
    meets({ kind: 'cite-unknown' });
    expect((await whole(fixture.server, provider)).text).toBe(text.replace('[1]', '[99]'));
    expect((await structured(fixture.server, provider)).output).toEqual({ term: 'recall', passage: 99 });
  });

  test('a tool is called that does not exist', async () => {
    meets({ kind: 'unknown-tool' });
    const { toolCalls } = await whole(fixture.server, provider);
    expect(toolCalls).toMatchObject([{ toolName: 'delete_everything' }]);
  });
});
