/** How long, how often and how much; times in milliseconds. */
export interface CallLimits {
  /** From asking to the first word, retries and the pauses between them included. */
  firstToken: number;
  /** From one word to the next. */
  silence: number;
  whole: number;
  /** Requests for one call, as long as nothing was said. */
  attempts: number;
  /** Before the second request; doubles with each one. */
  backoff: number;
  /** Of an answer: one that goes on and on ends here. */
  characters: number;
  /** Failures in a row after which a provider is left alone. */
  failuresInARow: number;
  /** Until a provider that was left alone gets one call to show that it is back. */
  pause: number;
}

export const callLimits: CallLimits = {
  firstToken: 20_000,
  silence: 30_000,
  whole: 120_000,
  attempts: 3,
  backoff: 500,
  characters: 200_000,
  failuresInARow: 5,
  pause: 30_000,
};
