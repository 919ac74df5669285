import { z } from 'zod';
import { isLoopback } from '../lib/loopback.ts';
import { ConfigError } from './config-error.ts';

/** A client registered at an OpenID Connect issuer. */
export interface OpenIdConfig {
  id: 'google' | 'oidc';
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** How this server is registered at Google. */
export interface GoogleClientConfig {
  clientId: string;
  clientSecret: string;
}

export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the SID of a messaging service. */
  from: string;
}

/**
 * The part of the settings that says which ways to sign in there are besides links by e-mail, and what Google is for.
 */
export const signInEnv = {
  GOOGLE_CLIENT_ID: z.string().optional().meta({
    description:
      'Sign-in with Google and students’ Google Drives, together with `GOOGLE_CLIENT_SECRET`. Register `{BASE_URL}/api/auth/callback/google` and `{BASE_URL}/api/drives/google/callback` as redirect addresses.',
  }),
  GOOGLE_CLIENT_SECRET: z.string().optional().meta({ description: 'Secret of the Google client.' }),
  GOOGLE_DRIVE: z.enum(['true', 'false']).default('true').meta({
    description:
      'Whether students may keep courses in their Google Drive, where the Google client is set. It needs the Google Drive API enabled in the client’s project and asks for the scope `drive.file` alone. `false` leaves Google for signing in.',
  }),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'Sign-in with any OpenID Connect issuer, together with `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`. Register `{BASE_URL}/api/auth/callback/oidc` as the redirect address. Plain `http` only on loopback.',
    }),
  OIDC_CLIENT_ID: z.string().optional().meta({ description: 'Client id at the issuer.' }),
  OIDC_CLIENT_SECRET: z.string().optional().meta({ description: 'Client secret at the issuer.' }),
  OIDC_NAME: z.string().optional().meta({
    description: "What the button calls the issuer, such as `Northmere University`. Without it: the issuer's host.",
  }),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, { error: 'must be AC and 32 hexadecimal digits' })
    .optional()
    .meta({
      description:
        'Sign-in links by text message through Twilio, together with `TWILIO_AUTH_TOKEN` and `TWILIO_FROM`. Without it, and in local mode only, they are shown on the screen.',
    }),
  TWILIO_AUTH_TOKEN: z.string().optional().meta({ description: 'Auth token of the Twilio account.' }),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32})$/, {
      error: 'must be a number such as +15550100199, or a service (MG…)',
    })
    .optional()
    .meta({ description: 'Who text messages come from: a number of the account, or the SID of a messaging service.' }),
};

type SignInEnv = z.output<z.ZodObject<typeof signInEnv>>;

function googleClient(env: SignInEnv): GoogleClientConfig | null {
  const set = together({ GOOGLE_CLIENT_ID: env.GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: env.GOOGLE_CLIENT_SECRET });
  return set && { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET };
}

/** null: no Google Drives. */
export function googleDrive(env: SignInEnv): GoogleClientConfig | null {
  return env.GOOGLE_DRIVE === 'true' ? googleClient(env) : null;
}

export function openIdProviders(env: SignInEnv): OpenIdConfig[] {
  const google = googleClient(env);
  const oidc = together({
    OIDC_ISSUER: env.OIDC_ISSUER,
    OIDC_CLIENT_ID: env.OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET: env.OIDC_CLIENT_SECRET,
  });
  const providers: OpenIdConfig[] = [];
  if (google) {
    providers.push({ id: 'google', name: 'Google', issuer: 'https://accounts.google.com', ...google });
  }
  if (oidc) {
    const issuer = new URL(oidc.OIDC_ISSUER);
    if (issuer.protocol === 'http:' && !isLoopback(issuer.hostname)) {
      throw new ConfigError('OIDC_ISSUER must be an https address: who is signing in would travel readably over http.');
    }
    const [clientId, clientSecret] = [oidc.OIDC_CLIENT_ID, oidc.OIDC_CLIENT_SECRET];
    providers.push({
      id: 'oidc',
      name: env.OIDC_NAME ?? issuer.host,
      issuer: oidc.OIDC_ISSUER,
      clientId,
      clientSecret,
    });
  }
  return providers;
}

export function twilio(env: SignInEnv): TwilioConfig | null {
  const set = together({
    TWILIO_ACCOUNT_SID: env.TWILIO_ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: env.TWILIO_AUTH_TOKEN,
    TWILIO_FROM: env.TWILIO_FROM,
  });
  return set && { accountSid: set.TWILIO_ACCOUNT_SID, authToken: set.TWILIO_AUTH_TOKEN, from: set.TWILIO_FROM };
}

/** Settings that mean something only together: all of them, or null where none is set. */
function together<Name extends string>(settings: Record<Name, string | undefined>): Record<Name, string> | null {
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(settings).length) return null;
  if (missing.length > 0) {
    throw new ConfigError(`${missing.join(' and ')} must be set too: ${Object.keys(settings).join(', ')} go together.`);
  }
  return settings as Record<Name, string>;
}
