import type { z } from 'zod';

/** What a kind of job is called, what it carries, and how long one attempt may take. */
export interface JobDefinition<Payload extends object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Seconds that one attempt may take before another worker takes the job over. */
  expireInSeconds: number;
  /** When it comes up by itself, as a cron expression in UTC; once for all the times that were missed. */
  schedule?: string;
  /** What it is about: while one job about it waits to be done, another is not put in. */
  onePer?(payload: Payload): string;
  /**
   * Students take turns: the first job of each comes before anybody's second, and nobody's jobs have all workers as
   * long as there are several.
   */
  byStudent?: true;
  /**
   * Where another patience than the queue's is right: how often it is tried again, and the longest pause before that.
   */
  retries?: { limit: number; longestPauseSeconds: number };
}

export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/**
 * Does one job. It may run again after a crash at any line, so each of its steps must be safe to repeat. Whatever it
 * throws means "try again later"; a failure that is final is the handler's own business to record.
 */
export type JobHandler<Payload extends object> = (payload: Payload, signal: AbortSignal) => Promise<void>;
