import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemoSessions } from '../features/demo/demo-session.service.ts';
import { makeFolder } from '../testing/factories.ts';
import { tokenIn } from '../testing/student.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const baseUrl = 'https://weekwise.example.edu';
let http: TestApp;
let https: TestApp;
beforeAll(async () => {
  [http, https] = await Promise.all([startTestApp(), startTestApp({ config: { baseUrl } })]);
  for (const { deps } of [http, https]) {
    await mkdir(deps.webDirectory, { recursive: true });
    await writeFile(join(deps.webDirectory, 'index.html'), '<!doctype html><title>Weekwise</title>');
  }
});
afterAll(() => Promise.all([http.close(), https.close()]));

/** Pages, answers, files and refusals alike. */
const addresses = ['/', '/dashboard', '/nowhere', '/api/auth/session', '/api/nowhere', '/api/system/openapi.json'];

describe('headers', () => {
  test.each(addresses)('%s lets nothing foreign run, frame or guess', async (url) => {
    const { headers } = await http.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']).split(';');
    for (const rule of [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('behind https the browser is told to stay there, and only there', async () => {
    expect((await https.app.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect((await http.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
  });

  test('no cache keeps what is about one student', async () => {
    const ann = await http.signIn();
    for (const url of ['/api/auth/session', `/api/startup/${ann.user.id}`, '/api/account']) {
      const { statusCode, headers } = await ann.get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, expect.stringMatching(/no-store/)]);
    }
  });
});

describe('cookies', () => {
  async function signInCookie({ app, mail }: TestApp): Promise<string> {
    const payload = { email: 'ann@example.edu' };
    await app.inject({ method: 'POST', url: '/api/auth/request-email-magic-link', payload });
    const answer = await app.inject(`/api/auth/verify-email-magic-link?token=${tokenIn(mail.sent)}`);
    return String(answer.headers['set-cookie']);
  }

  test('behind https no other host of the domain can set one of ours', async () => {
    const session = await signInCookie(https);
    expect(session).toMatch(/^__Host-weekwise\.session_token=/);
    const demo = createDemoSessions(https.deps).open().cookie;
    expect(demo).toMatch(/^__Host-weekwise\.demo=/);
    for (const cookie of [session, demo]) {
      for (const attribute of [/; Path=\/(;|$)/, /; HttpOnly/, /; Secure/, /; SameSite=Lax/]) {
        expect(cookie).toMatch(attribute);
      }
      expect(cookie).not.toMatch(/Domain=/i);
    }
    const cookie = session.split(';')[0] ?? '';
    const asked = await https.app.inject({ url: '/api/auth/session', headers: { cookie } });
    expect(asked.json().user.email).toBe('ann@example.edu');
    // One of that name without the prefix could come from a neighbour.
    const planted = cookie.replace('__Host-', '');
    const answer = await https.app.inject({ url: '/api/auth/session', headers: { cookie: planted } });
    expect(answer.json().user).toBeNull();
  });

  test('on this machine they need no https, and are as closed otherwise', async () => {
    const session = await signInCookie(http);
    expect(session).toMatch(/^weekwise\.session_token=.*HttpOnly/);
    expect(session).not.toContain('Secure');
  });
});

describe('another site', () => {
  const crossSite = { 'sec-fetch-site': 'cross-site' };

  // A neighbour under the same domain is another site to us: the browser sends it our cookies.
  test.each(['cross-site', 'same-site'])(
    '(%s) starts nothing that a GET does: no week is made, no link spent',
    async (site) => {
      const ann = await http.signIn();
      const folder = await makeFolder(http.deps, ann.user);
      const week = `/api/folders/${folder.id}/weeks/1/generate-learning-activities-stream?user_id=${ann.user.id}`;
      for (const url of [week, '/api/auth/verify-email-magic-link?token=abc', `/api/startup/${ann.user.id}`]) {
        const answer = await ann.get(url, { 'sec-fetch-site': site });
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'origin_refused']);
        expect((await ann.get(url, { 'sec-fetch-site': 'same-origin' })).json().code).not.toBe('origin_refused');
      }
    },
  );

  test('may link to pages, lead back from a sign-in, and nothing else', async () => {
    const navigation = { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const url of ['/', '/wiki', '/api/auth/callback/oidc?state=x&code=y']) {
      expect((await http.app.inject({ url, headers: navigation })).statusCode).not.toBe(403);
    }
  });
});
