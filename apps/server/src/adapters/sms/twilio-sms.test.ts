import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwilio } from '../../testing/twilio-double.ts';
import { twilioSms } from './twilio-sms.ts';

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a:secret & more', from: '+15550100199' };
const message = { to: '+447700900123', text: 'Sign in: https://weekwise.example.edu/x?token=A&b=c + 50% ¡hola!' };

let twilio: Awaited<ReturnType<typeof startTwilio>>;
beforeAll(async () => {
  twilio = await startTwilio(account);
});
afterAll(() => twilio.close());

test('a message is taken, letter by letter', async () => {
  await twilioSms(account, { apiUrl: twilio.apiUrl }).send(message);
  expect(twilio.taken.at(-1)).toEqual({ ...message, from: account.from });
});

test('a messaging service sends in place of a number', async () => {
  const service = { ...account, from: `MG${'0'.repeat(32)}` };
  const other = await startTwilio(service);
  await twilioSms(service, { apiUrl: other.apiUrl }).send(message);
  expect(other.taken).toEqual([{ ...message, from: service.from }]);
  await other.close();
});

test.each([
  ['a wrong token', { ...account, authToken: 'stolen' }, message, 401, 20003],
  ['another sender', { ...account, from: '+15550100000' }, message, 400, 21606],
  ['a number that is none', account, { ...message, to: '+0' }, 400, 21211],
  ['no text', account, { ...message, text: '' }, 400, 21602],
  ['too long a text', account, { ...message, text: 'x'.repeat(1601) }, 400, 21617],
])('%s is an error with the code of Twilio, and not worth a second try', async (_name, as, sent, status, code) => {
  const failure = await twilioSms(as, { apiUrl: twilio.apiUrl })
    .send(sent)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TwilioError', status, code, retryable: false });
  expect(String(failure)).not.toContain(as.authToken);
});

test('an outage is worth a second try', async () => {
  twilio.failWith(503);
  await expect(twilioSms(account, { apiUrl: twilio.apiUrl }).send(message)).rejects.toMatchObject({ retryable: true });
  twilio.failWith(null);
});

test('an answer that is no JSON is an error with its status', async () => {
  const fetch = async () => new Response('<html>gateway</html>', { status: 502 });
  await expect(twilioSms(account, { fetch }).send(message)).rejects.toMatchObject({ status: 502, code: null });
});
