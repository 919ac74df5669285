import { limits } from '@weekwise/contracts/limits.ts';
import { expect, test } from 'vitest';
import type { Student } from '../testing/student.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addressOf } from './rate-limits.ts';

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

test('a student who asks the tutor without a pause is told to wait, and others go on', async () => {
  const testApp = await startTestApp();
  const [ann, bob] = [await testApp.signIn(), await testApp.signIn()];
  const ask = (student: Student) =>
    student.post('/api/ai/folder-agent/folder-agent/stream', { question: 'Why?', current_folder: 'not-mine' });
  for (let n = 0; n < limits.tutorCallsPerStudent; n += 1) expect((await ask(ann)).statusCode).toBe(404);
  const refused = await ask(ann);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(bob)).statusCode).toBe(404);
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

test('one client has one key, and one that went away is no fault of ours', () => {
  expect(addressOf({ ip: '2001:DB8::1' })).toBe(addressOf({ ip: '2001:db8:0:0::1' }));
  expect(addressOf({ ip: undefined })).toBe('gone');
});
