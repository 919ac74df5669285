import type { Provider } from '../../adapters/models/models.port.ts';
import type { ModelServer } from './model-server.ts';

/** One call as it goes over the wire, without the AI SDK. */
export function wireCall(
  server: ModelServer,
  provider: Provider,
  {
    stream = true,
    key = server[provider].apiKey,
    signal,
  }: { stream?: boolean; key?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const text = 'What helps?';
  const { baseURL } = server[provider];
  const calls: Record<Provider, { path: string; headers: Record<string, string>; body: object }> = {
    openai: {
      path: '/chat/completions',
      headers: { authorization: `Bearer ${key}` },
      body: {
        model: 'weekwise-large',
        messages: [{ role: 'user', content: text }],
        stream,
        stream_options: { include_usage: true },
      },
    },
    anthropic: {
      path: '/messages',
      headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
      body: {
        model: 'claude-sonnet-4-5',
        max_tokens: 100,
        messages: [{ role: 'user', content: text }],
        ...(stream ? { stream } : {}),
      },
    },
    google: {
      path: `/models/gemini-2.5-flash:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
      headers: { 'x-goog-api-key': key },
      body: { contents: [{ role: 'user', parts: [{ text }] }] },
    },
  };
  const { path, headers, body } = calls[provider];
  return fetch(`${baseURL}${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal });
}
