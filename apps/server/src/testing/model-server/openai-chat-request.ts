import { z } from 'zod';
import type { ChatRequest, ModelMessage } from './model-call.ts';
import { checkStrictSchema } from './openai-strict-schema.ts';
import { parsed, RequestProblem, readBody, type WireCall } from './protocol.ts';

/** https://platform.openai.com/docs/api-reference/chat/create */

const text = z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))]).nullish();
const toolCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const schema = z.record(z.string(), z.unknown());
const body = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
        content: text,
        tool_calls: z.array(toolCall).nullish(),
        tool_call_id: z.string().optional(),
      }),
    )
    .min(1),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.object({ name: z.string(), description: z.string().optional(), parameters: schema.optional() }),
      }),
    )
    .optional(),
  tool_choice: z
    .union([z.enum(['auto', 'none', 'required']), z.object({ function: z.object({ name: z.string() }) })])
    .optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), schema, strict: z.boolean().nullish() }),
      }),
    ])
    .optional(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
});
type Body = z.infer<typeof body>;

export function readChat(call: WireCall): ChatRequest {
  const asked = readBody(body, call.body);
  const all = asked.messages.map((message) => ({ ...message, text: plain(message.content) }));
  const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer';
  return {
    kind: 'chat',
    id: call.id,
    provider: 'openai',
    model: asked.model,
    system: all
      .filter(isSystem)
      .map(({ text }) => text)
      .join('\n\n'),
    messages: all
      .filter((message) => !isSystem(message))
      .map(
        ({ role, text, tool_calls }): ModelMessage => ({
          role: role === 'assistant' || role === 'tool' ? role : 'user',
          text,
          toolCalls: (tool_calls ?? []).map(({ function: { name, arguments: json } }) => ({
            name,
            input: parsed(json),
          })),
        }),
      ),
    tools: (asked.tools ?? []).map(({ function: { name, description = '', parameters = {} } }) => ({
      name,
      description,
      schema: parameters,
    })),
    toolChoice: typeof asked.tool_choice === 'object' ? asked.tool_choice.function : (asked.tool_choice ?? 'auto'),
    schema: schemaOf(asked),
    jsonTool: null,
    stream: asked.stream ?? false,
    includeUsage: asked.stream_options?.include_usage ?? false,
    maxTokens: asked.max_completion_tokens ?? asked.max_tokens ?? null,
  };
}

function plain(content: Body['messages'][number]['content']): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('\n');
}

function schemaOf({ response_format: format, messages }: Body): ChatRequest['schema'] {
  if (format?.type === 'json_schema') {
    if (format.json_schema.strict) checkStrictSchema(format.json_schema.schema, format.json_schema.name);
    return format.json_schema.schema;
  }
  if (format?.type !== 'json_object') return null;
  if (!/json/i.test(messages.map(({ content }) => plain(content)).join('\n'))) {
    const message =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    throw new RequestProblem({ kind: 'bad-request', message });
  }
  return {};
}
