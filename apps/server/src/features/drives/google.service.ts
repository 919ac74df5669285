import { limits } from '@weekwise/contracts/limits.ts';
import { z } from 'zod';
import { ConsentError } from '../../adapters/drive/consent.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { spendToken, storeToken } from '../auth/tokens.service.ts';
import { type Connection, requireConnection, storeConnection } from './drives.service.ts';

type GoogleDeps = Pick<Deps, 'db' | 'drives' | 'googleConsent' | 'jobs' | 'clock' | 'newId' | 'authSecret'>;

const callbackPath = '/api/drives/google/callback';

/** What waits here while the student is at Google. */
const waiting = z.object({ userId: z.string(), connectionId: z.string().optional(), codeVerifier: z.string() });

/** Where the browser goes to be asked for a Google Drive, or for one that is connected already. */
export async function beginGoogle(
  deps: GoogleDeps,
  { userId, connectionId, origin }: { userId: string; connectionId: string | undefined; origin: string },
): Promise<string> {
  const known = connectionId === undefined ? null : await requireConnection(deps, userId, connectionId);
  if (known && known.kind !== 'google') throw new AppError('connection_not_found');
  const consent = consentOf(deps);
  const { url, checks } = await consent.begin(`${origin}${callbackPath}`, known?.account ?? null);
  const { state, codeVerifier } = checks;
  const value = JSON.stringify({ userId, connectionId, codeVerifier });
  await storeToken(deps, 'drive', state, { value, lifetime: limits.loginLifetime });
  return url;
}

/**
 * `query` is the address's own, `?code=…`. Only the student who began may end it: nobody connects somebody else's
 * drive.
 */
export async function finishGoogle(
  deps: GoogleDeps,
  { userId, origin, query }: { userId: string; origin: string; query: string },
): Promise<Connection> {
  const consent = consentOf(deps);
  const returnedTo = new URL(`${origin}${callbackPath}${query}`);
  const state = returnedTo.searchParams.get('state') ?? '';
  const spent = await spendToken(deps, 'drive', state).catch((cause: unknown) => {
    throw cause instanceof AppError ? new AppError('drive_consent_refused', undefined, { cause }) : cause;
  });
  const { userId: begunBy, connectionId, codeVerifier } = waiting.parse(JSON.parse(spent));
  if (begunBy !== userId) throw new AppError('drive_consent_refused');
  const { secret, account } = await consent.finish(returnedTo, { state, codeVerifier }).catch(refuse);
  if (connectionId !== undefined) {
    // The files of its courses are in the other account, where this one would not find them.
    const known = await requireConnection(deps, userId, connectionId);
    if (known.account !== account) throw new AppError('drive_other_account');
  }
  return storeConnection(deps, userId, { kind: 'google', address: null, account, secret, label: null }, connectionId);
}

function consentOf({ googleConsent }: GoogleDeps) {
  if (!googleConsent) throw new AppError('drive_not_offered');
  return googleConsent;
}

const codes = {
  unreachable: 'drive_unavailable',
  cancelled: 'drive_consent_cancelled',
  refused: 'drive_consent_refused',
  scope_missing: 'drive_scope_missing',
} as const;

function refuse(error: unknown): never {
  throw error instanceof ConsentError ? new AppError(codes[error.reason], undefined, { cause: error }) : error;
}
