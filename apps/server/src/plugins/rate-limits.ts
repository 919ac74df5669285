import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { limits } from '@weekwise/contracts/limits.ts';
import { demoUser } from '@weekwise/domain/demo.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

/** A roof over all calls of one address; features set lower ones where a call costs more. */
const requestsPerMinute = 3000;

type LimitCode = 'rate_limited' | 'links_limited';

/** What whoever asks too often is told. */
export const tooMany = (milliseconds: number, code: LimitCode = 'rate_limited') =>
  new AppError(code, { retry_after: Math.ceil(milliseconds / 1000) });

/** A client that went away before anybody looked has no address any more; all of those count as one. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => (ip === undefined ? 'gone' : normalizeIP(ip));

interface RateLimits {
  localMode: boolean;
  /** Whether a call only goes on with what was counted before: hearing the rest of an answer asks the tutor nothing. */
  goesOn: (request: FastifyRequest) => boolean;
}

export const rateLimitsPlugin = fp(async (app: FastifyInstance, options: RateLimits) => {
  await app.register(rateLimit, {
    // Everybody in local mode sits at this machine, which they cannot overload for anybody else.
    allowList: () => options.localMode,
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  if (options.localMode) return;
  const timeWindow = 60_000;
  const paceOfAddress = limiter(app, { max: limits.tutorCallsPerAddress, timeWindow });
  const paceOfStudent = limiter(app, {
    max: limits.tutorCallsPerStudent,
    timeWindow,
    // Everybody who tries the demo is one user.
    keyOf: ({ identity, ip }) => (identity && identity.id !== demoUser.id ? identity.id : addressOf({ ip })),
  });
  // After validation: a call that could not be answered anyway costs nothing.
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.contract?.pace !== 'tutor' || options.goesOn(request)) return;
    await paceOfAddress(request);
    await paceOfStudent(request);
  });
});

/** A limit that a handler applies itself; per client address unless `keyOf` names something else. */
export function limiter(
  app: FastifyInstance,
  options: { max: number; timeWindow: number; keyOf?: (request: FastifyRequest) => string; code?: LimitCode },
): (request: FastifyRequest) => Promise<void> {
  const { max, timeWindow, keyOf, code } = options;
  const check = app.createRateLimit({ max, timeWindow, allowList: [], keyGenerator: keyOf ?? addressOf });
  return async (request) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttl, code);
  };
}
