import { z } from 'zod';
import type { ChatRequest, ModelMessage } from './model-call.ts';
import { jsonToolOf, RequestProblem, readBody, type WireCall } from './protocol.ts';

const schema = z.record(z.string(), z.unknown());
const textBlock = z.object({ type: z.literal('text'), text: z.string() });
const block = z.union([
  textBlock,
  z.object({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() }),
  z.object({
    type: z.literal('tool_result'),
    tool_use_id: z.string(),
    content: z.union([z.string(), z.array(z.union([textBlock, z.looseObject({ type: z.string() })]))]).optional(),
  }),
  z.looseObject({ type: z.enum(['image', 'document', 'thinking', 'redacted_thinking']) }),
]);
type Block = z.infer<typeof block>;

/** https://docs.anthropic.com/en/api/messages; `output_config.format`: …/docs/build-with-claude/structured-outputs */
const body = z.object({
  model: z.string().min(1),
  max_tokens: z.number().int().positive(),
  system: z.union([z.string(), z.array(textBlock)]).optional(),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.union([z.string(), z.array(block)]) }))
    .min(1),
  tools: z.array(z.object({ name: z.string(), description: z.string().optional(), input_schema: schema })).optional(),
  tool_choice: z.object({ type: z.enum(['auto', 'any', 'tool', 'none']), name: z.string().optional() }).optional(),
  output_config: z.object({ format: z.object({ type: z.literal('json_schema'), schema }).optional() }).optional(),
  stream: z.boolean().optional(),
});

export function readMessages(call: WireCall): ChatRequest {
  if (!call.headers['anthropic-version']) {
    throw new RequestProblem({ kind: 'bad-request', message: 'anthropic-version: header is required' });
  }
  const asked = readBody(body, call.body);
  const tools = (asked.tools ?? []).map(({ name, description = '', input_schema }) => ({
    name,
    description,
    schema: input_schema,
  }));
  const toolChoice = toolChoiceOf(asked.tool_choice);
  const jsonTool = jsonToolOf(tools, toolChoice);
  return {
    kind: 'chat',
    id: call.id,
    provider: 'anthropic',
    model: asked.model,
    system: typeof asked.system === 'string' ? asked.system : (asked.system ?? []).map(({ text }) => text).join('\n\n'),
    messages: asked.messages.flatMap(({ role, content }) => messagesOf(role, content)),
    tools: tools.filter((tool) => tool !== jsonTool),
    toolChoice,
    schema: jsonTool?.schema ?? asked.output_config?.format?.schema ?? null,
    jsonTool: jsonTool?.name ?? null,
    stream: asked.stream ?? false,
    includeUsage: true,
    maxTokens: asked.max_tokens,
  };
}

function toolChoiceOf(choice: z.infer<typeof body>['tool_choice']): ChatRequest['toolChoice'] {
  if (choice?.type === 'tool' && choice.name) return { name: choice.name };
  if (choice?.type === 'any') return 'required';
  return choice?.type === 'none' ? 'none' : 'auto';
}

/** Results of tools come within the user's message; they are messages of their own here. */
function messagesOf(role: 'user' | 'assistant', content: string | Block[]): ModelMessage[] {
  const blocks: Block[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  const results = blocks.flatMap((part): ModelMessage[] =>
    part.type === 'tool_result' ? [{ role: 'tool', text: resultText(part), toolCalls: [] }] : [],
  );
  const text = blocks.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  const toolCalls = blocks.flatMap((part) =>
    part.type === 'tool_use' ? [{ name: String(part.name), input: part.input }] : [],
  );
  return text === '' && toolCalls.length === 0 && results.length > 0
    ? results
    : [...results, { role, text, toolCalls }];
}

function resultText({ content }: { content?: unknown }): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('\n');
}
