import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';
import type { OpenIdConfig } from '../config/sign-in-settings.ts';

type Claims = Record<string, unknown>;

export interface TestIssuer {
  /** How we are registered there. */
  client: OpenIdConfig;
  /** Changes the claims of ID tokens before they are signed again with the issuer's own key. */
  forge: ((claims: Claims) => Claims) | null;
  /** Sees every form that the token endpoint gets. */
  tokenRequests: URLSearchParams[];
  /** Follows a sign-in there as a browser does, and resolves to the address that it is sent back to. */
  signIn(authorizationUrl: string, login: string): Promise<URL>;
  /** Presses cancel instead. */
  cancel(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
}

/**
 * A real OpenID Connect provider (the `oidc-provider` package) on loopback. PKCE is required; any password is right.
 */
export async function startOpenIdIssuer(people: Record<string, Omit<AccountClaims, 'sub'>>): Promise<TestIssuer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = { ...newKey(), kid: 'k1', use: 'sig', alg: 'RS256' };
  const client = { id: 'oidc', name: 'Northmere', issuer, clientId: 'weekwise', clientSecret: 'a secret' } as const;
  const silenced = silenceConsole();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        // Addresses of native clients on loopback match at any port, and the server under test has a free one.
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/api/auth/callback/oidc'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  silenced.restore();
  const test: TestIssuer = {
    client,
    forge: null,
    tokenRequests: [],
    signIn: (url, login) => followTo(url, ({ action, prompt }) => ({ url: action, form: { prompt, login } })),
    cancel: (url) => followTo(url, ({ action }) => ({ url: `${action}/abort` })),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'token') return;
    test.tokenRequests.push(new URLSearchParams(ctx.oidc.body as Record<string, string>));
    const body = ctx.body as { id_token?: string };
    if (test.forge && body.id_token) ctx.body = { ...body, id_token: resigned(body.id_token, key, test.forge) };
  });
  server.on('request', provider.callback());
  return test;
}

function newKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
}

function resigned(token: string, key: JsonWebKey, forge: (claims: Claims) => Claims): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = forge(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

interface Page {
  /** Where the page's form goes. */
  action: string;
  prompt: 'login' | 'consent';
}

/** Follows redirects and answers the issuer's pages until it sends the browser elsewhere. */
async function followTo(
  start: string,
  answer: (page: Page) => { url: string; form?: Record<string, string> },
): Promise<URL> {
  const cookies = new Map<string, string>();
  const issuer = new URL(start).origin;
  let next: { url: string; form?: Record<string, string> } = { url: start };
  for (let steps = 0; steps < 20; steps += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      method: next.form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { body: new URLSearchParams(next.form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      const url = new URL(location, next.url);
      if (url.origin !== issuer) return url;
      next = { url: url.href };
      continue;
    }
    const html = await response.text();
    const action = html.match(/action="([^"]+)"/)?.[1];
    const prompt = html.match(/name="prompt" value="(login|consent)"/)?.[1] as Page['prompt'] | undefined;
    if (!action || !prompt) throw new Error(`The issuer answered ${response.status}: ${html.replace(/<[^>]+>/g, ' ')}`);
    next = answer({ action: new URL(action, next.url).href, prompt });
  }
  throw new Error('The issuer asked without end.');
}

/** The package prints that its sign-in pages are for tests only, which is what they are used for. */
function silenceConsole() {
  const { info, warn } = console;
  console.info = () => {};
  console.warn = () => {};
  return { restore: () => Object.assign(console, { info, warn }) };
}
