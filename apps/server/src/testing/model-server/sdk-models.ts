import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Provider } from '../../adapters/models/models.port.ts';
import type { ModelServer } from './model-server.ts';

type Servers = Pick<ModelServer, Provider>;

const openaiSdk = ({ openai }: Servers, supportsStructuredOutputs = true) =>
  createOpenAICompatible({ name: 'openai', includeUsage: true, supportsStructuredOutputs, ...openai });

/** The AI SDK's own clients of the three formats. */
export const chatModel: Record<Provider, (server: Servers, model?: string) => LanguageModel> = {
  openai: (server, model = 'weekwise-large') => openaiSdk(server)(model),
  anthropic: ({ anthropic }, model = 'claude-sonnet-4-5') => createAnthropic(anthropic)(model),
  google: ({ google }, model = 'gemini-2.5-flash') => createGoogle(google)(model),
};

export const openaiWithoutSchemas = (server: Servers) => openaiSdk(server, false)('weekwise-small');

export const embeddingModel = {
  openai: (server: Servers) => openaiSdk(server).embeddingModel('weekwise-embedding'),
  google: ({ google }: Servers) => createGoogle(google).embeddingModel('gemini-embedding-001'),
};
