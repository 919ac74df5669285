import type { ErrorCode } from '@weekwise/contracts/errors.ts';

/** Why a file was not read that are the drive's fault and pass: once the drive is well, the file is read again. */
export const driveRefusals: ErrorCode[] = ['drive_reauth_required', 'drive_scope_missing', 'drive_unavailable'];
