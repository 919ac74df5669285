import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

/** A roof over all calls of one address; features set lower ones where a call costs more. */
const requestsPerMinute = 3000;

const tooMany = (milliseconds: number) => new AppError('rate_limited', { retry_after: Math.ceil(milliseconds / 1000) });

export const rateLimitsPlugin = fp(async (app: FastifyInstance, options: { localMode: boolean }) => {
  await app.register(rateLimit, {
    // Everybody in local mode sits at this machine, which they cannot overload for anybody else.
    allowList: () => options.localMode,
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
});

/** A limit that a handler applies itself; per client address unless `keyOf` names something else. */
export function limiter(
  app: FastifyInstance,
  options: { max: number; timeWindow: number; keyOf?: (request: FastifyRequest) => string },
): (request: FastifyRequest) => Promise<void> {
  const { max, timeWindow, keyOf } = options;
  const check = app.createRateLimit({ max, timeWindow, allowList: [], ...(keyOf && { keyGenerator: keyOf }) });
  return async (request) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttl);
  };
}
