import { expect, test } from 'vitest';
import type { Provider } from '../../adapters/models/models.port.ts';
import { useModelServer } from './use-model-server.ts';
import { wireCall } from './wire-call.ts';

const fixture = useModelServer();
const usage = { input: 20, output: 4, cached: 16 };
const answer = { text: 'Recall helps.', toolCalls: [{ name: 'open_week', input: { week: 3 } }], usage };

/** The events of a stream, each as [name, data]. */
async function events(provider: Provider): Promise<[name: string, data: unknown][]> {
  fixture.server.answerWith(() => answer);
  const body = await (await wireCall(fixture.server, provider)).text();
  return body
    .split(/\r?\n\r?\n/)
    .filter((event) => event !== '')
    .map((event) => {
      const data = event.match(/^data: (.*)$/m)?.[1] ?? '';
      return [event.match(/^event: (.*)$/m)?.[1] ?? '', data === '[DONE]' ? data : JSON.parse(data)];
    });
}

test('an OpenAI stream begins with the role, ends with the reason, the usage and [DONE]', async () => {
  const data = (await events('openai')).map(([, chunk]) => chunk);
  expect(data[0]).toMatchObject({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
    usage: null,
  });
  expect(data.slice(-3)).toMatchObject([
    { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
    {
      choices: [],
      usage: {
        prompt_tokens: 20,
        completion_tokens: 4,
        total_tokens: 24,
        prompt_tokens_details: { cached_tokens: 16 },
      },
    },
    '[DONE]',
  ]);
  expect(data[2]).toMatchObject({
    choices: [
      { delta: { tool_calls: [{ index: 0, type: 'function', function: { name: 'open_week', arguments: '' } }] } },
    ],
  });
});

test('an Anthropic stream opens and closes each block and counts what was cached apart', async () => {
  const all = await events('anthropic');
  expect(all.map(([name]) => name)).toEqual([
    'message_start',
    'ping',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
  expect(all.every(([name, data]) => (data as { type: string }).type === name)).toBe(true);
  expect(all.map(([, data]) => data)).toMatchObject([
    { message: { type: 'message', role: 'assistant', usage: { input_tokens: 4, cache_read_input_tokens: 16 } } },
    {},
    { index: 0, content_block: { type: 'text', text: '' } },
    { index: 0, delta: { type: 'text_delta', text: 'Recall helps.' } },
    { index: 0 },
    { index: 1, content_block: { type: 'tool_use', name: 'open_week', input: {} } },
    { index: 1, delta: { type: 'input_json_delta', partial_json: '{"week":3}' } },
    { index: 1 },
    { delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 4 } },
    {},
  ]);
});

test('a Gemini stream is of whole answers, with calls of functions in one piece', async () => {
  const data = (await events('google')).map(([, chunk]) => chunk);
  expect(data).toMatchObject([
    {
      candidates: [{ content: { role: 'model', parts: [{ text: 'Recall helps.' }] } }],
      modelVersion: 'gemini-2.5-flash',
    },
    { candidates: [{ content: { parts: [{ functionCall: { name: 'open_week', args: { week: 3 } } }] } }] },
    { candidates: [{ finishReason: 'STOP' }], usageMetadata: { promptTokenCount: 20, cachedContentTokenCount: 16 } },
  ]);
});

test('the models are listed in each format', async () => {
  const { openai, anthropic, google } = fixture.server;
  const list = async (url: string, headers: Record<string, string>) => (await fetch(url, { headers })).json();
  expect(await list(`${openai.baseURL}/models`, { authorization: `Bearer ${openai.apiKey}` })).toMatchObject({
    object: 'list',
    data: [{ id: 'weekwise-large', object: 'model' }, {}, {}],
  });
  expect(await list(`${anthropic.baseURL}/models`, { 'x-api-key': anthropic.apiKey })).toMatchObject({
    data: [{ type: 'model', id: 'claude-sonnet-4-5' }, {}],
    has_more: false,
  });
  expect(await list(`${google.baseURL}/models`, { 'x-goog-api-key': google.apiKey })).toMatchObject({
    models: [{ name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent', 'countTokens'] }, {}],
  });
});
