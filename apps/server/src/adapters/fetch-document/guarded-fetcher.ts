import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { parse as parseDisposition } from 'content-disposition';
import { allowsAddress, type GuardOptions, guardedAgents, type Resolve } from '../net/guarded-agents.ts';
import { publicUrl } from '../net/public-url.ts';
import { type DocumentFetcher, FetchError, type FetchedDocument, type FetchProblem } from './document-fetcher.port.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { refusesCopies, robotName } from './refuses-copies.ts';
import { RobotsRules, robotsBytes } from './robots-rules.ts';

export interface FetcherOptions {
  /** Bytes of a document, unpacked. */
  mostBytes: number;
  version: string;
  /** Where a site's keeper reads who calls; null where nobody but the student can open it. */
  home: string | null;
  /** Milliseconds for one document with all its redirects, and without a word from the site. */
  time?: { total: number; silence: number };
  /**
   * For tests alone: main.ts has no setting that leads here. The addresses of a server on this machine, at any port.
   */
  forTests?: { allows: (address: string) => boolean; resolve: Resolve };
}

const usualTime = { total: 60_000, silence: 15_000 };
const mostRedirects = 5;
const longestUrl = 4_000;
const redirects: readonly number[] = [301, 302, 303, 307, 308];

const problemOfStatus: Record<number, FetchProblem> = {
  401: 'paywalled',
  402: 'paywalled',
  403: 'paywalled',
  404: 'not_found',
  407: 'paywalled',
  410: 'not_found',
  429: 'busy',
  451: 'paywalled',
  503: 'busy',
};

/**
 * Fetches from the open web over connections that are checked (`guardedAgents`), anew at every redirect. It says who it
 * is, and sends and keeps nothing else: no cookies, no credentials, not where the student came from.
 */
export class GuardedFetcher implements DocumentFetcher {
  readonly #options: FetcherOptions;
  readonly #guard: GuardOptions;
  readonly #agents: { http: http.Agent; https: https.Agent };
  readonly #headers: Record<string, string>;
  readonly #robots: RobotsRules;

  constructor(options: FetcherOptions) {
    const { forTests, version, home } = options;
    this.#options = options;
    this.#guard = { allowPrivate: false, keepAlive: false, alsoAllows: forTests?.allows, resolve: forTests?.resolve };
    this.#agents = guardedAgents(this.#guard);
    this.#headers = {
      'User-Agent': `${robotName}/${version}${home ? ` (+${home})` : ''}`,
      Accept: 'application/pdf, text/html;q=0.9, */*;q=0.5',
      'Accept-Encoding': acceptedEncodings,
    };
    this.#robots = new RobotsRules(async (url, signal) => {
      const { bytes } = await this.#follow(this.#urlOf(url), { mostBytes: robotsBytes, signal, asks: false });
      return bytes;
    });
  }

  async fetch(address: string, { signal }: { signal: AbortSignal }): Promise<FetchedDocument> {
    const { total } = this.#options.time ?? usualTime;
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(total)]);
    const { mostBytes } = this.#options;
    try {
      return await this.#follow(this.#urlOf(address), { mostBytes, signal: inTime, asks: true });
    } catch (error) {
      signal.throwIfAborted();
      throw asFetchError(error);
    }
  }

  #urlOf(address: string, base?: URL): URL {
    const text = base ? (URL.parse(address, base)?.href ?? '') : address;
    const rules = {
      allows: (ip: string) => allowsAddress(this.#guard, ip),
      anyPort: this.#options.forTests !== undefined,
    };
    const url = text.length > longestUrl ? 'not_web' : publicUrl(text, rules);
    if (url === 'not_web') throw new FetchError('not_web', 'This is no address of the web.');
    if (url === 'refused') throw new FetchError('address_refused', 'This address is not on the open internet.');
    return url;
  }

  /** `asks`: whether each site on the way is asked for its rules first. */
  async #follow(
    start: URL,
    { mostBytes, signal, asks }: { mostBytes: number; signal: AbortSignal; asks: boolean },
  ): Promise<FetchedDocument> {
    let url = start;
    for (let hops = 0; hops <= mostRedirects; hops++) {
      if (asks && !(await this.#robots.allows(url, signal))) {
        throw new FetchError('robots', 'The rules of the site (robots.txt) do not let programs fetch this.');
      }
      const call = new Call(this.#options.time?.silence ?? usualTime.silence, signal);
      try {
        const answer = await call.send(url, this.#agents, this.#headers);
        const status = answer.statusCode ?? 0;
        if (redirects.includes(status) && answer.headers.location !== undefined) {
          url = this.#urlOf(answer.headers.location, url);
          continue;
        }
        if (status !== 200) {
          throw new FetchError(problemOfStatus[status] ?? 'unreachable', `The site answered with status ${status}.`);
        }
        if (asks && refusesCopies(answer.headers)) {
          throw new FetchError('terms', 'The site asks that this is not kept by programs.');
        }
        const bytes = await readBody(answer, { mostBytes, onBytes: () => call.heard(), signal: call.signal });
        url.hash = '';
        return { url: url.href, bytes, fileName: nameIn(answer.headers['content-disposition']) };
      } catch (error) {
        // A connection that was cut says many things; why it was cut is known.
        call.signal.throwIfAborted();
        throw error;
      } finally {
        call.end();
      }
    }
    throw new FetchError('too_many_redirects', 'The site leads from one address to the next without an end.');
  }
}

/** One request and its answer. Its connection is closed with it, and when the site says nothing for too long. */
class Call {
  readonly #silent = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly signal: AbortSignal;
  #request: http.ClientRequest | undefined;

  constructor(silence: number, signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#silent.signal]);
    const reason = () => this.#silent.abort(new FetchError('timed_out', 'The site was silent for too long.'));
    this.#timer = setTimeout(reason, silence);
  }

  send(
    url: URL,
    agents: { http: http.Agent; https: https.Agent },
    headers: Record<string, string>,
  ): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { signal } = this;
    signal.throwIfAborted();
    // Whatever the request is waiting for, a name server too: once time is up, nobody waits for it.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const options = { headers, signal, maxHeaderSize: 32 * 1024 };
    this.#request =
      url.protocol === 'https:'
        ? https.request(url, { ...options, agent: agents.https })
        : http.request(url, { ...options, agent: agents.http });
    this.#request.on('response', resolve).on('error', reject).end();
    return promise.then((answer) => {
      this.heard();
      return answer;
    });
  }

  heard(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }
}

function nameIn(disposition: string | undefined): string | null {
  try {
    return disposition ? (parseDisposition(disposition).parameters.filename ?? null) : null;
  } catch {
    return null;
  }
}

function asFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === 'ERR_ADDRESS_REFUSED') {
    return new FetchError('address_refused', 'This address is not on the open internet.', { cause: error });
  }
  if (name === 'TimeoutError') {
    return new FetchError('timed_out', 'The site took too long.', { cause: error });
  }
  return new FetchError('unreachable', 'The site does not answer as it should.', { cause: error });
}
