import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import type { ChatRequest, EmbeddingRequest } from './model-call.ts';
import type { ModelDesk } from './model-desk.ts';
import { openai } from './openai.ts';
import { RequestProblem, type WireCall } from './protocol.ts';
import { type ModelExchange, problem, reply, send } from './replies.ts';
import { type RecordedRequest, redacted } from './request-log.ts';
import { ConnectionCut, speak, wholeAnswer } from './speak.ts';
import { isProblem, type ModelTrouble, retryAfterHeader } from './trouble.ts';
import { troubledAnswer } from './troubled-answer.ts';

const protocols = [openai, anthropic, google];

/** Answers one call of a provider's API. */
export async function exchange(
  desk: ModelDesk,
  key: string | null,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path } = new URL(incoming.url ?? '/', 'http://localhost');
  const { method = 'GET', headers } = incoming;
  const body = method === 'POST' ? await json(incoming).catch(() => undefined) : undefined;
  const call: WireCall = { id: desk.nextId(), method, path, headers, body };
  const protocol = protocols.find((each) => each.speaks(call));
  if (!protocol) return send(response, 404, { error: { message: `Unknown request URL: ${method} ${path}` } });

  const { provider } = protocol;
  const entry: RecordedRequest = {
    ...{ id: call.id, provider, path, body, headers: redacted(headers) },
    ...{ request: null, trouble: null, outcome: 'open', status: null },
  };
  const { log } = desk;
  const gone = new AbortController();
  response.on('close', () => {
    log.end(entry, response.writableFinished ? 'complete' : 'aborted');
    gone.abort();
  });
  const run: ModelExchange = { desk, protocol, entry, response, signal: gone.signal };
  try {
    if (key !== null && protocol.keyOf(headers) !== key) throw new RequestProblem({ kind: 'unauthorized' });
    const request = protocol.read(call);
    entry.request = request;
    const trouble = desk.troubles.meet(request ?? { kind: 'models', provider });
    entry.trouble = trouble?.kind ?? null;
    log.add(entry);
    if (await stopped(run, trouble)) return;
    if (!request) return reply(run, protocol.models(path), trouble);
    await (request.kind === 'chat' ? chat(run, request, trouble) : embed(run, request, trouble));
  } catch (error) {
    if (gone.signal.aborted) return;
    if (error instanceof ConnectionCut) {
      log.end(entry, 'cut');
      // What was said before goes out first.
      response.socket?.destroySoon();
    } else if (error instanceof RequestProblem) {
      if (!log.entries.includes(entry)) log.add(entry);
      problem(run, error.problem);
    } else throw error;
  }
}

/** Troubles before the model has said anything; whether they are the answer. */
async function stopped(run: ModelExchange, trouble: ModelTrouble | null): Promise<boolean> {
  if (isProblem(trouble)) {
    problem(run, trouble, retryAfterHeader(trouble));
    return true;
  }
  if (trouble?.kind === 'reset') throw new ConnectionCut();
  if (trouble?.kind === 'silent') await run.desk.released(run.signal);
  if (trouble?.kind === 'slow-first-token' && trouble.lateHeaders) {
    await setTimeout(trouble.ms, undefined, { signal: run.signal });
  }
  return false;
}

async function chat(run: ModelExchange, request: ChatRequest, trouble: ModelTrouble | null): Promise<void> {
  const { desk, protocol, entry, response, signal } = run;
  const answer = wholeAnswer(troubledAnswer(await desk.answer(request), trouble, request), request);
  const around = { signal, released: (until: AbortSignal) => desk.released(until) };
  const parts = speak(answer, request, trouble, around);
  if (request.stream) {
    entry.status = 200;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
    response.flushHeaders();
    for await (const frame of protocol.stream(parts, request)) {
      if (signal.aborted) return;
      if (!response.write(frame)) await once(response, 'drain', { signal });
    }
    response.end();
    return;
  }
  if (trouble?.kind === 'endless') await desk.released(signal);
  // The model thinks as long as it would speak; only then is the whole answer sent.
  else for await (const part of parts) if (part.type === 'problem') return problem(run, part.problem);
  // Where a schema is asked for, it is the answer that has another shape, not the body.
  reply(run, protocol.whole(answer, request), trouble?.kind === 'wrong-shape' && request.schema ? null : trouble);
}

async function embed(run: ModelExchange, request: EmbeddingRequest, trouble: ModelTrouble | null): Promise<void> {
  const { desk, protocol, signal } = run;
  if (trouble?.kind === 'slow-first-token') await setTimeout(trouble.ms, undefined, { signal });
  if (trouble?.kind === 'stall' || trouble?.kind === 'endless') await desk.released(signal);
  if (trouble?.kind === 'cut') throw new ConnectionCut();
  const vectors = desk.embed(request);
  if (trouble?.kind === 'truncated') vectors.pop();
  reply(run, protocol.embeddings(vectors, request), trouble);
}
