import { createHash } from 'node:crypto';
import { limits } from '@weekwise/contracts/limits.ts';
import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Deps } from '../../deps.ts';
import { authTables } from './auth.repo.ts';

/** Tokens are stored as their hash only: who reads the database cannot sign in with what is there. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Carries the address of the caller to better-auth; set by us, never taken from a request. */
export const clientAddressHeader = 'x-weekwise-client-address';

/**
 * better-auth as a library: sessions in the database, single-use sign-in tokens. Its own endpoints are not exposed;
 * the routes of the spec call its functions. `metadata.deliver` brings a token to the student.
 */
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
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'weekwise',
      useSecureCookies: config.baseUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [
      magicLink({
        expiresIn: limits.magicLinkLifetime / 1000,
        storeToken: { type: 'custom-hasher', hash: async (token) => hashToken(token) },
        sendMagicLink: async ({ token, metadata }) => {
          await (metadata as { deliver: (token: string) => Promise<void> }).deliver(token);
        },
      }),
    ],
  });
}
