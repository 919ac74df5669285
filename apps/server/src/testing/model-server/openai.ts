import { z } from 'zod';
import { type EmbeddingRequest, tokensIn } from './model-call.ts';
import { readChat } from './openai-chat-request.ts';
import { streamChat, wholeChat } from './openai-chat-response.ts';
import { openaiError } from './openai-errors.ts';
import { type Protocol, readBody, type WireCall } from './protocol.ts';

/**
 * https://platform.openai.com/docs/api-reference; the same calls are served by Ollama, vLLM, LM Studio and OpenRouter.
 */
export const openai: Protocol = {
  provider: 'openai',
  speaks: ({ path, headers }) =>
    path === '/v1/chat/completions' ||
    path === '/v1/embeddings' ||
    (path === '/v1/models' && headers['x-api-key'] === undefined),
  keyOf: ({ authorization }) => authorization?.match(/^Bearer (.+)$/)?.[1],
  read: (call) => {
    if (call.path === '/v1/models') return null;
    return call.path === '/v1/embeddings' ? readEmbeddings(call) : readChat(call);
  },
  models: () => ({
    object: 'list',
    data: ['weekwise-large', 'weekwise-small', 'weekwise-embedding'].map((id) => ({
      id,
      object: 'model',
      created: 1_767_225_600,
      owned_by: 'weekwise',
    })),
  }),
  whole: wholeChat,
  stream: streamChat,
  embeddings: (vectors, { model, base64, input }) => {
    const tokens = input.reduce((sum, text) => sum + tokensIn(text), 0);
    return {
      object: 'list',
      data: vectors.map((vector, index) => ({
        object: 'embedding',
        index,
        embedding: base64 ? toBase64(vector) : vector,
      })),
      model,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  },
  error: openaiError,
};

/** https://platform.openai.com/docs/api-reference/embeddings */
const embeddingBody = z.object({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(z.string()).min(1).max(2048)]),
  encoding_format: z.enum(['float', 'base64']).nullish(),
  dimensions: z.number().int().positive().nullish(),
});

function readEmbeddings(call: WireCall): EmbeddingRequest {
  const { model, input, encoding_format, dimensions } = readBody(embeddingBody, call.body);
  return {
    kind: 'embeddings',
    id: call.id,
    provider: 'openai',
    model,
    input: typeof input === 'string' ? [input] : input,
    dimensions: dimensions ?? null,
    base64: encoding_format === 'base64',
    batch: true,
  };
}

function toBase64(vector: number[]): string {
  const bytes = Buffer.alloc(vector.length * 4);
  vector.forEach((value, i) => {
    bytes.writeFloatLE(value, i * 4);
  });
  return bytes.toString('base64');
}
