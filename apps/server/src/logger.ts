import type { FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/**
 * JSON lines on standard error. Requests are logged without query string and headers, and failed queries without their
 * parameters: tokens, cookies and what students write live there.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)) {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: request.url?.split('?')[0] }),
        err: (error: Error) => scrub(pino.stdSerializers.err(error)),
      },
    },
    destination,
  );
}

/** Drizzle writes the parameters of a failed query to the end of its message, and so into the stack. */
const parameters = /^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm;

function scrub<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(parameters, 'params: (not logged)') as Value;
  if (Array.isArray(value)) return value.map(scrub) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'params' ? [] : [[key, scrub(part)]])),
  ) as Value;
}
