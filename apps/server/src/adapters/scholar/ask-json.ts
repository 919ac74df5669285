import { retryAfterSeconds } from '../../lib/retry-after.ts';
import { ScholarError } from './scholar-error.ts';

export interface AskOptions {
  fetch: typeof fetch;
  headers: Record<string, string>;
  /** Of the search; the request's own time limit is added to it. */
  signal: AbortSignal;
  /** Milliseconds until the answer is there whole. */
  timeout: number;
}

/** Bytes of an answer; more is no page of a search. */
const largest = 8 * 1024 * 1024;
const mostRedirects = 2;

/**
 * One GET for JSON. Undefined where the service has nothing under this address (404). Throws a `ScholarError`, or the
 * signal's reason once it has fired.
 */
export async function askJson(url: URL, { fetch, headers, signal, timeout }: AskOptions): Promise<unknown> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const either = AbortSignal.any([signal, late.signal]);
  try {
    // A client may be deaf to the signal; whoever waits is not.
    return await Promise.race([read(await follow(url, { fetch, headers, signal: either })), aborted(either)]);
  } catch (error) {
    signal.throwIfAborted();
    if (late.signal.aborted) throw new ScholarError('timed_out', `no whole answer in ${timeout} ms`);
    if (error instanceof ScholarError) throw error;
    throw new ScholarError('unreachable', codeOf(error));
  } finally {
    clearTimeout(timer);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Keys go to the service's own host alone, also where it sends us on. */
async function follow(
  url: URL,
  { fetch, headers, signal }: Omit<AskOptions, 'timeout'>,
  redirects = 0,
): Promise<Response> {
  const response = await Promise.race([fetch(url, { headers, signal, redirect: 'manual' }), aborted(signal)]);
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
  if (location === null) return response;
  await response.body?.cancel();
  const next = URL.canParse(location, url) ? new URL(location, url) : null;
  if (next?.origin !== url.origin || redirects >= mostRedirects) {
    throw new ScholarError('unreachable', `sent on to ${next?.host ?? 'nowhere'}`);
  }
  return follow(next, { fetch, headers, signal }, redirects + 1);
}

async function read(response: Response): Promise<unknown> {
  const { status } = response;
  if (status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw await refusalOf(response);
  const text = await textOf(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new ScholarError('rubbish', `no JSON (${response.headers.get('content-type') ?? 'no type'})`);
  }
}

async function refusalOf(response: Response): Promise<ScholarError> {
  const { status, headers, body } = response;
  const retryAfter = retryAfterSeconds(headers.get('retry-after'), Date.now());
  const asksToWait = status === 429 || retryAfter !== null || (status === 403 && (await speaksOfLimits(response)));
  if (!response.bodyUsed) void body?.cancel();
  if (asksToWait) return new ScholarError('rate_limited', `status ${status}`, { retryAfter });
  const mayPass = status >= 500 || status < 400 || passing.has(status);
  return new ScholarError(mayPass ? 'unreachable' : 'refused', `status ${status}`);
}

/** "Request timeout" and "too early": of those that blame the caller, the ones that are over by the next time. */
const passing = new Set([408, 425]);

/** 403 is a key that is not taken, and with OpenAlex and Google Books also an allowance that is used up. */
const speaksOfLimits = async (response: Response): Promise<boolean> =>
  /rate.?limit|limit.?exceeded|quota|too many/i.test(await textOf(response));

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largest) throw new ScholarError('rubbish', `more than ${largest} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : 'no connection';
}
