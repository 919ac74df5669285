import type { Contract } from '@weekwise/contracts/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

/** Who is calling, as the session says. Nothing else ever decides it. */
export interface Identity {
  id: string;
  email: string;
  name: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
  interface FastifyContextConfig {
    contract?: Contract;
  }
}

/**
 * For every contract with access `session`: no session is 401; a claim about who is calling (`X-User-ID`, `user_id`,
 * `{userId}`) that names anybody else is 403. `identify` finds the session's user from the request's cookies.
 */
export const identityPlugin = fp(
  async (app: FastifyInstance, options: { identify: (request: FastifyRequest) => Promise<Identity | null> }) => {
    app.decorateRequest('identity', null);
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.contract?.access !== 'session') return;
      request.identity = await options.identify(request);
      if (!request.identity) throw new AppError('unauthenticated');
    });
    // Before validation, on what really arrived: a repeated or mistyped claim is still a claim.
    app.addHook('preValidation', async (request) => {
      if (!request.identity) return;
      const sent = [request.query, request.body].map((part) => (part as { user_id?: unknown } | null)?.user_id);
      const claims = [request.headers['x-user-id'], (request.params as { userId?: unknown } | null)?.userId, ...sent];
      for (const claim of claims.flat()) assertClaim(request.identity, claim);
    });
  },
);

/** Refuses a claim that names another user than the session's. An absent claim claims nothing. */
export function assertClaim(user: Identity, claim: unknown): void {
  if (claim !== undefined && claim !== null && claim !== user.id) throw new AppError('claim_mismatch');
}
