/** True for a row that a unique index (`constraint`) refused, however deep the driver's error is wrapped. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint: violated } = current as { code?: string; constraint?: string };
    if (code === '23505' && violated === constraint) return true;
  }
  return false;
}
