import { generateRandomString } from 'better-auth/crypto';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { deleteTokensExpiredBefore, findTokenValue, hasToken, insertToken, takeToken } from './auth.repo.ts';
import { tokenHash } from './token-hash.ts';

const day = 24 * 3600_000;

type TokenDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** What a token opens. One for one purpose is none for another. */
export type Purpose = 'email-link' | 'sms-link' | 'login' | 'drive' | 'delete-account';

/** Makes the name under which a token is stored. */
export const tokenIdentifier = (purpose: Purpose, token: string): string => `${purpose}:${tokenHash(token)}`;

/** Letters only, so that no mail program cuts a link short; 182 bits. */
export const randomToken = (): string => generateRandomString(32, 'a-z', 'A-Z');

/** Keeps what a token is for until it is spent or `lifetime` milliseconds have passed. */
export async function storeToken(
  deps: TokenDeps,
  purpose: Purpose,
  token: string,
  { value, lifetime }: { value: string; lifetime: number },
): Promise<void> {
  const now = deps.clock().getTime();
  await deleteTokensExpiredBefore(deps.db, new Date(now - day));
  const identifier = tokenIdentifier(purpose, token);
  await insertToken(deps.db, { id: deps.newId(), identifier, value, expiresAt: new Date(now + lifetime) });
}

/** Spends a token, once however many ask at the same time, and returns what it is for. */
export async function spendToken(deps: TokenDeps, purpose: Purpose, token: string): Promise<string> {
  const identifier = tokenIdentifier(purpose, token);
  const value = await takeToken(deps.db, identifier, deps.clock());
  if (value !== null) return value;
  throw new AppError((await hasToken(deps.db, identifier)) ? 'link_expired' : 'link_invalid');
}

/** Reads what a token is for, without spending it; null where it cannot be spent. */
export const peekToken = (deps: TokenDeps, purpose: Purpose, token: string): Promise<string | null> =>
  findTokenValue(deps.db, tokenIdentifier(purpose, token), deps.clock());
