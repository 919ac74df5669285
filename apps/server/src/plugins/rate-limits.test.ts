import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

async function lastOf(count: number, { app }: TestApp, remoteAddress: string) {
  for (let n = 1; n < count; n += 1) await app.inject({ url: '/api/auth/session', remoteAddress });
  return app.inject({ url: '/api/auth/session', remoteAddress });
}

test('one address cannot take the whole server: 429, when to come back, and others go on', async () => {
  const testApp = await startTestApp();
  const refused = await lastOf(3001, testApp, '203.0.113.1');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await lastOf(1, testApp, '203.0.113.2')).statusCode).toBe(200);
  await testApp.close();
});

test('in local mode only guessing is limited', async () => {
  const testApp = await startTestApp({ config: { localMode: true } });
  expect((await lastOf(3001, testApp, '127.0.0.1')).statusCode).toBe(200);
  const guess = () => testApp.app.inject('/api/auth/verify-email-magic-link?token=guess');
  for (let n = 0; n < 30; n += 1) await guess();
  expect((await guess()).statusCode).toBe(429);
  await testApp.close();
});
