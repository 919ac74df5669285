import { t } from '@lingui/core/macro';
import { type ErrorCode, errorTable } from '@weekwise/contracts/errors.ts';
import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import { say } from '#lingui';

/** Beyond what the server answers: no network at all, a server that does not answer, a call given up. */
export type ClientErrorCode = ErrorCode | 'offline' | 'unreachable' | 'aborted' | 'stream_silent' | 'stream_broken';

const clientTexts = {
  offline: t`You’re offline. Pages you’ve opened work until you reload.`,
  unreachable: t`Weekwise does not answer. Try again in a minute.`,
  aborted: t`Cancelled.`,
  stream_silent: say(fixedTexts.streamSilent),
  stream_broken: say(fixedTexts.noBody),
} as const;

/** The sentence a student reads for a code when the server sent none. */
export function textOf(code: ClientErrorCode): string {
  return code in errorTable
    ? say(errorTable[code as ErrorCode].text)
    : clientTexts[code as Exclude<ClientErrorCode, ErrorCode>];
}

const transient: readonly ClientErrorCode[] = ['unreachable', 'unavailable', 'rate_limited', 'internal'];

/**
 * Every failed call. `message` is for the student, `cause` for the console; `status` is null where no answer arrived.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ClientErrorCode;
  readonly status: number | null;
  readonly detail: Record<string, unknown>;
  readonly requestId: string | null;

  constructor(
    code: ClientErrorCode,
    {
      status = null,
      message,
      detail = {},
      requestId = null,
      cause,
    }: {
      status?: number | null;
      message?: string;
      detail?: Record<string, unknown>;
      requestId?: string | null;
      cause?: unknown;
    } = {},
  ) {
    // The server writes its sentences in English; those of the tables are in the catalogue.
    super(message === undefined ? textOf(code) : say(message), { cause });
    this.code = code;
    this.status = status;
    this.detail = detail;
    this.requestId = requestId;
  }

  /** Whether the same request may succeed a moment later. */
  get retryable(): boolean {
    return transient.includes(this.code);
  }
}

/** Client and server disagree on a call (spec §8). A defect of ours, never the student's. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';

  constructor(contract: string, reason: string) {
    super(`${fixedTexts.contractViolation}: ${contract}: ${reason}`);
  }
}

export function isApiError(error: unknown, ...codes: ClientErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/**
 * What a defect, ours or the server's, says to whoever looks for it: the call, its status, what was answered (spec §8).
 */
export function sayInConsole(error: unknown): void {
  if (error instanceof ContractViolation) console.error(error.message);
  const isDefect = error instanceof ApiError && error.status !== null && error.status >= 500;
  if (isDefect && error.cause instanceof Error) console.error(error.cause.message);
}

/** What to show for anything that was thrown. Details of a defect stay in the console. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : textOf('internal');
}
