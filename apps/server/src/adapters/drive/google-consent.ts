import { randomBytes } from 'node:crypto';
import type { auth } from '@googleapis/drive';
import type { GoogleClientConfig } from '../../config/sign-in-settings.ts';
import { type ConsentChecks, ConsentError, type DriveConsent } from './consent.port.ts';
import { DriveError } from './drive.port.ts';
import { GoogleCalls, type GoogleOptions, oauthClient } from './google-calls.ts';
import { refusalOf } from './google-refusal.ts';

/** Files that this app makes, and those that the person opens with it. */
const scope = 'https://www.googleapis.com/auth/drive.file';

/** Google's consent page (https://developers.google.com/identity/protocols/oauth2/web-server). */
export function googleConsent(config: GoogleClientConfig, options: GoogleOptions = {}): DriveConsent {
  return {
    async begin(redirectUri, account) {
      const client = oauthClient(config, options);
      const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
      const state = randomBytes(32).toString('base64url');
      const url = client.generateAuthUrl({
        scope,
        state,
        redirect_uri: redirectUri,
        // A refresh token comes only with both, and only then every time.
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: codeChallenge,
        code_challenge_method: challengeMethod,
        ...(account && { login_hint: account }),
      });
      return { url, checks: { state, codeVerifier } };
    },

    async finish(returnedTo, { state, codeVerifier }: ConsentChecks) {
      const said = returnedTo.searchParams;
      if (said.get('error') === 'access_denied') throw new ConsentError('cancelled');
      const code = said.get('code');
      if (!code || said.get('state') !== state) throw new ConsentError('refused');
      const client = oauthClient(config, options);
      const redirect_uri = `${returnedTo.origin}${returnedTo.pathname}`;
      const { tokens } = await client.getToken({ code, codeVerifier, redirect_uri }).catch(refuse);
      // Google lets people untick what was asked for.
      if (!tokens.scope?.split(' ').includes(scope)) throw new ConsentError('scope_missing');
      if (!tokens.refresh_token) throw new ConsentError('refused');
      client.setCredentials(tokens);
      const calls = new GoogleCalls(client, options);
      const fields = 'user(emailAddress)';
      const { data } = await calls.call((signal) => calls.drive.about.get({ fields }, { signal })).catch(refuse);
      const account = data.user?.emailAddress;
      if (!account) throw new ConsentError('refused');
      return { secret: tokens.refresh_token, account };
    },

    async revoke(secret) {
      const client = oauthClient(config, options);
      await client.revokeToken(secret).catch((error: unknown) => {
        if (!refusalOf(error)) throw error;
      });
    },
  };
}

const challengeMethod = 'S256' as NonNullable<
  Parameters<InstanceType<typeof auth.OAuth2>['generateAuthUrl']>[0]
>['code_challenge_method'];

function refuse(error: unknown): never {
  // Its own details are kept back: they may hold the code or a token.
  if (error instanceof DriveError) {
    throw new ConsentError(error.code === 'scope_missing' ? 'scope_missing' : 'unreachable', { cause: error });
  }
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const { status, reason } = refusal;
  const cause = new Error(`Google answered ${[status ?? 'nothing', reason].filter(Boolean).join(', ')}`);
  // Our own registration there is wrong (RFC 6749, 5.2): nothing that the student did.
  const unregistered = reason === 'invalid_client' || reason === 'unauthorized_client';
  const refused = status !== null && status < 500 && status !== 429 && !unregistered;
  throw new ConsentError(refused ? 'refused' : 'unreachable', { cause });
}
