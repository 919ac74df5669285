import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limiter } from '../../plugins/rate-limits.ts';

/** Enough for whoever presses the button again and again; each may list a drive or read a folder. */
const startsPerMinute = 60;

/** How often a student may start work on a folder. At one's own machine nobody else is held up. */
export function taskStartLimit(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): (request: FastifyRequest) => Promise<void> {
  if (config.localMode) return async () => {};
  return limiter(app, { max: startsPerMinute, timeWindow: 60_000, keyOf: ({ identity, ip }) => identity?.id ?? ip });
}
