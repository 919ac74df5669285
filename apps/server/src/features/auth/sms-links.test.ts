import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onScreenSms } from '../../adapters/sms/on-screen-sms.ts';
import { twilioSms } from '../../adapters/sms/twilio-sms.ts';
import { tokenIn } from '../../testing/student.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTwilio } from '../../testing/twilio-double.ts';

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'secret', from: '+15550100199' };

let twilio: Awaited<ReturnType<typeof startTwilio>>;
let testApp: TestApp;
let now = new Date('2026-09-07T10:00:00Z');
beforeAll(async () => {
  twilio = await startTwilio(account);
  testApp = await startTestApp({ sms: twilioSms(account, { apiUrl: twilio.apiUrl }), clock: () => now });
});
afterAll(async () => {
  await testApp.close();
  await twilio.close();
});

let caller = 0;
const newCaller = () => `127.2.0.${++caller}`;
const requestLink = (phone_number: string, app = testApp.app, headers = {}, remoteAddress = newCaller()) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/request-sms-link',
    payload: { phone_number },
    remoteAddress,
    headers,
  });
const verify = (token: string, path = 'verify-sms-link') =>
  testApp.app.inject({ url: `/api/auth/${path}?token=${token}`, remoteAddress: newCaller() });

async function textedToken(phoneNumber: string): Promise<string> {
  await requestLink(phoneNumber);
  return tokenIn(twilio.taken);
}

describe('a sign-in link by text message', () => {
  test('reaches the number through Twilio, in one message, and signs in: first as new, then as existing', async () => {
    const asked = await requestLink('+44 7700 900-456');
    expect(asked.json()).toMatchObject({ success: true, local_link: null });
    const { to, text } = twilio.taken.at(-1) ?? { to: '', text: '' };
    expect(to).toBe('+447700900456');
    expect(text).toMatch(/^Sign in to Weekwise: http:\S+\/auth\/verify-sms-link\?token=[A-Za-z]{32} It works once/);
    expect(text.length).toBeLessThanOrEqual(160);

    const first = await verify(tokenIn(twilio.taken));
    expect(first.json()).toMatchObject({
      user_type: 'new',
      user: { email: null, name: '+447700900456', current_folder: null },
    });
    expect(String(first.headers['set-cookie'])).toContain('HttpOnly');
    const second = await verify(await textedToken('00447700900456'));
    expect(second.json()).toMatchObject({ user_type: 'existing', user: { userId: first.json().user.userId } });
  });

  test('works once, for fifteen minutes, and never as a link by mail', async () => {
    const token = await textedToken('+447700900777');
    expect((await verify(token, 'verify-email-magic-link')).json().code).toBe('link_invalid');
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await verify(token)).json().code).toBe('link_invalid');

    const late = await textedToken('+447700900777');
    now = new Date(now.getTime() + 15 * 60_000);
    const answer = await verify(late);
    expect([answer.json().code, answer.json().message]).toEqual([
      'link_expired',
      'Token has expired. Please request a new one.',
    ]);
  });

  test('is answered the same for known and unknown numbers', async () => {
    await verify(await textedToken('+447700900111'));
    const [known, unknown] = [await requestLink('+447700900111'), await requestLink('+447700900222')];
    expect(known.json()).toEqual(unknown.json());
  });

  test.each(['', '5550100', '+', 'call me', '+1 555 010 019 955 501', "+1'; drop table"])(
    'is not sent to %j',
    async (number) => {
      const before = twilio.taken.length;
      const answer = await requestLink(number);
      expect([answer.statusCode, answer.json().detail.issues[0].field]).toEqual([400, 'phone_number']);
      expect(twilio.taken).toHaveLength(before);
    },
  );

  test('is limited per number', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push((await requestLink('+447700900333', testApp.app, {}, '127.2.1.1')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('that Twilio does not take is said so, without its words', async () => {
    twilio.failWith(503);
    const answer = await requestLink('+447700900444');
    twilio.failWith(null);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'sms_not_sent']);
    expect(answer.body).not.toContain('Unavailable');
  });
});

describe('which ways are set up', () => {
  const waysOf = async ({ app }: TestApp) => (await app.inject('/api/auth/sign-in-ways')).json();

  test('without a carrier there is no way by text message', async () => {
    expect(await waysOf(testApp)).toEqual({ email: true, sms: true, providers: [] });
    const without = await startTestApp({ sms: null });
    expect(await waysOf(without)).toEqual({ email: true, sms: false, providers: [] });
    expect((await requestLink('+447700900555', without.app)).json().code).toBe('sign_in_not_offered');
    await without.close();
  });

  test('in local mode the link is in the answer, but for nobody who comes through a proxy', async () => {
    const local = await startTestApp({ sms: onScreenSms() });
    const { local_link } = (await requestLink('+447700900666', local.app)).json();
    expect(local_link).toMatch(/\/auth\/verify-sms-link\?token=/);
    const tunnelled = await requestLink('+447700900666', local.app, { 'x-forwarded-for': '203.0.113.9' });
    expect([tunnelled.statusCode, tunnelled.body.includes('token=')]).toEqual([502, false]);
    await local.close();
  });
});
