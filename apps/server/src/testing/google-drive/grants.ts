import { createHash } from 'node:crypto';
import type { GoogleClientConfig } from '../../config/sign-in-settings.ts';
import { insufficientScope, invalidCredentials, tokenRefusal } from './refusal.ts';

const driveFile = 'https://www.googleapis.com/auth/drive.file';

/** What a person has allowed. */
interface Grant {
  email: string;
  scopes: string[];
  refreshToken: string;
}

interface Code {
  grant: Grant;
  redirectUri: string;
  challenge: string;
  spent: boolean;
}

/**
 * Google's consent page, token endpoint and revocation
 * (https://developers.google.com/identity/protocols/oauth2/web-server,
 * …/oauth2/resources/granular-permissions for scopes that a person unticks).
 */
export class Grants {
  readonly #client: GoogleClientConfig;
  readonly #codes = new Map<string, Code>();
  readonly #byRefreshToken = new Map<string, Grant>();
  readonly #byAccessToken = new Map<string, Grant>();
  #made = 0;

  constructor(client: GoogleClientConfig) {
    this.#client = client;
  }

  /** A refresh token as if the person had been through the consent page. */
  allow(email: string): string {
    const refreshToken = this.#token('1//refresh');
    this.#byRefreshToken.set(refreshToken, { email, scopes: [driveFile], refreshToken });
    return refreshToken;
  }

  /** The person answers the consent page: the address that the browser is sent back to. */
  consent(authorizationUrl: URL, email: string, answer: 'allow' | 'untick' | 'cancel'): URL {
    const asked = authorizationUrl.searchParams;
    const wanted = (name: string, expected?: string): string => {
      const value = asked.get(name);
      if (!value || (expected !== undefined && value !== expected)) {
        throw new Error(`Google's page says "Access blocked": ${name} is ${JSON.stringify(value)}.`);
      }
      return value;
    };
    wanted('response_type', 'code');
    wanted('client_id', this.#client.clientId);
    wanted('code_challenge_method', 'S256');
    const redirectUri = wanted('redirect_uri');
    const back = new URL(redirectUri);
    const state = asked.get('state');
    if (state) back.searchParams.set('state', state);
    if (answer === 'cancel') {
      back.searchParams.set('error', 'access_denied');
      return back;
    }
    const scopes = wanted('scope').split(' ');
    const granted = answer === 'untick' ? scopes.filter((scope) => scope !== driveFile) : scopes;
    // Without `access_type=offline` and, for those who came before, `prompt=consent` there is no refresh token.
    const offline =
      asked.get('access_type') === 'offline' && (asked.get('prompt') === 'consent' || !this.#knows(email));
    const refreshToken = offline ? this.#token('1//refresh') : '';
    const grant = { email, scopes: granted, refreshToken };
    const code = this.#token('4/code');
    this.#codes.set(code, { grant, redirectUri, challenge: wanted('code_challenge'), spent: false });
    back.searchParams.set('code', code);
    back.searchParams.set('scope', granted.join(' '));
    return back;
  }

  /** POST https://oauth2.googleapis.com/token */
  token(form: URLSearchParams): object {
    const { clientId, clientSecret } = this.#client;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      throw tokenRefusal(401, 'invalid_client', 'The OAuth client was not found.');
    }
    const grantType = form.get('grant_type');
    if (grantType === 'refresh_token') {
      const grant = this.#byRefreshToken.get(form.get('refresh_token') ?? '');
      if (!grant) throw tokenRefusal(400, 'invalid_grant', 'Token has been expired or revoked.');
      return this.#answer(grant);
    }
    if (grantType !== 'authorization_code') throw tokenRefusal(400, 'unsupported_grant_type', 'Invalid grant_type');
    const code = this.#codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.spent || code.challenge !== challenge) throw tokenRefusal(400, 'invalid_grant', 'Bad Request');
    if (code.redirectUri !== form.get('redirect_uri')) throw tokenRefusal(400, 'redirect_uri_mismatch', 'Bad Request');
    code.spent = true;
    const { grant } = code;
    if (grant.refreshToken) this.#byRefreshToken.set(grant.refreshToken, grant);
    return { ...this.#answer(grant), ...(grant.refreshToken && { refresh_token: grant.refreshToken }) };
  }

  /** POST https://oauth2.googleapis.com/revoke: the whole grant ends, whichever of its tokens is shown. */
  revoke(token: string): object {
    const grant = this.#byRefreshToken.get(token) ?? this.#byAccessToken.get(token);
    if (!grant) throw tokenRefusal(400, 'invalid_token', 'Token expired or revoked');
    this.endGrants((other) => other === grant);
    return {};
  }

  /** Whose files a call may see. */
  authorize(authorization: string | undefined): string {
    const grant = this.#byAccessToken.get(authorization?.match(/^Bearer (.+)$/)?.[1] ?? '');
    if (!grant) throw invalidCredentials();
    if (!grant.scopes.includes(driveFile)) throw insufficientScope();
    return grant.email;
  }

  /** An hour goes by. */
  expireAccessTokens(): void {
    this.#byAccessToken.clear();
  }

  /** The person withdraws access at myaccount.google.com, or Google does so after six months of silence. */
  endGrants(which: (grant: Grant) => boolean = () => true): void {
    for (const tokens of [this.#byRefreshToken, this.#byAccessToken]) {
      for (const [token, grant] of tokens) if (which(grant)) tokens.delete(token);
    }
  }

  /** Only the permission for files goes; who asks is still known. */
  withdrawScope(): void {
    for (const tokens of [this.#byRefreshToken, this.#byAccessToken]) {
      for (const grant of tokens.values()) grant.scopes = grant.scopes.filter((scope) => scope !== driveFile);
    }
  }

  /** Refresh tokens that still open something. */
  get alive(): number {
    return this.#byRefreshToken.size;
  }

  #knows(email: string): boolean {
    return [...this.#byRefreshToken.values()].some((grant) => grant.email === email);
  }

  #answer(grant: Grant): object {
    const access_token = this.#token('ya29.access');
    this.#byAccessToken.set(access_token, grant);
    return { access_token, expires_in: 3599, scope: grant.scopes.join(' '), token_type: 'Bearer' };
  }

  #token(kind: string): string {
    this.#made++;
    return `${kind}-${createHash('sha256').update(`${kind} ${this.#made}`).digest('base64url')}`;
  }
}
