import type { AnswerPart, ChatRequest, Finish, TokenUsage, WholeAnswer } from './model-call.ts';
import { openaiError } from './openai-errors.ts';

/** https://platform.openai.com/docs/api-reference/chat/object; chunks: …/chat/streaming */

const finishReason = (finish: Finish): string =>
  ({ stop: 'stop', 'tool-calls': 'tool_calls', length: 'length', refusal: 'content_filter' })[finish];

const usageBody = ({ input, output, cached }: TokenUsage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
});

const now = () => Math.floor(Date.now() / 1000);

export function wholeChat({ text, toolCalls, finish, usage }: WholeAnswer, { id, model }: ChatRequest): object {
  const calls = toolCalls.map(({ id, name, json }) => ({ id, type: 'function', function: { name, arguments: json } }));
  const message = {
    role: 'assistant',
    content: text === '' && calls.length > 0 ? null : text,
    refusal: null,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  };
  const choice = { index: 0, message, logprobs: null, finish_reason: finishReason(finish) };
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: now(),
    model,
    choices: [choice],
    usage: usageBody(usage),
  };
}

export async function* streamChat(parts: AsyncIterable<AnswerPart>, request: ChatRequest): AsyncGenerator<string> {
  const { id, model, includeUsage } = request;
  const head = { id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created: now(), model };
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(includeUsage ? { usage: null } : {}),
    });
  let index = -1;
  for await (const part of parts) {
    if (part.type === 'start') yield chunk({ role: 'assistant', content: '', refusal: null });
    else if (part.type === 'text') yield chunk({ content: part.text });
    else if (part.type === 'tool-call') {
      index++;
      yield chunk({
        tool_calls: [{ index, id: part.id, type: 'function', function: { name: part.name, arguments: '' } }],
      });
    } else if (part.type === 'tool-input') yield chunk({ tool_calls: [{ index, function: { arguments: part.json } }] });
    else if (part.type === 'raw') yield `data: ${part.data}\n\n`;
    else if (part.type === 'problem') return yield event(openaiError(part.problem).body);
    else {
      yield chunk({}, finishReason(part.finish));
      if (includeUsage) yield event({ ...head, choices: [], usage: usageBody(part.usage) });
      yield 'data: [DONE]\n\n';
    }
  }
}
