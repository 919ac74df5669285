import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp, useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();

const change = async (headers: InjectOptions['headers']) => {
  const ann = await testApp.signIn();
  return ann.post(`/api/auth/logout/${ann.user.id}`, undefined, headers);
};

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:9999' },
  { origin: 'https://evil.example', host: 'evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a change asked for by another site is refused: %j', async (headers) => {
  const answer = await change(headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_refused']);
});

test.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  'our own goes through: %j',
  async (headers) => {
    expect((await change(headers)).statusCode).toBe(200);
  },
);

test('behind a public address, that address and the trusted ones are ours, and links lead there', async () => {
  const config = { baseUrl: 'https://weekwise.example.edu', trustedOrigins: ['http://localhost:5173'] };
  const { app, mail, close } = await startTestApp({ config });
  const ask = (origin: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/request-email-magic-link',
      payload: { email: 'ann@example.edu' },
      headers: { origin },
    });
  expect((await ask('https://weekwise.example.edu')).statusCode).toBe(200);
  expect(mail.sent.at(-1)?.text).toContain('https://weekwise.example.edu/auth/verify-email-magic-link?token=');
  expect((await ask('http://localhost:5173')).statusCode).toBe(200);
  expect(mail.sent.at(-1)?.text).toContain('http://localhost:5173/auth/');
  expect((await ask('http://127.0.0.1:4400')).statusCode).toBe(403);
  const token = mail.sent.at(-1)?.text.match(/token=(\w+)/)?.[1];
  const answer = await app.inject(`/api/auth/verify-email-magic-link?token=${token}`);
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-weekwise\.session_token=.*; Secure/);
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
  await close();
});
