import { gunzipSync } from 'node:zlib';
import { limits } from '@weekwise/contracts/limits.ts';
import { getHealth } from '@weekwise/contracts/system.ts';
import { expect, test, vi } from 'vitest';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { healthOf } from './system.service.ts';

const testApp = useTestApp();

test('tells strangers and students how it is, and nothing of what it runs on', async () => {
  const student = await testApp.signIn();
  for (const answer of [await testApp.app.inject('/api/system/health'), await student.get('/api/system/health')]) {
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('tells this machine alone how each part is', async () => {
  const local = await startTestApp({ config: { localMode: true } });
  expect((await local.app.inject('/api/system/health')).json()).toMatchObject({
    local_mode: true,
    version: '0.0.0-test',
  });
  await local.close();
});

test('says to admins how each part is, without a secret', async () => {
  const admin = await testApp.signInAdmin();
  const answer = await admin.get('/api/system/health');
  const health = getHealth.response.parse(answer.json());
  expect(health).toMatchObject({ status: 'ok', version: '0.0.0-test', local_mode: false });
  expect(Object.keys(health.parts ?? {})).toEqual(['database', 'drive', 'mail', 'jobs', 'tutor', 'embeddings']);
});

test('a part that throws is down, and the others still answer', async () => {
  const { app, deps, close } = await startTestApp({
    config: { localMode: true },
    databaseHealth: () => Promise.reject(new Error('password=hunter2')),
  });
  const answer = await app.inject('/api/system/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    status: 'down',
    parts: { database: { status: 'down' }, mail: { status: 'ok' } },
  });
  expect(answer.body).not.toContain('hunter2');
  expect(deps).toBeTruthy();
  await close();
});

test('a part that never answers is down before the client gives up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = healthOf({ ...testApp.deps, databaseHealth: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(limits.healthCheck - 500);
    const { status, parts } = await answer;
    expect([status, parts.database.status]).toEqual(['down', 'down']);
  } finally {
    vi.useRealTimers();
  }
});

test('the description of all calls travels compressed, and not at all to who has it', async () => {
  const ask = (headers: Record<string, string>) => testApp.app.inject({ url: '/api/system/openapi.json', headers });
  const plain = await ask({ 'accept-encoding': 'br, gzip;q=0' });
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const again = await ask({ 'if-none-match': String(packed.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('describes every call as OpenAPI', async () => {
  const document = (await testApp.app.inject('/api/system/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const deploy = document.paths['/api/folders/{userId}/deploy'].post;
  expect(deploy.requestBody.content['application/json'].schema.required).toEqual(['folder_name']);
  expect(deploy.security).toEqual([{ session: [] }]);
  expect(deploy.description).toContain('409 folder_name_taken');
  expect(Object.keys(document.paths).length).toBeGreaterThan(10);
  // The spec writes these without the prefix; where Prometheus looks is custom.
  const unprefixed = Object.keys(document.paths).filter((path) => !path.startsWith('/api/'));
  expect(unprefixed.toSorted()).toEqual([
    '/activity-execution/execute-activity',
    '/chat/archive-thread',
    '/chat/delete-thread',
    '/chat/threads',
    '/chat/threads/{threadId}',
    '/folder-agent/query',
    '/metrics',
  ]);
});
