import { expect, test } from 'vitest';
import { useModelServer } from './use-model-server.ts';
import { wireCall } from './wire-call.ts';

const fixture = useModelServer();

test.each([
  ['openai', 401, { error: { type: 'invalid_request_error', code: 'invalid_api_key' } }],
  ['anthropic', 401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }],
  ['google', 400, { error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } }],
] as const)('a wrong key is refused as %s does', async (provider, status, body) => {
  const answered = await wireCall(fixture.server, provider, { key: 'wrong' });
  expect(answered.status).toBe(status);
  expect(await answered.json()).toMatchObject(body);
});

const strictSchema = (schema: object) => ({
  type: 'json_schema',
  json_schema: { name: 'glossary', strict: true, schema },
});
test.each([
  [
    'an optional property',
    strictSchema({
      type: 'object',
      properties: { term: { type: 'string' } },
      required: [],
      additionalProperties: false,
    }),
    "Missing 'term'",
  ],
  ['an open object', strictSchema({ type: 'object', properties: {} }), "'additionalProperties' is required"],
  [
    'an open object within a list',
    strictSchema({
      type: 'object',
      properties: { terms: { type: 'array', items: { type: 'object', properties: {} } } },
      required: ['terms'],
      additionalProperties: false,
    }),
    "context=('properties', 'terms', 'items')",
  ],
  ['oneOf', strictSchema({ type: 'object', additionalProperties: false, oneOf: [] }), "'oneOf' is not permitted"],
  ['a list at the top', strictSchema({ type: 'array', items: {} }), 'type: "object"'],
  ['JSON that no message speaks of', { type: 'json_object' }, "must contain the word 'json'"],
])('OpenAI refuses %s', async (_, response_format, message) => {
  const { baseURL, apiKey } = fixture.server.openai;
  const answered = await fetch(`${baseURL}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Glossary' }], response_format }),
  });
  expect(answered.status).toBe(400);
  expect(((await answered.json()) as { error: { message: string } }).error.message).toContain(message);
});

test.each([
  ['without its version', {}, { max_tokens: 5 }, 'anthropic-version: header is required'],
  ['without a limit of tokens', { 'anthropic-version': '2023-06-01' }, {}, 'max_tokens'],
])('Anthropic refuses a request %s', async (_, headers, body, message) => {
  const { baseURL, apiKey } = fixture.server.anthropic;
  const answered = await fetch(`${baseURL}/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, ...(headers as Record<string, string>) },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hello' }], ...body }),
  });
  expect(answered.status).toBe(400);
  expect(JSON.stringify(await answered.json())).toContain(message);
});
