import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Provider } from '../../adapters/models/models.port.ts';
import type {
  AnswerPart,
  ChatRequest,
  EmbeddingRequest,
  ModelTool,
  Problem,
  WholeAnswer,
  WireModelRequest,
} from './model-call.ts';

export interface WireCall {
  id: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface WireError {
  status: number;
  body: object;
}

/** One provider's wire format. */
export interface Protocol {
  provider: Provider;
  /** Whether the call is in this format. */
  speaks(call: WireCall): boolean;
  /** The key that came with the call. */
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  /** Throws a `RequestProblem` as the provider would refuse it; null for what models there are. */
  read(call: WireCall): WireModelRequest | null;
  /** The list of models, or the one that the path names. */
  models(path: string): object;
  whole(answer: WholeAnswer, request: ChatRequest): object;
  /** The answer as the bytes of a stream of server-sent events. */
  stream(parts: AsyncIterable<AnswerPart>, request: ChatRequest): AsyncGenerator<string>;
  embeddings(vectors: number[][], request: EmbeddingRequest): object;
  error(problem: Problem): WireError;
}

/** A request that the provider would refuse. */
export class RequestProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message ?? problem.kind);
    this.problem = problem;
  }
}

/** The model that a path ends with; the provider's refusal of one that it does not have. */
export function namedModel<Model>(path: string, models: Map<string, Model>): Model {
  const model = models.get(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)));
  if (!model) throw new RequestProblem({ kind: 'unknown-model' });
  return model;
}

/** The body, or the provider's refusal that names the first wrong field. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new RequestProblem({ kind: 'bad-request', message: `${issue?.path.join('.')}: ${issue?.message}` });
}

/** The AI SDK asks models without schemas for JSON as the input of a tool "json" that must be called. */
export function jsonToolOf(tools: ModelTool[], toolChoice: ChatRequest['toolChoice']): ModelTool | undefined {
  if (toolChoice === 'auto' || toolChoice === 'none') return undefined;
  return tools.find(
    ({ name }) => /^json(_\d+)?$/.test(name) && (toolChoice === 'required' || toolChoice.name === name),
  );
}

/** JSON that a model wrote; the text itself where it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
