/** What one sign-in has to bring back. Kept on the server until the browser returns. */
export interface OpenIdChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who somebody is at an issuer. */
export interface OpenIdProfile {
  /** Never changes and is never given to anybody else, at this issuer. */
  subject: string;
  email: string | null;
  /** True only if the issuer says so. */
  emailVerified: boolean;
  name: string | null;
}

/** Why a sign-in at an issuer ended without a profile. `unreachable`: the issuer is away, or does not know us. */
export class OpenIdError extends Error {
  override name = 'OpenIdError';
  readonly reason: 'unreachable' | 'cancelled' | 'refused';

  constructor(reason: OpenIdError['reason'], options: { cause: unknown }) {
    super(`The sign-in ended: ${reason}`, options);
    this.reason = reason;
  }
}

/** Another house where students have an account (OpenID Connect, authorization code with PKCE). */
export interface OpenIdProvider {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  /** Where the browser goes, and what has to match when it comes back to `redirectUri`. Throws `OpenIdError`. */
  begin(redirectUri: string): Promise<{ url: string; checks: OpenIdChecks }>;
  /** Trades the code in the address that the browser came back to for a profile. Throws `OpenIdError`. */
  finish(returnedTo: URL, checks: OpenIdChecks): Promise<OpenIdProfile>;
}
