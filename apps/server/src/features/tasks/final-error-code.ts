import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import { driveProblem } from '../../drive-problem.ts';
import type { TaskRow } from './tasks.repo.ts';

/** How often an error that may pass is waited out: for about a minute. */
const mostFailures = 8;

/**
 * Returns the error code for the student when another attempt would end the same or there were enough; null to try
 * again.
 */
export function finalCode(error: unknown, task: Pick<TaskRow, 'failures'>): ErrorCode | null {
  if (error instanceof DocumentError || error instanceof AppError) return error.code;
  if (error instanceof DriveError && !error.retryable) return driveProblem(error).code;
  if (task.failures + 1 < mostFailures) return null;
  return error instanceof DriveError ? driveProblem(error).code : 'internal';
}
