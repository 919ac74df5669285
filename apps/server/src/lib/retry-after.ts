/**
 * Seconds that a `Retry-After` header asks to wait, in seconds or as a date (RFC 9110, 10.2.3); null where it does not.
 */
export function retryAfterSeconds(value: string | null | undefined, now: number): number | null {
  if (!value) return null;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
