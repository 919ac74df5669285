import { type ErrorCode, errorTable } from '@weekwise/contracts/errors.ts';

/**
 * Anything that can go wrong and that somebody is told about. `detail` travels to the client for codes under 500
 * (field issues, seconds to wait); `cause` is only logged.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, detail?: Record<string, unknown>, options?: { cause: unknown }) {
    super(filled(errorTable[code].text, detail), options);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

const filled = (text: string, detail: Record<string, unknown> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(detail[name] ?? whole));

/** A stored error code with its sentence, as answers carry it; null where nothing went wrong. */
export function errorOf(code: string | null): { code: ErrorCode; message: string } | null {
  if (code === null) return null;
  const known = isErrorCode(code) ? code : 'internal';
  return { code: known, message: errorTable[known].text };
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);
