import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIdProvider } from '../../adapters/openid/openid-client.ts';
import { accounts, users, verifications } from '../../db/schema/auth.ts';
import { startOpenIdIssuer, type TestIssuer } from '../../testing/openid-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let issuer: TestIssuer;
let testApp: TestApp;

beforeAll(async () => {
  issuer = await startOpenIdIssuer({
    amina: { email: 'Amina@example.edu', email_verified: true, name: 'Amina Diallo' },
    mallory: { email: 'victim@example.edu', email_verified: false, name: 'Mallory' },
    textual: { email: 'victim@example.edu', email_verified: 'true' as unknown as boolean, name: 'Mallory' },
    nameless: { name: 'No Address' },
  });
  testApp = await startTestApp({
    openIdProviders: [openIdProvider(issuer.client), openIdProvider({ ...issuer.client, id: 'google', name: 'Other' })],
  });
});
afterAll(async () => {
  await testApp.close();
  await issuer.close();
});

const host = '127.0.0.1:4400';
// Each call comes from its own address, so that the limits of one test do not stop another.
let caller = 0;
const get = (url: string, headers = {}) => {
  caller += 1;
  const remoteAddress = `127.1.${caller >> 8}.${caller & 255}`;
  return testApp.app.inject({ url, headers: { host, ...headers }, remoteAddress });
};
const cookieIn = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0];
const errorIn = (answer: { headers: { location?: string } }) =>
  new URLSearchParams(answer.headers.location?.split('?')[1]).get('error');

/** From the button to the return address, with the cookie that the browser holds. */
async function signInThere(login = 'amina', change: (url: URL) => void = () => {}) {
  const begun = await get('/api/auth/login?provider=oidc');
  expect(begun.statusCode).toBe(302);
  const authorization = new URL(String(begun.headers.location));
  change(authorization);
  const returned = await issuer.signIn(authorization.href, login);
  return { cookie: cookieIn(begun), returned, path: `${returned.pathname}${returned.search}` };
}

const sessionOf = async (cookie: string | undefined) => (await get('/api/auth/session', { cookie })).json().user;
const refused = 'The sign-in could not be checked, or was not started in this browser. Start it again.';

