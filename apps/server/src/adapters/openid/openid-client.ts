import * as client from 'openid-client';
import { z } from 'zod';
import type { OpenIdConfig } from '../../config/sign-in-settings.ts';
import { type OpenIdChecks, OpenIdError, type OpenIdProfile, type OpenIdProvider } from './openid.port.ts';

const seconds = 10;

/** Standard claims (OpenID Connect Core 5.1). An address counts as verified only for a real `true`. */
const profileClaims = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).nullish().catch(null),
  email_verified: z.unknown().optional(),
  name: z.string().trim().max(200).nullish().catch(null),
});

/** A provider over its discovery document, read on first use and again after a failure. */
export function openIdProvider({ id, name, issuer, clientId, clientSecret }: OpenIdConfig): OpenIdProvider {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = () => {
    discovered ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: seconds,
        // The token endpoint is reached directly over TLS, which would do; the signature is checked all the same.
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((cause: unknown) => {
        discovered = undefined;
        throw new OpenIdError('unreachable', { cause });
      });
    return discovered;
  };

  return {
    id,
    name,
    issuer,

    async begin(redirectUri) {
      const checks: OpenIdChecks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(returnedTo, { state, nonce, codeVerifier }): Promise<OpenIdProfile> {
      const config = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(config, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The answer holds no ID token.');
        // Most issuers keep the address out of the token and hand it out here; the subject must be the same.
        const profile = profileClaims.parse(
          claims.email === undefined ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims,
        );
        return {
          subject: claims.sub,
          email: profile.email ?? null,
          emailVerified: profile.email_verified === true,
          name: profile.name ?? null,
        };
      } catch (cause) {
        throw new OpenIdError(reasonOf(cause), { cause });
      }
    },
  };
}

function reasonOf(error: unknown): OpenIdError['reason'] {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  // `fetch` reports a lost connection as a TypeError whose cause has the system's code.
  const lost = error instanceof TypeError && cause?.code !== undefined;
  // Our own registration there is wrong (RFC 6749, 5.2): nothing that the student did.
  const unregistered =
    error instanceof client.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error);
  return lost || unregistered || code === 'OAUTH_TIMEOUT' ? 'unreachable' : 'refused';
}
