import type { FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

interface LoggerOptions {
  destination?: DestinationStream;
  /** Keys of providers: in no line, whoever wrote it. */
  secrets?: readonly string[];
}

/**
 * JSON lines on standard error. Requests are logged without query string and headers, failed queries without their
 * parameters, and calls of a provider without what was sent and answered: tokens, cookies and what students write live
 * there.
 */
export function createLogger(level: string, { destination = pino.destination(2), secrets = [] }: LoggerOptions = {}) {
  const hidden = secrets
    .filter(({ length }) => length >= shortestSecret)
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return pino(
    {
      level,
      base: null,
      hooks: { streamWrite: (line) => hidden.reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), line) },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: request.url?.split('?')[0] }),
        err: (error: Error) => scrub(pino.stdSerializers.err(error)),
      },
    },
    destination,
  );
}

/** A local server's key may be any word; hiding that would garble every line. */
const shortestSecret = 8;

/** What the errors of pg and of the AI SDK carry along. */
const unlogged = ['params', 'url', 'requestBodyValues', 'responseHeaders', 'responseBody', 'data'];

/** Drizzle writes the parameters of a failed query to the end of its message, and so into the stack. */
const parameters = /^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm;

function scrub<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(parameters, 'params: (not logged)') as Value;
  if (Array.isArray(value)) return value.map(scrub) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (unlogged.includes(key) ? [] : [[key, scrub(part)]])),
  ) as Value;
}
