import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smtpMail } from '../../adapters/mail/smtp-mail.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { tokenIn } from '../../testing/student.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let testApp: TestApp;
let now = new Date('2026-09-07T10:00:00Z');
beforeAll(async () => {
  mailServer = await startMailServer((user, password) => user === 'weekwise' && password === 'secret');
  const url = `smtp://weekwise:secret@127.0.0.1:${mailServer.port}`;
  const mail = smtpMail({ url, from: 'Weekwise <weekwise@example.edu>' });
  testApp = await startTestApp({ mail, clock: () => now });
});
afterAll(async () => {
  await testApp.close();
  await mailServer.close();
});

/** Asks for a link and reads its token in the mail that the server received. */
async function mailedToken(email: string): Promise<string> {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/auth/request-email-magic-link',
    payload: { email },
  });
  expect(answer.statusCode).toBe(200);
  expect(mailServer.received.at(-1)?.to).toEqual([email]);
  return tokenIn(mailServer.received);
}

const open = (token: string, remoteAddress: string) =>
  testApp.app.inject({ url: `/api/auth/verify-email-magic-link?token=${token}`, remoteAddress });

describe('a link that a mail server received', () => {
  test('signs in', async () => {
    const answer = await open(await mailedToken('ann@example.edu'), '127.3.0.1');
    expect(answer.json()).toMatchObject({ success: true, user: { email: 'ann@example.edu' } });
  });

  test('that expired, was used, is forged or cut short says which and what to do', async () => {
    const invalid = 'This sign-in link is not valid or was already used. Please request a new one.';
    const saidFor = async (token: string) => {
      const { statusCode, headers, body } = await open(token, '127.3.0.2');
      expect([statusCode, headers['set-cookie']]).toEqual([400, undefined]);
      return JSON.parse(body).message;
    };
    const token = await mailedToken('bea@example.edu');
    expect(await saidFor(token.slice(0, -1))).toBe(invalid);
    expect(await saidFor(`${token}A`)).toBe(invalid);
    expect(await saidFor('A'.repeat(32))).toBe(invalid);
    expect((await open(token, '127.3.0.2')).statusCode).toBe(200);
    expect(await saidFor(token)).toBe(invalid);

    const late = await mailedToken('bea@example.edu');
    now = new Date(now.getTime() + 15 * 60_000);
    expect(await saidFor(late)).toBe('Token has expired. Please request a new one.');
  });
});

describe('10,000 guesses of a token that exists', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const letter = (n: number) => letters[n % letters.length] ?? 'a';

  /** Neighbours of the token: one letter changed at one place, or all that a guesser with most of it would try. */
  function* guessesNear(token: string): Generator<string> {
    for (let n = 0; ; n += 1) {
      const at = n % token.length;
      const guess = `${token.slice(0, at)}${letter(Math.floor(n / token.length))}${token.slice(at + 1)}`;
      yield guess === token ? token.toUpperCase() : guess;
    }
  }

  async function guess(token: string, count: number, addressOf: (n: number) => string) {
    const statuses = new Map<number, number>();
    const guesses = guessesNear(token);
    for (let sent = 0, size = 1; sent < count; sent += size) {
      // One after the other until the limit is known to count, then as many at once as a busy server sees.
      size = sent < 50 ? 1 : Math.min(250, count - sent);
      const batch = Array.from({ length: size }, (_, n) => open(guesses.next().value ?? '', addressOf(sent + n)));
      for (const { statusCode } of await Promise.all(batch)) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
    return Object.fromEntries(statuses);
  }

  test('from one address: thirty are answered, the rest is sent away, and the owner still gets in', async () => {
    const token = await mailedToken('cid@example.edu');
    expect(await guess(token, 10_000, () => '203.0.113.7')).toEqual({ 400: 30, 429: 9970 });
    const refused = await open('guess', '203.0.113.7');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open(token, '127.3.0.3')).statusCode).toBe(200);
  });

  test('from addresses without number none is right either', async () => {
    const token = await mailedToken('dan@example.edu');
    const addressOf = (n: number) => `10.0.${n >> 8}.${n & 255}`;
    expect(await guess(token, 300, addressOf)).toEqual({ 400: 300 });
    expect((await open(token, '127.3.0.4')).statusCode).toBe(200);
  });

  test('an address of version 6 counts by its network, which one guesser has all of', async () => {
    const token = await mailedToken('eve@example.edu');
    const addressOf = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
    expect(await guess(token, 100, addressOf)).toEqual({ 400: 30, 429: 70 });
  });
});
