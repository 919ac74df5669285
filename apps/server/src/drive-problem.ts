import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { DriveError, DriveErrorCode } from './adapters/drive/drive.port.ts';
import { AppError } from './app-error.ts';

const codes: Record<DriveErrorCode, ErrorCode> = {
  invalid_key: 'file_not_found',
  not_found: 'file_not_found',
  exists: 'drive_unavailable',
  full: 'drive_full',
  unavailable: 'drive_unavailable',
  locked: 'drive_locked',
  rate_limited: 'rate_limited',
  reauth_required: 'drive_reauth_required',
  scope_missing: 'drive_scope_missing',
  address_refused: 'drive_address_refused',
};

/** What a student is told of a drive that failed; with where to sign in to it again, in the words of spec §8. */
export function driveProblem(error: DriveError): AppError {
  const { code, connectionId, retryAfter } = error;
  const reauth = connectionId === null ? {} : { connection_id: connectionId, reauth_url: `/drives/${connectionId}` };
  const details: Partial<Record<DriveErrorCode, Record<string, unknown>>> = {
    reauth_required: { requires_reauth: true, ...reauth },
    scope_missing: { error_type: 'authentication_scope_error', ...reauth },
    ...(retryAfter !== null && { rate_limited: { retry_after: retryAfter } }),
  };
  return new AppError(codes[code], details[code], { cause: error });
}
