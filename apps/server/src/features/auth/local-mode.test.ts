import { expect, test } from 'vitest';
import { onScreenMail } from '../../adapters/mail/on-screen-mail.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ mail: onScreenMail() });

const requestLink = (headers = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/auth/request-email-magic-link',
    payload: { email: 'ann@example.edu' },
    headers,
  });

test('the link is in the answer, and it signs in', async () => {
  const { local_link, message } = (await requestLink()).json();
  expect(message).toMatch(/^Local mode/);
  const { pathname, search } = new URL(local_link);
  expect(pathname).toBe('/auth/verify-email-magic-link');
  const answer = await testApp.app.inject(`/api${pathname}${search}`);
  expect(answer.json().user.email).toBe('ann@example.edu');
});

test.each([
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { host: 'weekwise.tunnel.example' },
])('no link is shown to who comes through a proxy or another name: %j', async (headers) => {
  const answer = await requestLink(headers);
  expect([answer.statusCode, answer.json().code]).toEqual([502, 'mail_not_sent']);
  expect(answer.body).not.toContain('token=');
});
