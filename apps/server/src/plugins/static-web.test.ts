import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
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
  await writeFile(join(directory, 'landing.html'), '<!doctype html><title>Weekwise</title><h1>Landing</h1>');
  await writeFile(join(directory, 'assets/app-1a2b.js'), 'export {}');
  await writeFile(join(directory, 'assets/app-1a2b.js.br'), brotliCompressSync('export {}'));
  await writeFile(join(directory, 'assets/app-1a2b.js.gz'), gzipSync('export {}'));
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

test.each([
  ['/no/%zz', '/no/%25zz', 404],
  ['/syllabus/%E0%A4%A?tab=50%', '/syllabus/%25E0%25A4%25A?tab=50%', 200],
  ['//elsewhere.example/%zz', '/elsewhere.example/%25zz', 404],
])('an address that spells nothing (%s) is asked for as %s', async (url, spelled, status) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, spelled]);
  expect((await app.inject(spelled)).statusCode).toBe(status);
});

test('files with a hash in their name are kept for ever, others are asked for again', async () => {
  expect((await app.inject('/assets/app-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const icon = await app.inject('/icon.svg');
  expect([icon.headers['cache-control'], icon.headers['content-type']]).toEqual(['no-cache', 'image/svg+xml']);
});

test.each([
  ['a visitor', '/', '', true],
  ['a visitor of the demo', '/', 'weekwise.demo=1', true],
  ['a student', '/', 'other=1; weekwise.session_token=abc.def', false],
  ['a student over https', '/', '__Host-weekwise.session_token=abc.def', false],
  ['who comes back from a failed sign-in', '/?error=expired', '', false],
  ['a visitor elsewhere', '/demo', '', false],
])('%s gets the landing page as HTML, or the app that decides', async (_who, url, cookie, landing) => {
  const answer = await app.inject({ url, headers: { cookie } });
  expect(answer.body.includes('<h1>Landing')).toBe(landing);
  expect(answer.headers['cache-control']).toBe('no-cache');
  if (url === '/') expect(answer.headers.vary).toContain('cookie');
});

test('files travel as the build compressed them, as far as the browser can read that', async () => {
  const get = (encodings: string) =>
    app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': encodings } });
  const read = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [asked, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
  ] as const) {
    const { headers, rawPayload } = await get(asked);
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(read[encoding](rawPayload))).toBe('export {}');
    expect(headers['content-type']).toMatch(/\bjavascript;/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  const plain = await get('identity');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {}']);
});

test('while the app is not built, a page says what to do and calls still work', async () => {
  const bare = await startTestApp();
  const page = await bare.app.inject('/dashboard');
  expect([page.statusCode, page.body.includes('npm start')]).toEqual([503, true]);
  expect((await bare.app.inject('/api/system/health')).statusCode).toBe(200);
  await bare.close();
});
