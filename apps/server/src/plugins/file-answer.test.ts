import { Readable } from 'node:stream';
import { defineContract } from '@weekwise/contracts/contract.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { route } from './contract-route.ts';
import { errorsPlugin } from './errors.ts';
import type { FileAnswer } from './file-answer.ts';
import { validationPlugin } from './validation.ts';

const contract = defineContract({ method: 'GET', path: '/api/file', access: 'public', kind: 'file', errors: [] });
const bytes = Buffer.from('0123456789');

async function ask(headers: Record<string, string> = {}, file: Partial<FileAnswer> = {}) {
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(validationPlugin);
  route(app, contract, async () => ({
    name: 'notes.txt',
    mimeType: 'text/plain',
    size: bytes.length,
    etag: 'v1',
    open: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    ...file,
  }));
  return app.inject({ url: '/api/file', headers });
}

test('gives the whole file, never as active content', async () => {
  const answer = await ask();
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    etag: '"v1"',
  });
});

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml'])('a %s is saved, not shown', async (mimeType) => {
  const answer = await ask({}, { mimeType, name: 'Übung "1"\r\nx: y.html' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=/);
  expect(answer.headers.x).toBeUndefined();
});

test.each([
  ['bytes=2-4', 'bytes 2-4/10', '234'],
  ['bytes=8-', 'bytes 8-9/10', '89'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
  ['bytes=5-100', 'bytes 5-9/10', '56789'],
])('%s is %s', async (range, contentRange, body) => {
  const answer = await ask({ range });
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([206, contentRange, body]);
});

test.each(['bytes=x', 'lines=1-2', 'bytes=0-1,3-4'])('%s is answered with the whole file', async (range) => {
  expect((await ask({ range })).statusCode).toBe(200);
});

test('a range outside the file cannot be satisfied', async () => {
  const answer = await ask({ range: 'bytes=10-20' });
  expect([answer.statusCode, answer.json().code]).toEqual([416, 'range_not_satisfiable']);
  expect(answer.headers['content-range']).toBe('bytes */10');
});

test.each(['"v0", W/"v1"', '*'])('an unchanged file is not sent again to who knows %s', async (known) => {
  expect((await ask({ 'if-none-match': known })).statusCode).toBe(304);
});

test('a range may also be asked of the file as it was at a time', async () => {
  const modified = new Date('2026-03-01T12:00:00Z');
  const headers = { range: 'bytes=2-4', 'if-range': 'Sun, 01 Mar 2026 12:00:00 GMT' };
  expect((await ask(headers, { modified })).statusCode).toBe(206);
  expect((await ask(headers, { modified: new Date('2026-03-01T12:00:01Z') })).statusCode).toBe(200);
});

test('an unchanged file is not sent again; a range of a changed one is the whole new file', async () => {
  expect((await ask({ 'if-none-match': '"v1"' })).statusCode).toBe(304);
  expect((await ask({ range: 'bytes=2-4', 'if-range': '"v1"' })).statusCode).toBe(206);
  expect((await ask({ range: 'bytes=2-4', 'if-range': '"v0"' })).statusCode).toBe(200);
});

test('a file that cannot be read is refused as anything else is', async () => {
  const open = async () => {
    throw new AppError('unavailable');
  };
  const answer = await ask({}, { open });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  for (const name of ['content-disposition', 'etag', 'accept-ranges']) expect(answer.headers[name]).toBeUndefined();
});
