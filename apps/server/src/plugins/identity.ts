import { folderFields } from '@weekwise/contracts/common.ts';
import type { Contract } from '@weekwise/contracts/contract.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

/** Who is calling, as the session says. Nothing else ever decides it. */
export interface Identity {
  id: string;
  /** Proven to be theirs; null where they came with a phone number. */
  email: string | null;
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

interface IdentityOptions {
  /** The session's user, from the request's cookies. */
  identify: (request: FastifyRequest) => Promise<Identity | null>;
  isAdmin: (user: Identity) => Promise<boolean>;
  /** The demo user, where the request's cookies hold a demo session. */
  identifyDemo: (request: FastifyRequest) => Identity | null;
}

/**
 * For every contract that is not public: no session is 401; a claim about who is calling (`X-User-ID`, `user_id`,
 * `{userId}`) that names anybody else is 403. With access `admin`, whoever is no admin is 403, and `user_id` and
 * `{userId}` say whom the call is about.
 *
 * A call that says it is the demo user's is answered by the demo session alone, and only where its contract lets the
 * demo read, about the demo folder or the demo user: a browser may hold a student's session beside it.
 */
export const identityPlugin = fp(async (app: FastifyInstance, options: IdentityOptions) => {
  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    const { access = 'public', demo } = request.routeOptions.config.contract ?? {};
    if (access === 'public') return;
    if (saysDemo(request)) {
      request.identity = options.identifyDemo(request);
      if (!request.identity) throw new AppError('demo_ended');
      if (demo !== 'read') throw new AppError('demo_read_only');
      return;
    }
    request.identity = await options.identify(request);
    if (!request.identity) throw new AppError('unauthenticated');
    if (access === 'admin' && !(await options.isAdmin(request.identity))) throw new AppError('not_admin');
  });
  // Before validation, on what really arrived: a repeated or mistyped claim is still a claim.
  app.addHook('preValidation', async (request) => {
    if (!request.identity) return;
    const claims =
      request.routeOptions.config.contract?.access === 'admin' ? [request.headers['x-user-id']] : claimsOf(request);
    for (const claim of claims.flat()) assertClaim(request.identity, claim);
    if (request.identity.id === demoUser.id) assertDemoFolder(request);
  });
});

function saysDemo({ headers, query }: FastifyRequest): boolean {
  return [headers['x-user-id'], (query as { user_id?: unknown } | null)?.user_id].includes(demoUser.id);
}

/** Every other folder does not exist in the demo, whosever it is. */
function assertDemoFolder({ params, query, body }: FastifyRequest): void {
  const named = [params, query, body].flatMap((part) =>
    folderFields.flatMap((field) => (part as Record<string, unknown> | null | undefined)?.[field] ?? []),
  );
  const isAboutUser = (params as { userId?: unknown } | null)?.userId === demoUser.id;
  if ((named.length === 0 && !isAboutUser) || named.some((id) => id !== demoFolder.id))
    throw new AppError('folder_not_found');
}

function claimsOf(request: FastifyRequest): unknown[] {
  const sent = [request.query, request.body].map((part) => (part as { user_id?: unknown } | null)?.user_id);
  return [request.headers['x-user-id'], (request.params as { userId?: unknown } | null)?.userId, ...sent];
}

/** Refuses a claim that names another user than the session's. An absent claim claims nothing. */
export function assertClaim(user: Identity, claim: unknown): void {
  if (claim !== undefined && claim !== null && claim !== user.id) throw new AppError('claim_mismatch');
}
