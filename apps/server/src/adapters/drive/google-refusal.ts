import { z } from 'zod';
import { retryAfterSeconds } from '../../lib/retry-after.ts';
import { DriveError, type DriveErrorCode } from './drive.port.ts';

/** What Google said instead of doing what it was asked. */
export interface GoogleRefusal {
  /** null: there was no answer. */
  status: number | null;
  /** Drive's own word, such as `storageQuotaExceeded`, or the token endpoint's, such as `invalid_grant`. */
  reason: string | null;
  /** Whether it came from the token endpoint. */
  ofToken: boolean;
  retryAfter: number | null;
}

/** What the client library throws: with an answer, or without one where the line was cut. */
const thrown = z.object({
  config: z.object({}),
  response: z.object({ status: z.number(), data: z.unknown(), headers: z.instanceof(Headers) }).nullish(),
});
/** https://developers.google.com/workspace/drive/api/guides/handle-errors */
const ofDrive = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) });
/** RFC 6749, 5.2. */
const ofTokenEndpoint = z.object({ error: z.string() });

/** null: not something that Google said. */
export function refusalOf(error: unknown): GoogleRefusal | null {
  const { data: failure } = thrown.safeParse(error);
  if (!failure) return null;
  const { response } = failure;
  if (!response) return { status: null, reason: null, ofToken: false, retryAfter: null };
  const body = parsed(response.data);
  const token = ofTokenEndpoint.safeParse(body).data;
  return {
    status: response.status,
    reason: token?.error ?? ofDrive.safeParse(body).data?.error.errors[0]?.reason ?? null,
    ofToken: token !== undefined,
    retryAfter: retryAfterSeconds(response.headers.get('retry-after'), Date.now()),
  };
}

/** Where a stream was asked for, the library hands on a refusal as text, some versions as the numbers of its bytes. */
function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const text = /^\d+(,\d+)*$/.test(body) ? Buffer.from(body.split(',').map(Number)).toString() : body;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const codes: Record<string, DriveErrorCode> = {
  storageQuotaExceeded: 'full',
  teamDriveFileLimitExceeded: 'full',
  numChildrenInNonRootLimitExceeded: 'full',
  rateLimitExceeded: 'rate_limited',
  userRateLimitExceeded: 'rate_limited',
  sharingRateLimitExceeded: 'rate_limited',
  dailyLimitExceeded: 'rate_limited',
  quotaExceeded: 'rate_limited',
  insufficientPermissions: 'scope_missing',
  insufficientScopes: 'scope_missing',
  // Not made by us and never opened with us, or nothing that has bytes: for us it is not there.
  appNotAuthorizedToFile: 'not_found',
  fileNotDownloadable: 'not_found',
  invalid_grant: 'reauth_required',
  invalid_scope: 'scope_missing',
};

const messages: Partial<Record<DriveErrorCode, string>> = {
  not_found: 'Google Drive has no such file.',
  full: 'Google Drive is full.',
  rate_limited: 'Google Drive asks to be left alone for a while.',
  reauth_required: 'Google no longer accepts the access that was given.',
  scope_missing: 'The access that was given does not include files.',
};

export function driveErrorOf({ status, reason, retryAfter }: GoogleRefusal): DriveError {
  const code = (reason && codes[reason]) || codeOfStatus(status);
  const detail = [status ?? 'no answer', reason].filter(Boolean).join(', ');
  return new DriveError(code, `${messages[code] ?? 'Google Drive does not answer as it should.'} (${detail})`, {
    retryAfter,
  });
}

function codeOfStatus(status: number | null): DriveErrorCode {
  if (status === 401) return 'reauth_required';
  if (status === 404) return 'not_found';
  return status === 429 ? 'rate_limited' : 'unavailable';
}

/** Whether the very same call is worth repeating a moment later. A limit per day is not over by then. */
export function mayPass({ status, reason }: GoogleRefusal): boolean {
  if (status === null || status === 408 || status === 429 || status >= 500) return true;
  return status === 403 && reason !== null && /^(user|sharing)?rateLimitExceeded$/i.test(reason);
}
