/** What waits on the server while the browser is at the drive's house. */
export interface ConsentChecks {
  state: string;
  codeVerifier: string;
}

/** Why nobody got access. `refused`: what came back does not belong to what was asked. */
export class ConsentError extends Error {
  override name = 'ConsentError';
  readonly reason: 'unreachable' | 'cancelled' | 'refused' | 'scope_missing';

  constructor(reason: ConsentError['reason'], options?: { cause: unknown }) {
    super(`The drive was not connected: ${reason}`, options);
    this.reason = reason;
  }
}

/** Asks a student at another house for access to their drive there (OAuth 2, authorization code with PKCE). */
export interface DriveConsent {
  /** Where the browser goes. `account` is who should answer there, where that is known. */
  begin(redirectUri: string, account: string | null): Promise<{ url: string; checks: ConsentChecks }>;
  /** Trades the code in the address that the browser came back to. Throws `ConsentError`. */
  finish(returnedTo: URL, checks: ConsentChecks): Promise<{ secret: string; account: string }>;
  /** Gives the access back. Where the house does not answer, it stays until the student takes it away there. */
  revoke(secret: string): Promise<void>;
}
