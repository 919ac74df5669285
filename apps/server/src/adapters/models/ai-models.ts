import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ModelName, ModelSettings, ProviderSettings } from '../../config/model-settings.ts';
import { modelHealth } from './model-health.ts';
import type { ChatModel, ModelHealth, Models } from './models.port.ts';

export interface AiModelsOptions {
  fetch?: typeof fetch;
  /** Milliseconds on a clock that only goes forward. */
  now?: () => number;
}

/** How long what a provider said of its health is repeated: anybody may ask for our health, as often as they like. */
const healthKept = 10_000;

/** The configured models, through the AI SDK. Nothing is sent before a model is asked. */
export function aiModels(settings: ModelSettings, options: AiModelsOptions = {}): Models {
  const { fetch = globalThis.fetch, now = () => performance.now() } = options;
  const named = distinct(Object.values(settings.models).filter((model) => model !== null));
  const models = new Map(named.map((name) => [keyOf(name), chatModel(name, settings, fetch)]));
  let asked: { at: number; answer: Promise<ModelHealth[]> } | null = null;
  return {
    for(ability) {
      const name = settings.models[ability];
      return name && (models.get(keyOf(name)) ?? null);
    },
    health() {
      if (!asked || now() - asked.at > healthKept) {
        const answer = Promise.all(
          named.map(async (name) => ({
            provider: name.provider,
            model: name.name,
            health: await modelHealth(name, providerOf(name, settings), fetch),
          })),
        );
        asked = { at: now(), answer };
      }
      return asked.answer;
    },
  };
}

function chatModel(name: ModelName, settings: ModelSettings, fetch: typeof globalThis.fetch): ChatModel {
  return { ...name, model: languageModel(name, providerOf(name, settings), fetch) };
}

function languageModel(
  { provider, name }: ModelName,
  { baseUrl, apiKey }: ProviderSettings,
  fetch: typeof globalThis.fetch,
): ChatModel['model'] {
  const keyed = { baseURL: baseUrl, fetch, ...(apiKey && { apiKey }) };
  if (provider === 'anthropic') return createAnthropic(keyed)(name);
  if (provider === 'google') return createGoogle(keyed)(name);
  // Not every server of this protocol can constrain its output; one that refuses is asked for JSON in text instead.
  const server = createOpenAICompatible({
    ...keyed,
    name: provider,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  // Models that run locally often think aloud within their text.
  return wrapLanguageModel({ model: server(name), middleware: extractReasoningMiddleware({ tagName: 'think' }) });
}

function providerOf({ provider }: ModelName, settings: ModelSettings): ProviderSettings {
  const found = settings.providers[provider];
  if (!found) throw new Error(`No provider ${provider} is configured.`);
  return found;
}

const keyOf = ({ provider, name }: ModelName): string => `${provider}:${name}`;

const distinct = (names: ModelName[]): ModelName[] => [...new Map(names.map((name) => [keyOf(name), name])).values()];
