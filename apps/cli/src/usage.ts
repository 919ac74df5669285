/** The command line was called wrongly: exit 2 instead of 1. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Node's own argument errors (`util.parseArgs`) are wrong usage too. */
export function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_');
}
