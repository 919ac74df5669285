import { z } from 'zod';
import type { ChatRequest, EmbeddingRequest, ModelMessage } from './model-call.ts';
import { jsonToolOf, readBody, type WireCall } from './protocol.ts';

const schema = z.record(z.string(), z.unknown());
const part = z.looseObject({
  text: z.string().optional(),
  functionCall: z.object({ name: z.string(), args: z.unknown() }).optional(),
  functionResponse: z.object({ name: z.string(), response: z.unknown() }).optional(),
});
const content = z.object({ role: z.enum(['user', 'model']).optional(), parts: z.array(part) });

/** https://ai.google.dev/api/generate-content#request-body */
const body = z.object({
  contents: z.array(content).min(1),
  systemInstruction: content.optional(),
  tools: z
    .array(
      z.looseObject({
        functionDeclarations: z
          .array(
            z.object({
              name: z.string(),
              description: z.string(),
              parametersJsonSchema: schema.optional(),
              parameters: schema.optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  toolConfig: z
    .looseObject({
      functionCallingConfig: z
        .object({
          mode: z.enum(['AUTO', 'ANY', 'NONE', 'VALIDATED']),
          allowedFunctionNames: z.array(z.string()).optional(),
        })
        .optional(),
    })
    .optional(),
  generationConfig: z
    .looseObject({
      maxOutputTokens: z.number().int().positive().optional(),
      responseMimeType: z.string().optional(),
      responseJsonSchema: schema.optional(),
      responseSchema: schema.optional(),
    })
    .optional(),
});
type Body = z.infer<typeof body>;

const modelOf = (path: string): string => path.match(/models\/([^/:]+):/)?.[1] ?? '';

export function readGenerateContent(call: WireCall): ChatRequest {
  const asked = readBody(body, call.body);
  const config = asked.generationConfig ?? {};
  const tools = (asked.tools ?? [])
    .flatMap(({ functionDeclarations = [] }) => functionDeclarations)
    .map(({ name, description, parametersJsonSchema, parameters }) => ({
      name,
      description,
      schema: parametersJsonSchema ?? parameters ?? {},
    }));
  const toolChoice = toolChoiceOf(asked.toolConfig);
  const jsonTool = jsonToolOf(tools, toolChoice);
  const json = config.responseMimeType === 'application/json';
  return {
    kind: 'chat',
    id: call.id,
    provider: 'google',
    model: modelOf(call.path),
    system: (asked.systemInstruction?.parts ?? []).map(({ text = '' }) => text).join('\n\n'),
    messages: asked.contents.flatMap(messagesOf),
    tools: tools.filter((tool) => tool !== jsonTool),
    toolChoice,
    schema: jsonTool?.schema ?? (json ? (config.responseJsonSchema ?? config.responseSchema ?? {}) : null),
    jsonTool: jsonTool?.name ?? null,
    stream: call.path.endsWith(':streamGenerateContent'),
    includeUsage: true,
    maxTokens: config.maxOutputTokens ?? null,
  };
}

function toolChoiceOf(config: Body['toolConfig']): ChatRequest['toolChoice'] {
  const { mode, allowedFunctionNames: [name, second] = [] } = config?.functionCallingConfig ?? {};
  if (mode === 'ANY') return name && !second ? { name } : 'required';
  return mode === 'NONE' ? 'none' : 'auto';
}

function messagesOf({ role, parts }: z.infer<typeof content>): ModelMessage[] {
  const results = parts.flatMap(({ functionResponse }): ModelMessage[] =>
    functionResponse ? [{ role: 'tool', text: JSON.stringify(functionResponse.response), toolCalls: [] }] : [],
  );
  const text = parts.flatMap((each) => each.text ?? []).join('\n');
  const toolCalls = parts.flatMap(({ functionCall }) =>
    functionCall ? [{ name: functionCall.name, input: functionCall.args }] : [],
  );
  const said: ModelMessage = { role: role === 'model' ? 'assistant' : 'user', text, toolCalls };
  return text === '' && toolCalls.length === 0 && results.length > 0 ? results : [...results, said];
}

/** https://ai.google.dev/api/embeddings: `embedContent` for one text, `batchEmbedContents` for up to a hundred. */
const embedding = z.object({ content, outputDimensionality: z.number().int().positive().optional() });
const embeddingBatch = z.object({ requests: z.array(embedding).min(1).max(100) });

export function readEmbedContent(call: WireCall): EmbeddingRequest {
  const batch = call.path.endsWith(':batchEmbedContents');
  const requests = batch ? readBody(embeddingBatch, call.body).requests : [readBody(embedding, call.body)];
  return {
    kind: 'embeddings',
    id: call.id,
    provider: 'google',
    model: modelOf(call.path),
    input: requests.map(({ content: { parts } }) => parts.map(({ text = '' }) => text).join('\n')),
    dimensions: requests[0]?.outputDimensionality ?? null,
    base64: false,
    batch,
  };
}
