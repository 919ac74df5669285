import { z } from 'zod';
import type { ModelName, ProviderSettings } from '../../config/model-settings.ts';
import type { ComponentHealth } from '../health.ts';

/** Milliseconds a provider has to answer in; ours has to be out within 2 s. */
const patience = 1_800;

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Whether the provider answers to its key and knows the model. Asks for the model itself where the provider resolves
 * aliases (Anthropic's `GET /models/{id}`, Gemini's `models.get`), for the list (`GET /models`) from OpenAI's likes,
 * few of which serve a single one.
 */
export async function modelHealth(
  { provider, name }: ModelName,
  { baseUrl, apiKey }: ProviderSettings,
  fetch: typeof globalThis.fetch,
): Promise<ComponentHealth> {
  const path = provider === 'openai' ? '/models' : `/models/${encodeURIComponent(name)}`;
  const keyHeaders = {
    openai: { authorization: `Bearer ${apiKey}` },
    anthropic: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' },
    google: { 'x-goog-api-key': apiKey ?? '' },
  };
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      headers: apiKey ? keyHeaders[provider] : {},
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      // Gemini answers a wrong key with 400 and this reason.
      const isWrongKey = (await response.text()).includes('API_KEY_INVALID');
      return refusal(isWrongKey ? 401 : response.status, provider, name);
    }
    return provider === 'openai' ? listed(await response.json(), name) : reachable(name);
  } catch {
    // What went wrong may name the address and what was sent; that it did is enough.
    return { status: 'down', detail: `${provider} cannot be reached, so our own engine answers for ${name}.` };
  }
}

const reachable = (name: string): ComponentHealth => ({ status: 'ok', detail: `${name} is reachable.` });

function listed(body: unknown, name: string): ComponentHealth {
  const list = modelList.safeParse(body);
  if (!list.success) return reachable(name);
  // Ollama lists `llama3.2:latest` for what is asked for as `llama3.2`.
  if (list.data.data.some(({ id }) => id === name || id === `${name}:latest`)) return reachable(name);
  return { status: 'degraded', detail: `The server is reachable, but lists no model ${name}.` };
}

/** A server of OpenAI's protocol that lists no models at all is there nevertheless. */
function refusal(status: number, provider: string, name: string): ComponentHealth {
  if (status === 401 || status === 403) return { status: 'down', detail: `${provider} refuses the key for ${name}.` };
  if (status === 404 && provider === 'openai') return reachable(name);
  if (status === 404) return { status: 'down', detail: `${provider} knows no model ${name}.` };
  if (status === 429) return { status: 'degraded', detail: `${provider} is asked too often; ${name} may be slow.` };
  return { status: 'down', detail: `${provider} answers with an error (${status}) for ${name}.` };
}
