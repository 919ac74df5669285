import { limits } from '@weekwise/contracts/limits.ts';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { authTables } from './auth-tables.repo.ts';
import { cookiePrefix, usesSecureCookies } from './cookie-names.ts';

/** Carries the address of the caller to better-auth; set by us, never taken from a request. */
export const clientAddressHeader = 'x-weekwise-client-address';

/** Opens a session for a user whom one of our ways in has found; only our code can call it. */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw new APIError('NOT_FOUND');
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return { session, user };
  },
);

/** better-auth as a library: sessions in the database and their cookies. Its own endpoints are not exposed. */
export function createBetterAuth({ db, config, authSecret }: Pick<Deps, 'db' | 'config' | 'authSecret'>) {
  return betterAuth({
    appName: 'Weekwise',
    baseURL: config.baseUrl ?? 'http://127.0.0.1',
    secret: authSecret,
    database: authTables(db),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Spent tokens go at once; expired ones stay a day, so that an old link can say that it expired.
    verification: { disableCleanup: true },
    session: { expiresIn: limits.sessionLifetime / 1000, disableSessionRefresh: true },
    user: { additionalFields: { phoneNumber: { type: 'string', required: false, input: false } } },
    rateLimit: { enabled: false },
    advanced: {
      // The library's own prefix for https would come before ours.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { secure: usesSecureCookies(config) },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [{ id: 'weekwise', endpoints: { openSession } }],
  });
}
