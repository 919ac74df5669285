import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';

/**
 * One HTTP call as both ends see it. `path` uses `:name` for parameters.
 * `kind` says what travels back: a validated JSON body, a stream of server-sent events, a file's bytes,
 * or where the browser goes next. A `redirect` that fails leads to `/?error={text}`, for a page to show (spec §2).
 */
export interface Contract {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /**
   * Who may call: `public` needs no session, `session` a signed-in student, `admin` one who is an admin. An admin's
   * call may name anybody (`user_id`, `userId`); everybody else only themselves.
   */
  access: 'public' | 'session' | 'admin';
  kind: 'json' | 'multipart' | 'sse' | 'file' | 'redirect';
  /** `tutor`: work that a language model may do; a student and an address may ask for so much a minute (`limits`). */
  pace?: 'tutor';
  /** The demo user may make this call about themselves or the demo folder. It changes nothing there. */
  demo?: 'read';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The longest body, where texts or long lists travel (`bytesFor`); `limits.bodyBytes` for every other call. */
  bodyBytes?: number;
  /**
   * The answer of a `json` or `multipart` call; the event union of an `sse` call; absent for a `file` and a `redirect`.
   */
  response?: z.ZodType;
  /** Codes beyond those every call can answer (`commonErrors`). */
  errors: readonly ErrorCode[];
}

/** Room for so many characters of text and so many ids beside what every body may have. */
export const bytesFor = ({ characters = 0, ids = 0 }: { characters?: number; ids?: number }): number =>
  limits.bodyBytes + 4 * characters + 48 * ids;

const contractMark = Symbol('contract');

/** Declares a call. The mark lets the route test find every contract without a list to keep by hand. */
export function defineContract<const C extends Contract>(contract: C): C {
  Object.defineProperty(contract, contractMark, { value: true });
  return contract;
}

export function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && contractMark in value;
}

/** The JSON a contract answers with, after validation. */
export type ResponseOf<C extends Contract> = C['response'] extends z.ZodType ? z.output<C['response']> : never;
/** What the server hands over, before defaults are applied. */
export type ResponseInputOf<C extends Contract> = C['response'] extends z.ZodType ? z.input<C['response']> : never;
export type ParamsOf<C extends Contract> = C['params'] extends z.ZodObject ? z.output<C['params']> : undefined;
export type QueryOf<C extends Contract> = C['query'] extends z.ZodObject ? z.output<C['query']> : undefined;
export type BodyOf<C extends Contract> = C['body'] extends z.ZodObject ? z.output<C['body']> : undefined;
/** What a caller writes: fields with defaults may be left out. */
export type CallOf<C extends Contract> = (C['params'] extends z.ZodObject
  ? { params: z.input<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends z.ZodObject ? { query?: z.input<C['query']> } : { query?: undefined }) &
  (C['body'] extends z.ZodObject ? { body: z.input<C['body']> } : { body?: undefined });
