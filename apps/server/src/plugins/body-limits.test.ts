import type { Contract } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { beforeAll, expect, test } from 'vitest';
import { type IdOf, requestFor } from '../testing/access/requests.ts';
import type { Student } from '../testing/student.ts';
import { startTestApp, useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();
let admin: Student;
beforeAll(async () => {
  admin = await testApp.signInAdmin();
});

const headers = { 'content-type': 'application/json' };
const idOf: IdOf = (kind) => (kind === 'user' ? admin.user.id : 'none');
const withBody = (): Contract[] =>
  testApp.app.routeList
    .flatMap(({ contract }) => contract ?? [])
    .filter(({ method, kind }) => method !== 'GET' && method !== 'DELETE' && kind !== 'multipart');

async function send(contract: Contract, payload: string) {
  const { request } = await requestFor(contract, idOf);
  const answer = await testApp.app.inject({ ...request, payload, headers: { ...headers, cookie: admin.cookie } });
  return `${contract.path}: ${answer.statusCode} ${answer.json().code}`;
}

test('every call refuses a body that is longer than its contract says', async () => {
  expect(withBody().length).toBeGreaterThan(50);
  for (const contract of withBody()) {
    const length = (contract.bodyBytes ?? limits.bodyBytes) + 1;
    expect(await send(contract, `{"a":"${'x'.repeat(length - 8)}"}`)).toBe(`${contract.path}: 413 request_too_large`);
  }
});

test('only where texts or long lists travel may a body be long', () => {
  const long = withBody().filter(({ bodyBytes }) => bodyBytes !== undefined);
  expect(long.length).toBeLessThan(21);
  expect(Math.max(...long.map(({ bodyBytes = 0 }) => bodyBytes))).toBeLessThan(2.1 * 1024 * 1024);
});

test.each([
  ['of too many values', `{"raw_content":[${'1,'.repeat(limits.bodyValues)}1]}`],
  ['too deep', `{"raw_content":${'['.repeat(limits.bodyDepth)}${']'.repeat(limits.bodyDepth)}}`],
  ['too deep and without an end', '['.repeat(100_000)],
])('a body %s is refused before it is parsed', async (_, payload) => {
  const roomy = withBody().find(({ path }) => path === '/api/education/syllabus/process');
  expect(await send(roomy as Contract, payload)).toBe('/api/education/syllabus/process: 413 request_too_large');
});

test('an answer names some of the issues of a body, not thousands', async () => {
  const payload = { folder_id: 'f', file_ids: Array.from({ length: 4_000 }, () => 1) };
  const answer = await admin.post('/api/system/background-embedding/start', payload);
  expect([answer.statusCode, answer.json().detail.issues.length]).toEqual([400, 20]);
});

test('an address that sends refused bodies without a pause is told to wait, and others go on', async () => {
  const other = await startTestApp();
  const ask = (remoteAddress: string, payload: string) =>
    other.app.inject({ method: 'POST', url: '/api/auth/request-sms-link', remoteAddress, headers, payload });
  const [rude, kind] = ['203.0.113.1', '203.0.113.2'];
  for (let n = 0; n < limits.refusedBodies; n += 1) expect((await ask(rude, '[')).statusCode).toBe(400);
  const refused = await ask(rude, '[');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(kind, '[')).statusCode).toBe(400);
  expect((await other.app.inject({ url: '/api/auth/session', remoteAddress: rude })).statusCode).toBe(200);
  await other.close();
});
