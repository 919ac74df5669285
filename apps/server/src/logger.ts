import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';

/** JSON lines on standard error. Requests are logged without query string and headers: tokens and cookies live there. */
export function createLogger(level: string) {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: request.url?.split('?')[0] }),
      },
      redact: ['*.password', '*.token', '*.cookie', '*.authorization'],
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
