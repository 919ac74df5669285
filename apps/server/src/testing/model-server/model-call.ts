/** What a call of a model says, whatever the provider's wire format. */

import type { Provider } from '../../adapters/models/models.port.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

interface ToolCall {
  name: string;
  input: unknown;
}

export interface ModelMessage {
  role: 'user' | 'assistant' | 'tool';
  text: string;
  toolCalls: ToolCall[];
}

export interface ModelTool {
  name: string;
  description: string;
  schema: JsonSchema;
}

interface AnyRequest {
  /** Counts the calls of this server from 1. */
  id: number;
  provider: Provider;
  model: string;
}

export interface ChatRequest extends AnyRequest {
  kind: 'chat';
  system: string;
  messages: ModelMessage[];
  tools: ModelTool[];
  /** A tool's name where that one must be called. */
  toolChoice: 'auto' | 'none' | 'required' | { name: string };
  /** The JSON schema asked for; `{}` for JSON of any shape, null for prose. */
  schema: JsonSchema | null;
  /** Where the client gets its JSON as the input of a tool, for models that know no schema: the tool's name. */
  jsonTool: string | null;
  stream: boolean;
  includeUsage: boolean;
  maxTokens: number | null;
}

export interface EmbeddingRequest extends AnyRequest {
  kind: 'embeddings';
  input: string[];
  dimensions: number | null;
  /** Base64 of little-endian float32 instead of numbers. */
  base64: boolean;
  /** Whether the answer is a list though there is one text. */
  batch: boolean;
}

export type WireModelRequest = ChatRequest | EmbeddingRequest;

/** Asks which models there are, as a check of health does. */
export interface ModelsRequest {
  kind: 'models';
  provider: Provider;
}

export type Finish = 'stop' | 'tool-calls' | 'length' | 'refusal';

/** Tokens; `cached` are part of `input`. */
export interface TokenUsage {
  input: number;
  output: number;
  cached: number;
}

/** What a script lets the model say: text, or JSON, and then tool calls. */
export interface ModelAnswer {
  text?: string;
  json?: unknown;
  toolCalls?: ToolCall[];
  finish?: Finish;
  usage?: Partial<TokenUsage>;
}

/** Undefined leaves the request to the competent model. */
export type ModelScript = (request: ChatRequest) => ModelAnswer | undefined | Promise<ModelAnswer | undefined>;
export type Embedder = (text: string, request: EmbeddingRequest) => number[];

/** A piece of an answer on its way. */
export type AnswerPart =
  | { type: 'start'; usage: TokenUsage }
  | { type: 'text'; text: string }
  | { type: 'tool-call'; id: string; name: string }
  | { type: 'tool-input'; json: string }
  | { type: 'finish'; finish: Finish; usage: TokenUsage }
  | { type: 'problem'; problem: Problem }
  | { type: 'raw'; data: string };

/** An answer that was said to its end. */
export interface WholeAnswer {
  text: string;
  toolCalls: { id: string; name: string; json: string }[];
  finish: Finish;
  usage: TokenUsage;
}

/** The errors that providers answer with. */
export const problemKinds = [
  'bad-request',
  'unauthorized',
  'quota',
  'unknown-model',
  'too-long',
  'rate-limit',
  'server-error',
  'unavailable',
  'overloaded',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export interface Problem {
  kind: ProblemKind;
  message?: string;
}

/** About four characters a token, as the providers' own guides estimate. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);
