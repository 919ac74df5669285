import { anthropicError } from './anthropic-errors.ts';
import { readMessages } from './anthropic-request.ts';
import type { AnswerPart, ChatRequest, Finish, TokenUsage } from './model-call.ts';
import { namedModel, type Protocol, parsed } from './protocol.ts';

/**
 * https://docs.anthropic.com/en/api/messages, streams: https://docs.anthropic.com/en/docs/build-with-claude/streaming
 */
export const anthropic: Protocol = {
  provider: 'anthropic',
  speaks: ({ path, headers }) =>
    path === '/v1/messages' || (/^\/v1\/models(\/|$)/.test(path) && headers['x-api-key'] !== undefined),
  keyOf: (headers) => headers['x-api-key']?.toString(),
  read: (call) => (call.path === '/v1/messages' ? readMessages(call) : null),
  // https://docs.anthropic.com/en/api/models-list and https://docs.anthropic.com/en/api/models
  models: (path) => {
    if (path !== '/v1/models') return namedModel(path, models);
    const ids = [...models.keys()];
    return { data: [...models.values()], has_more: false, first_id: ids[0], last_id: ids.at(-1) };
  },
  whole: ({ text, toolCalls, finish, usage }, request) => ({
    ...head(request),
    content: [
      ...(text === '' ? [] : [{ type: 'text', text }]),
      ...toolCalls.map(({ id, name, json }) => ({ type: 'tool_use', id, name, input: parsed(json) })),
    ],
    stop_reason: stopReason(finish),
    usage: usageBody(usage),
  }),
  stream,
  embeddings: () => {
    throw new Error('Anthropic offers no embeddings.');
  },
  error: anthropicError,
};

const models = new Map(
  ['claude-sonnet-4-5', 'claude-haiku-4-5'].map((id) => [
    id,
    { type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z' },
  ]),
);

const head = ({ id, model }: ChatRequest) => ({
  id: `msg_${id}`,
  type: 'message',
  role: 'assistant',
  model,
  content: [],
  stop_reason: null,
  stop_sequence: null,
});

const stopReason = (finish: Finish): string =>
  ({ stop: 'end_turn', 'tool-calls': 'tool_use', length: 'max_tokens', refusal: 'refusal' })[finish];

/** `input_tokens` leaves out what was read from the cache. */
const usageBody = ({ input, output, cached }: TokenUsage) => ({
  input_tokens: input - cached,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: cached,
  output_tokens: output,
  service_tier: 'standard',
});

const event = (type: string, data: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

async function* stream(parts: AsyncIterable<AnswerPart>, request: ChatRequest): AsyncGenerator<string> {
  let index = -1;
  let open: 'text' | 'tool_use' | null = null;
  const close = () => (open ? event('content_block_stop', { index }) : '');
  const start = (type: 'text' | 'tool_use', block: object) => {
    const closing = close();
    open = type;
    index++;
    return `${closing}${event('content_block_start', { index, content_block: { type, ...block } })}`;
  };
  const delta = (change: object) => event('content_block_delta', { index, delta: change });
  for await (const part of parts) {
    if (part.type === 'start') {
      yield event('message_start', { message: { ...head(request), usage: usageBody(part.usage) } });
      yield event('ping');
    } else if (part.type === 'text') {
      if (open !== 'text') yield start('text', { text: '' });
      yield delta({ type: 'text_delta', text: part.text });
    } else if (part.type === 'tool-call') yield start('tool_use', { id: part.id, name: part.name, input: {} });
    else if (part.type === 'tool-input') yield delta({ type: 'input_json_delta', partial_json: part.json });
    else if (part.type === 'raw') yield `event: content_block_delta\ndata: ${part.data}\n\n`;
    else if (part.type === 'problem') return yield errorEvent(part);
    else yield `${close()}${ending(part)}`;
  }
}

const ending = ({ finish, usage }: AnswerPart & { type: 'finish' }) =>
  event('message_delta', {
    delta: { stop_reason: stopReason(finish), stop_sequence: null },
    usage: { output_tokens: usage.output },
  }) + event('message_stop');

const errorEvent = ({ problem }: AnswerPart & { type: 'problem' }) =>
  `event: error\ndata: ${JSON.stringify(anthropicError(problem).body)}\n\n`;
