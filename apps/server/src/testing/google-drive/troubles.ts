import { driveRefusal, type Refusal } from './refusal.ts';

/** The kinds of calls that a test may disturb. */
export type DriveCallKind =
  | 'token'
  | 'list'
  | 'metadata'
  | 'download'
  | 'begin-upload'
  | 'upload'
  | 'changes'
  | 'about';

/**
 * What goes wrong: Google refuses; the line is cut after so many bytes of the body, of the request for an upload and of
 * the answer for everything else; all is done and the answer is lost; or other bytes arrive than were sent.
 */
export type DriveTrouble = { refuse: Refusal } | { cutAfter: number } | { loseAnswer: true } | { spoil: true };

/** Troubles in the order in which a test has put them; each meets the next calls of its kind and is over. */
export class DriveTroubles {
  readonly #waiting: { on: DriveCallKind; trouble: DriveTrouble }[] = [];
  /** Every connection is cut at once. */
  down = false;

  add(on: DriveCallKind, trouble: DriveTrouble, times: number): void {
    for (let i = 0; i < times; i++) this.#waiting.push({ on, trouble });
  }

  take(on: DriveCallKind): DriveTrouble | null {
    const index = this.#waiting.findIndex((waiting) => waiting.on === on);
    return index < 0 ? null : (this.#waiting.splice(index, 1)[0]?.trouble ?? null);
  }

  clear(): void {
    this.#waiting.length = 0;
    this.down = false;
  }
}

const after = (seconds: number | undefined) =>
  seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } };

/** Google's refusals that pass (…/guides/handle-errors). */
export const passing = {
  tooManyRequests: (retryAfter?: number) =>
    driveRefusal(429, 'rateLimitExceeded', 'Rate Limit Exceeded', after(retryAfter)),
  userRateLimit: () => driveRefusal(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
  backendError: (retryAfter?: number) => driveRefusal(503, 'backendError', 'Backend Error', after(retryAfter)),
};