describe('signing in at an OpenID Connect issuer', () => {
  test('leads there with PKCE, state and nonce, and back to / with a session', async () => {
    const begun = await get('/api/auth/login');
    const asked = new URL(String(begun.headers.location));
    expect(asked.origin).toBe(issuer.client.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `http://${host}/api/auth/callback/oidc`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^weekwise\.login=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/callback; HttpOnly; SameSite=Lax$/,
    );

    const { cookie, path } = await signInThere();
    const answer = await get(path, { cookie });
    const landed = new URL(String(answer.headers.location), `http://${host}`);
    const session = (answer.headers['set-cookie'] as string[]).find((line) => line.includes('session_token'));
    const user = await sessionOf(session?.split(';')[0]);
    expect(user).toMatchObject({ email: 'amina@example.edu', name: 'Amina Diallo' });
    expect([landed.host, landed.pathname]).toEqual([host, '/']);
    expect(Object.fromEntries(landed.searchParams)).toEqual({
      auth: 'success',
      user_id: user.userId,
      email: 'amina@example.edu',
      name: 'Amina Diallo',
    });
    expect(issuer.tokenRequests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
  });

  test('keeps neither state nor tokens of the issuer in the database', async () => {
    const { cookie, path } = await signInThere();
    const state = new URL(path, 'http://x').searchParams.get('state') ?? '';
    expect(JSON.stringify(await testApp.deps.db.select().from(verifications))).not.toContain(state);
    await get(path, { cookie });
    const [kept] = await testApp.deps.db.select().from(accounts);
    expect(kept).toMatchObject({ accountId: 'amina', accessToken: null, refreshToken: null, idToken: null });
  });

  test('ends the session that the browser had before', async () => {
    const before = await testApp.signIn();
    const { cookie, path } = await signInThere();
    await get(path, { cookie: `${cookie}; ${before.cookie}` });
    expect(await sessionOf(before.cookie)).toBeNull();
  });

  test('moves to the one registered address first, however this machine is called', async () => {
    const answer = await get('/api/auth/login?provider=oidc', { host: 'localhost:4400' });
    expect(answer.headers.location).toBe(`http://${host}/api/auth/login?provider=oidc`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('leads to our own pages only', () => {
  const elsewhere =
    'return_to=https%3A%2F%2Fevil.example&callbackURL=//evil.example&redirect_uri=https%3A%2F%2Fevil.example';

  test('whatever the address asks for on the way out and back', async () => {
    const begun = await get(`/api/auth/login?provider=oidc&${elsewhere}`);
    const asked = new URL(String(begun.headers.location));
    expect(asked.searchParams.getAll('redirect_uri')).toEqual([`http://${host}/api/auth/callback/oidc`]);
    expect(asked.href).not.toContain('evil');
    const returned = await issuer.signIn(asked.href, 'amina');
    const answer = await get(`${returned.pathname}${returned.search}&${elsewhere}`, { cookie: cookieIn(begun) });
    expect(answer.headers.location).toMatch(/^\/\?auth=success&/);
    expect(answer.headers.location).not.toContain('evil');
  });

  test.each([{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }, { origin: 'https://evil.example' }])(
    'whatever the request calls this machine: %j',
    async (headers) => {
      const answer = await get('/api/auth/login?provider=oidc', headers);
      expect(answer.headers.location).not.toContain('evil');
    },
  );
});

describe('is refused, with no session', () => {
  const expectRefused = async (path: string, cookie: string | undefined, text = refused) => {
    const answer = await get(path, cookie === undefined ? {} : { cookie });
    expect(answer.statusCode).toBe(302);
    expect(errorIn(answer)).toBe(text);
    expect(String(answer.headers['set-cookie'])).not.toContain('session_token');
  };

  test('when the address that came back is opened a second time', async () => {
    const { cookie, path } = await signInThere();
    expect((await get(path, { cookie })).headers.location).toContain('auth=success');
    await expectRefused(path, cookie);
  });

  test('for a code of an earlier sign-in under a fresh state', async () => {
    const old = await signInThere();
    await get(old.path, { cookie: old.cookie });
    const fresh = await signInThere();
    const replayed = new URL(fresh.returned);
    replayed.searchParams.set('code', old.returned.searchParams.get('code') ?? '');
    await expectRefused(`${replayed.pathname}${replayed.search}`, fresh.cookie);
  });

  test('in another browser, with another state, or without one', async () => {
    const { path, cookie } = await signInThere();
    await expectRefused(path, undefined);
    await expectRefused(path, 'weekwise.login=somebody-elses');
    await expectRefused(path.replace(/state=[^&]+/, 'state=forged'), cookie);
    await expectRefused(path.replace(/state=[^&]+&?/, ''), cookie);
    await expectRefused('/api/auth/callback/oidc', undefined);
  });

  test('when the nonce is another', async () => {
    const { path, cookie } = await signInThere('amina', (url) => url.searchParams.set('nonce', 'another'));
    await expectRefused(path, cookie);
  });

  test('when the proof of the code is another', async () => {
    const otherChallenge = 'A'.repeat(43);
    const { path, cookie } = await signInThere('amina', (url) =>
      url.searchParams.set('code_challenge', otherChallenge),
    );
    await expectRefused(path, cookie);
  });

  test.each([
    ['audience', { aud: 'another-client' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['time', { exp: 1 }],
    ['subject', { sub: 'victim' }],
  ])('when the %s of the ID token is another, though the issuer signed it', async (_name, change) => {
    const { path, cookie } = await signInThere();
    issuer.forge = (claims) => ({ ...claims, ...change });
    await expectRefused(path, cookie);
    issuer.forge = null;
  });

  test('when it ends at another issuer than it began at', async () => {
    const { path, cookie } = await signInThere();
    await expectRefused(path.replace('/oidc', '/google'), cookie);
  });

  test('when it took longer than ten minutes', async () => {
    const { path, cookie } = await signInThere();
    await testApp.deps.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
    await expectRefused(path, cookie);
  });

  test('when the student presses cancel there', async () => {
    const begun = await get('/api/auth/login?provider=oidc');
    const returned = await issuer.cancel(String(begun.headers.location));
    const text = 'The sign-in was cancelled. Nothing has changed.';
    await expectRefused(`${returned.pathname}${returned.search}`, cookieIn(begun), text);
  });

  test('where no such way is set up', async () => {
    expect(errorIn(await get('/api/auth/login?provider=nobody'))).toMatch(/^This way to sign in is not set up here/);
  });
});

describe('whose account it is', () => {
  const finish = async (login: string) => {
    const { cookie, path } = await signInThere(login);
    return await get(path, { cookie });
  };

  test('the same verified address is the same student, by link or by issuer, and once connected also after it changed', async () => {
    const byLink = await testApp.signIn('amina@example.edu');
    const landed = await finish('amina');
    expect(landed.headers.location).toContain(`user_id=${byLink.user.id}`);
    await testApp.deps.db.update(users).set({ email: 'a.diallo@example.edu' }).where(eq(users.id, byLink.user.id));
    expect((await finish('amina')).headers.location).toContain(`user_id=${byLink.user.id}`);
    expect(await testApp.deps.db.select().from(accounts).where(eq(accounts.userId, byLink.user.id))).toHaveLength(1);
  });

  test('an address that the issuer does not vouch for opens nobody’s account, known or not', async () => {
    const text = 'That account has no verified e-mail address. Verify it there, or use a sign-in link by e-mail.';
    const before = await finish('mallory');
    const victim = await testApp.signIn('victim@example.edu');
    for (const answer of [before, await finish('mallory'), await finish('textual'), await finish('nameless')]) {
      expect(errorIn(answer)).toBe(text);
      expect(String(answer.headers['set-cookie'])).not.toContain('session_token');
    }
    expect(await testApp.deps.db.select().from(accounts).where(eq(accounts.userId, victim.user.id))).toEqual([]);
  });

  test('two first sign-ins at the same time make one account', async () => {
    const both = await Promise.all([signInThere(), signInThere()]);
    await testApp.deps.db.delete(users).where(eq(users.email, 'a.diallo@example.edu'));
    const answers = await Promise.all(both.map(({ cookie, path }) => get(path, { cookie })));
    const ids = answers.map(({ headers }) => new URLSearchParams(String(headers.location)).get('user_id'));
    expect(new Set(ids).size).toBe(1);
  });
});

test('an issuer that is away is said to be, and asked again on the next try', async () => {
  const away = await startOpenIdIssuer({});
  await away.close();
  const provider = openIdProvider(away.client);
  const app = await startTestApp({ openIdProviders: [provider] });
  const answer = await app.app.inject({ url: '/api/auth/login', headers: { host } });
  expect(errorIn(answer)).toMatch(/^The other site does not answer/);
  await app.close();
});

test('a client secret that the issuer does not know is our failure, not the student’s', async () => {
  const client = { ...issuer.client, clientSecret: 'outdated' };
  const app = await startTestApp({ openIdProviders: [openIdProvider(client)] });
  const begun = await app.app.inject({ url: '/api/auth/login', headers: { host } });
  const returned = await issuer.signIn(String(begun.headers.location), 'amina');
  const url = `${returned.pathname}${returned.search}`;
  const answer = await app.app.inject({ url, headers: { host, cookie: cookieIn(begun) } });
  expect(errorIn(answer)).toMatch(/^The other site does not answer as it should/);
  await app.close();
});

test('behind https the cookie is Secure and the return address is the public one', async () => {
  const config = { baseUrl: 'https://weekwise.example.edu' };
  const app = await startTestApp({ config, openIdProviders: [openIdProvider(issuer.client)] });
  const answer = await app.app.inject('/api/auth/login');
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-weekwise\.login=.*; Secure$/);
  const redirectUri = new URL(String(answer.headers.location)).searchParams.get('redirect_uri');
  expect(redirectUri).toBe('https://weekwise.example.edu/api/auth/callback/oidc');
  await app.close();
});

test('starting sign-ins is limited', async () => {
  const start = () => testApp.app.inject({ url: '/api/auth/login', headers: { host }, remoteAddress: '127.0.9.9' });
  for (let n = 0; n < 120; n += 1) expect((await start()).statusCode).toBe(302);
  const refusal = await start();
  expect(refusal.statusCode).toBe(429);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
});
