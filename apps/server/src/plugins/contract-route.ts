import type { Multipart } from '@fastify/multipart';
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseInputOf } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { schemaOf } from './contract-schema.ts';
import { type EventStream, sendEvents } from './event-stream.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { assertClaim, type Identity } from './identity.ts';
import { PackedJson } from './packed-json.ts';

/** One call as a handler sees it: everything validated, the caller known. */
export interface RouteCall<C extends Contract> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  user: C['access'] extends 'public' ? null : Identity;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborts when the client goes away before the answer is complete. */
  signal: AbortSignal;
  stream: C['kind'] extends 'sse' ? EventStream<ResponseInputOf<C>> : never;
  parts: C['kind'] extends 'multipart' ? () => AsyncIterable<Multipart> : never;
}

type AnswerOf<C extends Contract> = C['kind'] extends 'sse'
  ? undefined
  : C['kind'] extends 'file'
    ? FileAnswer
    : C['kind'] extends 'redirect'
      ? string
      : ResponseInputOf<C> | PackedJson;

/** Binds a contract to what answers it. What enters and what leaves is validated by the contract's schemas. */
export function route<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: NoInfer<(call: RouteCall<C>) => Promise<AnswerOf<C>>>,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    bodyLimit: contract.bodyBytes ?? limits.bodyBytes,
    schema: schemaOf(contract),
    handler: async (request, reply) => {
      const signal = abortedWithClient(reply);
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.identity,
        request,
        reply,
        signal,
        parts: () => claimedParts(request),
      } as unknown as RouteCall<C>;
      if (contract.kind === 'sse' && contract.response) {
        await sendEvents(contract.response, request, reply, signal, async (stream) => {
          await handler({ ...call, stream } as RouteCall<C>);
        });
        return reply;
      }
      const answer = await handler(call);
      if (answer instanceof PackedJson) return answer.send(request, reply);
      if (contract.kind === 'redirect') return reply.redirect(answer as string);
      return contract.kind === 'file' ? sendFile(answer as FileAnswer, request, reply) : answer;
    },
  });
}

function abortedWithClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The request's own `close` comes as soon as its body was read; only the response knows that the client is gone.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function* claimedParts(request: FastifyRequest): AsyncIterable<Multipart> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // A short form has come to its broken end before its file is read.
        blameForm(part.file.errored);
        part.file.on('error', blameForm);
      } else if (part.fieldname === 'user_id' && request.identity) assertClaim(request.identity, part.value);
      yield part;
    }
  } catch (error) {
    throw blameForm(error);
  }
}

/** What the parser says of a form that is none, or breaks off, has no status: it is the caller's mistake. */
function blameForm(error: unknown): unknown {
  return error instanceof Error && !('statusCode' in error) ? Object.assign(error, { statusCode: 400 }) : error;
}
