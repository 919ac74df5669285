import { setImmediate, setTimeout } from 'node:timers/promises';
import { type AnswerPart, type ChatRequest, type ModelAnswer, tokensIn, type WholeAnswer } from './model-call.ts';
import { type TroubleKind, wordsOf } from './trouble.ts';

/** The provider hangs up. */
export class ConnectionCut extends Error {}

/** JSON of no provider of models. */
export const otherApi = '{"status":"ok"}';

export interface Surroundings {
  /** The client left. */
  signal: AbortSignal;
  /** Resolves when the test releases what stalls. */
  released(signal: AbortSignal): Promise<void>;
}

/** The answer with its numbers, cut where the request allows no more tokens. */
export function wholeAnswer(answer: ModelAnswer, request: ChatRequest): WholeAnswer {
  const calls = [...(answer.toolCalls ?? [])];
  let text = answer.text ?? '';
  if (answer.json !== undefined) {
    if (request.jsonTool) calls.push({ name: request.jsonTool, input: answer.json });
    else text = JSON.stringify(answer.json);
  }
  const most = (request.maxTokens ?? Number.POSITIVE_INFINITY) * 4;
  const tooLong = text.length > most;
  const toolCalls = calls.map(({ name, input }, i) => ({
    id: `call_${request.id}_${i}`,
    name,
    json: JSON.stringify(input ?? {}),
  }));
  const usual = toolCalls.length > 0 ? 'tool-calls' : 'stop';
  const said = tooLong ? text.slice(0, most) : text;
  return {
    text: said,
    toolCalls,
    finish: answer.finish ?? (tooLong ? 'length' : usual),
    usage: {
      input: tokensIn(wordsOf(request) + JSON.stringify(request.tools)),
      output: tokensIn(said + toolCalls.map(({ json }) => json).join('')),
      cached: 0,
      ...answer.usage,
    },
  };
}

/** The answer piece by piece, with the trouble that meets it on the way. */
export async function* speak(
  answer: WholeAnswer,
  request: ChatRequest,
  trouble: TroubleKind | null,
  around: Surroundings,
): AsyncGenerator<AnswerPart> {
  yield { type: 'start', usage: { ...answer.usage, output: 1 } };
  if (trouble?.kind === 'slow-first-token') await setTimeout(trouble.ms, undefined, { signal: around.signal });
  if (trouble?.kind === 'wrong-shape' && !request.schema) return yield { type: 'raw', data: otherApi };
  const parts = [...pieces(answer)];
  const stop = trouble && 'after' in trouble && trouble.after !== undefined ? trouble.after : 2;
  for (const [said, part] of parts.entries()) {
    if (said === Math.min(stop, parts.length - 1)) {
      const end = yield* interruption(trouble, around);
      if (end) return;
    }
    if (said > 0 && trouble?.kind === 'slow-stream') await setTimeout(trouble.ms, undefined, { signal: around.signal });
    yield part;
  }
}

/** Returns whether nothing follows. */
async function* interruption(trouble: TroubleKind | null, around: Surroundings): AsyncGenerator<AnswerPart, boolean> {
  switch (trouble?.kind) {
    case 'stall':
      await around.released(around.signal);
      return false;
    case 'cut':
      await setTimeout(trouble.ms ?? 20, undefined, { signal: around.signal });
      throw new ConnectionCut();
    case 'unfinished':
      return true;
    case 'malformed':
      yield { type: 'raw', data: '{"choices":[{"delta":{"content":"a line that brea' };
      return false;
    case 'error-mid-stream':
      yield { type: 'problem', problem: { kind: trouble.problem ?? 'overloaded' } };
      return true;
    case 'endless':
      while (!around.signal.aborted) {
        yield { type: 'text', text: 'and so on and on ' };
        await setImmediate();
      }
      return true;
    default:
      return false;
  }
}

function* pieces({ text, toolCalls, finish, usage }: WholeAnswer): Generator<AnswerPart> {
  for (const [piece] of text.matchAll(/(?:\S+\s*|\s+){1,3}/g)) yield { type: 'text', text: piece };
  for (const { id, name, json } of toolCalls) {
    yield { type: 'tool-call', id, name };
    for (const [fragment] of json.matchAll(/[\s\S]{1,12}/g)) yield { type: 'tool-input', json: fragment };
  }
  yield { type: 'finish', finish, usage };
}
