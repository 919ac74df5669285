import { expect, test } from 'vitest';
import { tokenIn } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const askFor = (way: 'email' | 'phone_number', to: string, remoteAddress: string) =>
  testApp.app.inject({
    method: 'POST',
    url: way === 'email' ? '/api/auth/request-email-magic-link' : '/api/auth/request-sms-link',
    payload: { [way]: to },
    remoteAddress,
  });
const requestLink = (email: string, remoteAddress: string) => askFor('email', email, remoteAddress);
const open = (token: string, remoteAddress: string, way = 'email-magic') =>
  testApp.app.inject({ url: `/api/auth/verify-${way}-link?token=${token}`, remoteAddress });
const newestToken = () => tokenIn(testApp.mail.sent);

test('a lecture hall behind one address gets its links, and each of them opens there', async () => {
  const hall = '203.0.113.20';
  const opened: number[] = [];
  for (let student = 0; student < 300; student += 1) {
    const asked = await requestLink(`student${student}@example.edu`, hall);
    expect(asked.statusCode).toBe(200);
    opened.push((await open(newestToken(), hall)).statusCode);
  }
  expect(opened.filter((status) => status === 200)).toHaveLength(300);
});

test('the same hall by text message', async () => {
  const statuses = [];
  for (let student = 0; student < 300; student += 1) {
    const number = `+1555010${String(student).padStart(4, '0')}`;
    statuses.push((await askFor('phone_number', number, '203.0.113.21')).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect((await open(tokenIn(testApp.sms.sent), '203.0.113.21', 'sms')).statusCode).toBe(200);
});

test('nobody locks an address out from elsewhere', async () => {
  for (let n = 0; n < 8; n += 1) await requestLink('ann@example.edu', '198.51.100.1');
  const before = testApp.mail.sent.length;
  const own = await requestLink('ann@example.edu', '203.0.113.5');
  expect([own.statusCode, testApp.mail.sent.length]).toEqual([200, before + 1]);
  expect((await open(newestToken(), '203.0.113.5')).statusCode).toBe(200);
});

test('a mailbox is not filled from many places either, and its newest link stays good', async () => {
  const answers = [];
  for (let n = 0; n < 25; n += 1) answers.push(await requestLink('bea@example.edu', `198.51.100.${n + 10}`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
  expect(answers.at(-1)?.json()).toMatchObject({
    code: 'links_limited',
    message: 'Several links were sent just now. The newest one still works: look for it first, or wait a few minutes.',
  });
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await open(newestToken(), '203.0.113.6')).statusCode).toBe(200);
});

test('whoever guesses beside a student stops nobody at that address', async () => {
  await requestLink('cid@example.edu', '203.0.113.7');
  const guesses = [];
  for (let n = 0; n < 40; n += 1) guesses.push((await open(`guess${n}`, '203.0.113.7')).statusCode);
  expect(guesses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)]);
  expect((await open(newestToken(), '203.0.113.7')).statusCode).toBe(200);
});
