import { limits } from '@weekwise/contracts/limits.ts';
import { z } from 'zod';
import { OpenIdError, type OpenIdProfile, type OpenIdProvider } from '../../adapters/openid/openid.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { connectSubject, ensureUserOfEmail, findUserOfSubject } from './auth.repo.ts';
import type { Client, OpenedSession, Sessions } from './sessions.service.ts';
import { spendToken, storeToken } from './tokens.service.ts';

type LoginDeps = Pick<Deps, 'db' | 'openIdProviders' | 'clock' | 'newId'>;

/** What waits on the server while the browser is at the other house. */
const waiting = z.object({ provider: z.string(), nonce: z.string(), codeVerifier: z.string() });

const callbackUri = (origin: string, providerId: string) => `${origin}/api/auth/callback/${providerId}`;

/** Sign-in at another house (OpenID Connect). */
export function createLogin(deps: LoginDeps, sessions: Sessions) {
  const providerOf = (id: string | undefined): OpenIdProvider => {
    const found = deps.openIdProviders.find((provider) => id === undefined || provider.id === id);
    if (!found) throw new AppError('sign_in_not_offered');
    return found;
  };

  return {
    /** Where the browser goes, and the state that it has to bring back besides the address. */
    async beginLogin(providerId: string | undefined, origin: string): Promise<{ url: string; state: string }> {
      const provider = providerOf(providerId);
      const { url, checks } = await provider.begin(callbackUri(origin, provider.id)).catch(refuse);
      const { state, ...rest } = checks;
      const value = JSON.stringify({ provider: provider.id, ...rest });
      await storeToken(deps, 'login', state, { value, lifetime: limits.loginLifetime });
      return { url, state };
    },

    /** `query` is the address's own, `?code=…`; `state` was in it and in the cookie. */
    async finishLogin(
      providerId: string,
      { origin, query, state }: { origin: string; query: string; state: string },
      client: Client,
    ): Promise<OpenedSession> {
      const provider = providerOf(providerId);
      const spent = await spendToken(deps, 'login', state).catch((cause: unknown) => {
        throw cause instanceof AppError ? new AppError('sign_in_refused', undefined, { cause }) : cause;
      });
      const { provider: begunAt, nonce, codeVerifier } = waiting.parse(JSON.parse(spent));
      if (begunAt !== provider.id) throw new AppError('sign_in_refused');
      const returnedTo = new URL(`${callbackUri(origin, provider.id)}${query}`);
      const profile = await provider.finish(returnedTo, { state, nonce, codeVerifier }).catch(refuse);
      return sessions.open(await userOf(deps, provider.issuer, profile), client);
    },
  };
}

/**
 * Whose account this is. A subject that was here before keeps its account; a new one joins the account of its verified
 * address. An address that the issuer does not vouch for opens nothing, and says nothing about who is known here.
 */
async function userOf(deps: LoginDeps, issuer: string, { subject, email, emailVerified, name }: OpenIdProfile) {
  const known = await findUserOfSubject(deps.db, issuer, subject);
  if (known) return known;
  if (!email || !emailVerified) throw new AppError('email_not_verified');
  return deps.db.transaction(async (tx) => {
    const userId = await ensureUserOfEmail(tx, { id: deps.newId(), email, name: name ?? '' });
    if (!userId) throw new AppError('email_not_verified');
    await connectSubject(tx, { id: deps.newId(), userId, issuer, subject });
    return userId;
  });
}

const codes = {
  unreachable: 'provider_unreachable',
  cancelled: 'sign_in_cancelled',
  refused: 'sign_in_refused',
} as const;

function refuse(error: unknown): never {
  throw error instanceof OpenIdError ? new AppError(codes[error.reason], undefined, { cause: error }) : error;
}
