import type { Provider } from '../../adapters/models/models.port.ts';
import { type ModelsRequest, type ProblemKind, problemKinds, type WireModelRequest } from './model-call.ts';

/** Counted in pieces of the answer; 2 unless told. */
interface MidStream {
  after?: number;
}

export type TroubleKind =
  /** The first piece comes `ms` after the request; with `lateHeaders` the headers too. */
  | { kind: 'slow-first-token'; ms: number; lateHeaders?: boolean }
  /** `ms` between the pieces. */
  | { kind: 'slow-stream'; ms: number }
  /** Not a byte until `release()`, as of a server that is stuck. */
  | { kind: 'silent' }
  /** Stops in the middle until `release()`. */
  | ({ kind: 'stall' } & MidStream)
  /**
   * The socket is destroyed in the middle, `ms` (20 unless told) after the last piece, for the client to have read it.
   */
  | ({ kind: 'cut'; ms?: number } & MidStream)
  /** The socket is destroyed before the headers. */
  | { kind: 'reset' }
  /** Ends in the middle as if it were whole: no reason to finish, no usage. */
  | ({ kind: 'unfinished' } & MidStream)
  /** A line that is no JSON in the middle; a body that is none where nothing is streamed. */
  | ({ kind: 'malformed' } & MidStream)
  /** An error of the provider after the stream has begun with 200. */
  | ({ kind: 'error-mid-stream'; problem?: ProblemKind } & MidStream)
  /** Never stops saying more. */
  | { kind: 'endless' }
  /** What should be JSON is not. */
  | { kind: 'invalid-json' }
  /** Valid JSON of another schema; where none is asked for, of another API. */
  | { kind: 'wrong-shape' }
  /** Cites [99], passage 99 and words that nobody gave. */
  | { kind: 'cite-unknown' }
  /** The half of the answer, finished for its length. */
  | { kind: 'truncated' }
  | { kind: 'refusal' }
  /** A whole answer without a word. */
  | { kind: 'empty' }
  /** Calls a tool that does not exist. */
  | { kind: 'unknown-tool' }
  /** `retryAfter` in seconds, or as a date (a string goes into the header as it is). */
  | { kind: ProblemKind; retryAfter?: number | Date | string; message?: string };

interface TroubleMatch {
  provider?: Provider;
  /** Calls for the list of models meet a trouble only where it names them. */
  kind?: (WireModelRequest | ModelsRequest)['kind'];
  model?: string;
  stream?: boolean;
  /** Whether JSON is asked for. */
  structured?: boolean;
  /** Words of the system text, a message or a text to embed. */
  says?: string;
}

export type ModelTrouble = TroubleKind & {
  /** How many requests it meets; all unless told. */
  times?: number;
  /** How many matching requests go well before. */
  skip?: number;
  when?: TroubleMatch | ((request: WireModelRequest) => boolean);
};

/** The troubles to come. The first that matches a request meets it. */
export class ModelTroubles {
  private waiting: { trouble: ModelTrouble; skip: number; times: number }[] = [];

  add(trouble: ModelTrouble): void {
    this.waiting.push({ trouble, skip: trouble.skip ?? 0, times: trouble.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.waiting = [];
  }

  meet(request: WireModelRequest | ModelsRequest): ModelTrouble | null {
    for (const each of this.waiting) {
      if (each.times === 0 || !matches(request, each.trouble.when)) continue;
      if (each.skip > 0) {
        each.skip--;
        continue;
      }
      each.times--;
      return each.trouble;
    }
    return null;
  }
}

function matches(request: WireModelRequest | ModelsRequest, when: ModelTrouble['when'] = {}): boolean {
  if (request.kind === 'models') {
    return (
      typeof when === 'object' && when.kind === 'models' && (when.provider ?? request.provider) === request.provider
    );
  }
  if (typeof when === 'function') return when(request);
  const chat = request.kind === 'chat' ? request : null;
  return (
    (when.provider ?? request.provider) === request.provider &&
    (when.kind ?? request.kind) === request.kind &&
    (when.model ?? request.model) === request.model &&
    (when.stream === undefined || when.stream === (chat?.stream ?? false)) &&
    (when.structured === undefined || when.structured === (chat?.schema != null)) &&
    (when.says === undefined || wordsOf(request).includes(when.says))
  );
}

/** Everything that the request says, for people's words to be found in. */
export function wordsOf(request: WireModelRequest): string {
  if (request.kind === 'embeddings') return request.input.join('\n');
  return [request.system, ...request.messages.map(({ text }) => text)].join('\n');
}

export type ProblemTrouble = Extract<TroubleKind, { kind: ProblemKind }>;

export const isProblem = (trouble: TroubleKind | null): trouble is ProblemTrouble =>
  trouble !== null && (problemKinds as readonly string[]).includes(trouble.kind);

export function retryAfterHeader({ retryAfter }: ProblemTrouble): Record<string, string> {
  if (retryAfter === undefined) return {};
  return { 'retry-after': retryAfter instanceof Date ? retryAfter.toUTCString() : `${retryAfter}` };
}
