import { googleError } from './google-errors.ts';
import { readEmbedContent, readGenerateContent } from './google-request.ts';
import type { AnswerPart, ChatRequest, Finish, TokenUsage } from './model-call.ts';
import { namedModel, type Protocol, parsed } from './protocol.ts';

/** https://ai.google.dev/api/generate-content and https://ai.google.dev/api/embeddings */
export const google: Protocol = {
  provider: 'google',
  speaks: ({ path }) => /^\/v1(beta)?\/models(\/[^/]+)?$/.test(path) && !/^\/v1\/models(\/[^:]+)?$/.test(path),
  keyOf: (headers) => headers['x-goog-api-key']?.toString(),
  read: (call) => {
    if (!call.path.includes(':')) return null;
    return /mbedContents?$/.test(call.path) ? readEmbedContent(call) : readGenerateContent(call);
  },
  // https://ai.google.dev/api/models#method:-models.list and #method:-models.get
  models: (path) => (path.endsWith('/models') ? { models: [...models.values()] } : namedModel(path, models)),
  whole: ({ text, toolCalls, finish, usage }, request) =>
    body(
      request,
      [
        ...(text === '' ? [] : [{ text }]),
        ...toolCalls.map(({ id, name, json }) => ({ functionCall: { id, name, args: parsed(json) } })),
      ],
      usage,
      finish,
    ),
  stream,
  embeddings: (vectors, { batch }) =>
    batch ? { embeddings: vectors.map((values) => ({ values })) } : { embedding: { values: vectors[0] } },
  error: googleError,
};

const models = new Map(
  ['gemini-2.5-flash', 'gemini-embedding-001'].map((name) => [
    name,
    {
      name: `models/${name}`,
      version: '001',
      displayName: name,
      inputTokenLimit: 1_048_576,
      outputTokenLimit: 65_536,
      supportedGenerationMethods: name.includes('embedding') ? ['embedContent'] : ['generateContent', 'countTokens'],
    },
  ]),
);

/** A finished call of a function has no reason of its own. */
const finishReason = (finish: Finish): string =>
  ({ stop: 'STOP', 'tool-calls': 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' })[finish];

const usageBody = ({ input, output, cached }: TokenUsage) => ({
  promptTokenCount: input,
  candidatesTokenCount: output,
  totalTokenCount: input + output,
  promptTokensDetails: [{ modality: 'TEXT', tokenCount: input }],
  ...(cached > 0 ? { cachedContentTokenCount: cached } : {}),
});

function body({ id, model }: ChatRequest, parts: object[], usage: TokenUsage, finish?: Finish): object {
  const candidate = {
    ...(parts.length > 0 ? { content: { parts, role: 'model' } } : {}),
    ...(finish ? { finishReason: finishReason(finish) } : {}),
    index: 0,
  };
  return {
    candidates: [candidate],
    usageMetadata: usageBody(usage),
    modelVersion: model,
    responseId: `response-${id}`,
  };
}

/** Chunks are whole answers of the same shape; calls of functions come in one piece. */
async function* stream(parts: AsyncIterable<AnswerPart>, request: ChatRequest): AsyncGenerator<string> {
  const event = (data: object) => `data: ${JSON.stringify(data)}\r\n\r\n`;
  let usage: TokenUsage = { input: 0, output: 0, cached: 0 };
  let call: { id: string; name: string; json: string } | null = null;
  const called = () => {
    if (!call) return '';
    const { id, name, json } = call;
    call = null;
    return event(body(request, [{ functionCall: { id, name, args: parsed(json || '{}') } }], usage));
  };
  for await (const part of parts) {
    if (part.type === 'start') usage = part.usage;
    else if (part.type === 'text') yield called() + event(body(request, [{ text: part.text }], usage));
    else if (part.type === 'tool-call') {
      yield called();
      call = { id: part.id, name: part.name, json: '' };
    } else if (part.type === 'tool-input') {
      if (call) call.json += part.json;
    } else if (part.type === 'raw') yield `data: ${part.data}\r\n\r\n`;
    else if (part.type === 'problem') return yield event(googleError(part.problem).body);
    else
      yield called() + event(body(request, part.finish === 'refusal' ? [] : [{ text: '' }], part.usage, part.finish));
  }
}
