/** Why something on the web was not fetched. */
export type FetchProblem =
  /** No address of the web, or one that is not on the open internet. */
  | 'not_web'
  | 'address_refused'
  /** What the site says of programs: its robots.txt, its headers. */
  | 'robots'
  | 'terms'
  | 'not_found'
  /** It asks to sign in or to pay. */
  | 'paywalled'
  | 'busy'
  | 'unreachable'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects';

export class FetchError extends Error {
  override name = 'FetchError';
  readonly code: FetchProblem;
  constructor(code: FetchProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface FetchedDocument {
  /** Where it was in the end. */
  url: string;
  bytes: Uint8Array;
  /** The name that the site gives the file; its own words, not to be trusted. */
  fileName: string | null;
}

/** Fetches what students choose, from anywhere on the open web and from nowhere else. */
export interface DocumentFetcher {
  /** @throws FetchError; what `signal` says where it fires */
  fetch(url: string, options: { signal: AbortSignal }): Promise<FetchedDocument>;
}
