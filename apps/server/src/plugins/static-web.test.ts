import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let directory: string;
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'weekwise-web-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Weekwise</title>');
  await writeFile(join(directory, 'assets/app-1a2b.js'), 'export {}');
  await writeFile(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  testApp = await startTestApp({ webDirectory: directory });
  app = testApp.app;
});

afterAll(async () => {
  await testApp.close();
  await rm(directory, { recursive: true });
});

test.each([
  '/',
  '/dashboard',
  '/dashboard/',
  '/dashboard/new',
  '/syllabus/some-folder?tab=chat',
  '/auth/callback?code=x',
])('the web route %s is the app', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body.includes('<title>Weekwise')]).toEqual([200, true]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(answer.headers['content-security-policy']).toContain("worker-src 'self' blob:");
});

test.each([
  '/no/such/page',
  '/dashboard/new/x',
  '/syllabus',
  '/assets/gone-9z.js',
  '/assets/',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
])('anything else (%s) is the app’s own 404', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('root:');
});

test('files with a hash in their name are kept for ever, others are asked for again', async () => {
  expect((await app.inject('/assets/app-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const icon = await app.inject('/icon.svg');
  expect([icon.headers['cache-control'], icon.headers['content-type']]).toEqual(['no-cache', 'image/svg+xml']);
});

test('while the app is not built, a page says what to do and calls still work', async () => {
  const bare = await startTestApp();
  const page = await bare.app.inject('/dashboard');
  expect([page.statusCode, page.body.includes('npm start')]).toEqual([503, true]);
  expect((await bare.app.inject('/api/system/health')).statusCode).toBe(200);
  await bare.close();
});
