import { userInfo } from '@weekwise/contracts/auth.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users, verifications } from '../../db/schema/auth.ts';
import { makeFolder } from '../../testing/factories.ts';
import { tokenIn } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { tokenIdentifier } from './tokens.service.ts';

const testApp = useTestApp();

// Each test asks from its own address, so that the limits of one do not stop another.
let caller = 0;
const newCaller = () => `127.0.1.${++caller}`;
const requestLink = (email: string, remoteAddress = newCaller(), headers = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/auth/request-email-magic-link',
    payload: { email },
    remoteAddress,
    headers,
  });
const verify = (token: string, headers = {}) =>
  testApp.app.inject({
    url: `/api/auth/verify-email-magic-link?token=${token}`,
    remoteAddress: newCaller(),
    headers,
  });

async function mailedToken(email: string): Promise<string> {
  await requestLink(email);
  return tokenIn(testApp.mail.sent);
}

describe('asking for a link', () => {
  test('mails a link to the web route, and answers the same for known and unknown addresses', async () => {
    await testApp.signIn('known@example.edu');
    const answers = [await requestLink('known@example.edu'), await requestLink('never-seen@example.edu')];
    for (const answer of answers) expect(answer.statusCode).toBe(200);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(answers[0]?.json().local_link).toBeNull();
    expect(testApp.mail.sent.at(-1)).toMatchObject({
      to: 'never-seen@example.edu',
      text: expect.stringMatching(/\/auth\/verify-email-magic-link\?token=[A-Za-z]{32}\n/),
    });
  });

  test.each(['', 'no address', 'a@b', `${'x'.repeat(250)}@example.edu`])('refuses %j', async (email) => {
    const answer = await requestLink(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', detail: { issues: [{ field: 'email' }] } });
  });

  test('keeps only the hash of a token', async () => {
    const token = await mailedToken('hash@example.edu');
    const rows = await testApp.deps.db.select().from(verifications);
    expect(rows.some((row) => row.identifier === tokenIdentifier('email-link', token))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('says so when the mail server takes nothing', async () => {
    testApp.mail.failing = true;
    const answer = await requestLink('unlucky@example.edu');
    testApp.mail.failing = false;
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'mail_not_sent']);
    expect(answer.body).not.toContain('ECONNREFUSED');
  });

  test('is limited per address it goes to, and per address it comes from', async () => {
    const toOne = [];
    for (let n = 0; n < 6; n += 1) toOne.push(await requestLink('pestered@example.edu', '127.0.3.1'));
    expect(toOne.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(toOne.at(-1)?.json().code).toBe('links_limited');
    expect(Number(toOne.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);

    const fromOne = newCaller();
    for (let n = 0; n < 450; n += 1) await requestLink(`reader${n}@example.edu`, fromOne);
    expect((await requestLink('reader450@example.edu', fromOne)).statusCode).toBe(429);
  });
});

describe('following a link', () => {
  test('signs in: a cookie that scripts cannot read, for 30 days', async () => {
    const answer = await verify(await mailedToken(' New.Student@Example.edu '));
    expect(answer.statusCode).toBe(200);
    const { user, expires_at } = answer.json();
    expect(userInfo.parse(user)).toMatchObject({
      email: 'new.student@example.edu',
      name: 'new.student',
      current_folder: null,
    });
    expect(Math.abs(Date.parse(expires_at) - Date.now() - limits.sessionLifetime)).toBeLessThan(60_000);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^weekwise\.session_token=/);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${limits.sessionLifetime / 1000}`]) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Secure');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('works once, also for two at the same time', async () => {
    const token = await mailedToken('once@example.edu');
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    const again = await verify(token);
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_invalid']);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('an expired one says that it expired, each time it is opened', async () => {
    const token = await mailedToken('late@example.edu');
    await testApp.deps.db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(verifications.identifier, tokenIdentifier('email-link', token)));
    for (const answer of [await verify(token), await verify(token)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_expired']);
      expect(answer.json().message).toBe('Token has expired. Please request a new one.');
    }
  });

  test.each(['x', 'A'.repeat(32), 'A'.repeat(500), '%00', "' or 1=1 --"])(
    'a made-up token %j is invalid',
    async (made) => {
      const answer = await verify(encodeURIComponent(made));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_invalid']);
    },
  );

  test('a truncated one is invalid, and the whole one still works', async () => {
    const token = await mailedToken('cut@example.edu');
    expect((await verify(token.slice(0, -1))).json().code).toBe('link_invalid');
    expect((await verify(token)).statusCode).toBe(200);
  });

  test('without a token the request is not complete', async () => {
    const answer = await verify('');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  });

  test('the same address in other letters is the same student', async () => {
    const first = (await verify(await mailedToken('same@example.edu'))).json();
    const second = (await verify(await mailedToken('SAME@EXAMPLE.EDU'))).json();
    expect(second.user.userId).toBe(first.user.userId);
    expect(await testApp.deps.db.select().from(users).where(eq(users.email, 'same@example.edu'))).toHaveLength(1);
  });

  test('ends the session that the browser had before', async () => {
    const before = await testApp.signIn();
    const token = await mailedToken('after@example.edu');
    await verify(`${token}&instead_of=${before.user.id}`, { cookie: before.cookie });
    expect((await before.get(`/api/auth/user/${before.user.id}`)).statusCode).toBe(401);
  });

  test('guessing is limited', async () => {
    const guess = () =>
      testApp.app.inject({ url: '/api/auth/verify-email-magic-link?token=guess', remoteAddress: '127.0.2.1' });
    for (let n = 0; n < 30; n += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('the session', () => {
  test('says who is there, and nobody for a visitor', async () => {
    expect((await testApp.app.inject('/api/auth/session')).json()).toEqual({ user: null, expires_at: null });
    const ann = await testApp.signIn();
    const folder = await makeFolder(testApp.deps, ann.user);
    const { user } = (await ann.get('/api/auth/session')).json();
    expect(user).toEqual({ ...ann.user, userId: ann.user.id, current_folder: folder.id });
    expect((await ann.get(`/api/auth/user/${ann.user.id}`)).json()).toEqual(user);
  });

  test('is over after 30 days', async () => {
    const ann = await testApp.signIn();
    await testApp.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, ann.user.id));
    expect((await ann.get(`/api/auth/user/${ann.user.id}`)).statusCode).toBe(401);
    expect((await ann.get('/api/auth/session')).json().user).toBeNull();
  });

  test('is useless after signing out, and other sessions stay', async () => {
    const laptop = await testApp.signIn('two-devices@example.edu');
    const phone = await testApp.signIn('two-devices@example.edu');
    const answer = await laptop.post(`/api/auth/logout/${laptop.user.id}`);
    expect(answer.json()).toEqual({ success: true });
    expect(String(answer.headers['set-cookie'])).toMatch(/weekwise\.session_token=;.*Max-Age=0/);
    expect((await laptop.get(`/api/auth/user/${laptop.user.id}`)).statusCode).toBe(401);
    expect((await phone.get(`/api/auth/user/${phone.user.id}`)).statusCode).toBe(200);
  });

  test('clear_persistent ends all of this student’s sessions and nobody else’s', async () => {
    const laptop = await testApp.signIn('everywhere@example.edu');
    const phone = await testApp.signIn('everywhere@example.edu');
    const bob = await testApp.signIn();
    await laptop.post(`/api/auth/logout/${laptop.user.id}?clear_persistent=true`);
    expect((await phone.get(`/api/auth/user/${phone.user.id}`)).statusCode).toBe(401);
    expect((await bob.get(`/api/auth/user/${bob.user.id}`)).statusCode).toBe(200);
  });

  test('cannot be ended for somebody else', async () => {
    const ann = await testApp.signIn();
    const bob = await testApp.signIn();
    expect((await bob.post(`/api/auth/logout/${ann.user.id}`)).statusCode).toBe(403);
    expect((await ann.get(`/api/auth/user/${ann.user.id}`)).statusCode).toBe(200);
  });
});
