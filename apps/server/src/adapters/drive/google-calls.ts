import { setTimeout as sleep } from 'node:timers/promises';
import { auth, drive, type drive_v3 } from '@googleapis/drive';
import type { GoogleClientConfig } from '../../config/sign-in-settings.ts';
import { driveErrorOf, type GoogleRefusal, mayPass, refusalOf } from './google-refusal.ts';

/** What tests put in the place of Google and of waiting. */
export interface GoogleOptions {
  endpoints?: { api: string; authorize: string; token: string; revoke: string };
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  random?: () => number;
  /** Bytes of one portion of an upload; a multiple of 256 KiB. */
  portion?: number;
}

export type OAuthClient = InstanceType<typeof auth.OAuth2>;

/** Milliseconds for one answer to begin; of an upload also for its portion to go out over a slow line. */
const patience = 60_000;
const retries = 4;
/** A longer `Retry-After` is for whoever asked: a job waits, a person does not. */
const longestPause = 10_000;

const googleApi = 'https://www.googleapis.com';

export function oauthClient({ clientId, clientSecret }: GoogleClientConfig, { endpoints }: GoogleOptions): OAuthClient {
  return new auth.OAuth2({
    clientId,
    clientSecret,
    // The library's own fetch is another one, whose answers have no body once they are refusals.
    transporterOptions: { fetchImplementation: globalThis.fetch },
    ...(endpoints && {
      endpoints: {
        oauth2AuthBaseUrl: endpoints.authorize,
        oauth2TokenUrl: endpoints.token,
        oauth2RevokeUrl: endpoints.revoke,
      },
    }),
  });
}

/**
 * Calls to one person's Drive: with a time-out, an access token that is refreshed when Google no longer knows it, and
 * repeated with growing pauses while the trouble may pass
 * (https://developers.google.com/workspace/drive/api/guides/limits#exponential).
 */
export class GoogleCalls {
  readonly drive: drive_v3.Drive;
  readonly client: OAuthClient;
  readonly apiUrl: string;
  readonly #wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly #random: () => number;

  constructor(client: OAuthClient, { endpoints, wait, random = Math.random }: GoogleOptions = {}) {
    this.client = client;
    this.apiUrl = endpoints?.api ?? googleApi;
    // The client's own repetitions know neither our signal nor Google's `Retry-After`.
    this.drive = drive({ version: 'v3', auth: client, rootUrl: this.apiUrl, retry: false });
    this.#wait = wait ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal }));
    this.#random = random;
  }

  /** Throws a `DriveError` for what Google refuses in the end, and the signal's reason once it has fired. */
  async call<T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const result = await this.attempt(work, signal);
      if (!('refusal' in result)) return result.value;
      await this.pause(result.refusal, attempt, signal);
    }
  }

  /** One call, and once more with a fresh access token. */
  async attempt<T>(
    work: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T } | { refusal: GoogleRefusal }> {
    const first = await this.#once(work, signal);
    if (!('refusal' in first) || first.refusal.status !== 401 || first.refusal.ofToken) return first;
    // Another call may have fetched a fresh token meanwhile.
    if (this.client.credentials.access_token === first.token) {
      this.client.setCredentials({ refresh_token: this.client.credentials.refresh_token });
    }
    return this.#once(work, signal);
  }

  /** Waits before the next attempt, or throws what is to be thrown in its place. */
  async pause(refusal: GoogleRefusal, attempt: number, signal?: AbortSignal): Promise<void> {
    const asked = (refusal.retryAfter ?? 0) * 1000;
    if (!mayPass(refusal) || attempt >= retries || asked > longestPause) throw driveErrorOf(refusal);
    await this.#wait(Math.max(asked, 500 * 2 ** attempt + 500 * this.#random()), signal);
  }

  async #once<T>(
    work: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T } | { refusal: GoogleRefusal; token: string | null | undefined }> {
    signal?.throwIfAborted();
    const token = this.client.credentials.access_token;
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), patience);
    try {
      return { value: await work(signal ? AbortSignal.any([signal, overdue.signal]) : overdue.signal) };
    } catch (error) {
      signal?.throwIfAborted();
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return { refusal, token };
    } finally {
      clearTimeout(timer);
    }
  }
}
