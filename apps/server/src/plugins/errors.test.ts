import { defineContract } from '@weekwise/contracts/contract.ts';
import Fastify, { type FastifyBaseLogger, type LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { useTestApp } from '../testing/test-app.ts';
import { route } from './contract-route.ts';
import { errorsPlugin } from './errors.ts';
import { validationPlugin } from './validation.ts';

const testApp = useTestApp();

const contract = defineContract({
  method: 'POST',
  path: '/api/echo',
  access: 'public',
  kind: 'json',
  body: z.object({ wish: z.string() }),
  response: z.object({ wish: z.literal('granted'), kept: z.string().default('by default') }),
  errors: [],
});

/** An app of one route that does what it is asked to, and the lines it logs. */
async function echoApp() {
  const lines: { level: number; code?: string; err?: { message: string } }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance: logger as FastifyBaseLogger });
  await app.register(errorsPlugin);
  await app.register(validationPlugin);
  route(app, contract, async ({ body }) => {
    if (body.wish === 'throw') throw new Error('the password of the database is hunter2');
    if (body.wish === 'wrap')
      throw new AppError('mail_not_sent', { server: 'secret.internal' }, { cause: new Error('x') });
    if (body.wish.startsWith('keep')) return { wish: 'granted', kept: body.wish };
    return { wish: body.wish, secret: 'not declared' } as unknown as { wish: 'granted' };
  });
  const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/echo', payload });
  return { app, ask, failures: () => lines.filter((line) => line.level >= 50) };
}

test('what a contract does not declare stays inside, and defaults are filled in', async () => {
  const { ask } = await echoApp();
  expect((await ask({ wish: 'granted' })).json()).toEqual({ wish: 'granted', kept: 'by default' });
});

test('an answer that breaks its contract is a 500 that is logged once', async () => {
  const { ask, failures } = await echoApp();
  const answer = await ask({ wish: 'something else' });
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
  expect(answer.body).not.toContain('something else');
  expect(failures()).toHaveLength(1);
});

test('a NUL, which no database keeps, is refused wherever it stands', async () => {
  const student = await testApp.signIn();
  const ofFolder = { code: 'invalid_folder_id' };
  const of = (field: string) => ({ code: 'invalid_request', detail: { issues: [{ field }] } });
  const start = '/api/system/background-embedding/start';
  const answers: [LightMyRequestResponse, object][] = [
    [await student.get('/api/folders/%00/contents'), ofFolder],
    [await student.post(start, { folder_id: 'a\0b' }), ofFolder],
    [await student.post(start, { folder_id: 'f', file_ids: ['a', '\0'] }), of('file_ids')],
    [await student.get('/api/background-tasks/progress/a%00b'), of('taskId')],
    [await student.get('/api/system/embedding-status/file/a%00b'), of('path')],
    [await student.get('/api/folders/f/search?query=a%00b'), of('query')],
  ];
  for (const [answer, expected] of answers) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(expected);
  }
  const { app } = await echoApp();
  const payload = `{"wish":${'['.repeat(40)}"\\u0000"${']'.repeat(40)}}`;
  const headers = { 'content-type': 'application/json' };
  const deep = await app.inject({ method: 'POST', url: '/api/echo', headers, payload });
  expect(deep.json()).toMatchObject(of('wish'));
});

test('a text that was cut in the middle of a character is taken with a sign in the place of the half', async () => {
  const { ask } = await echoApp();
  expect((await ask({ wish: 'keep \ud83e and 🧪' })).json().kept).toBe('keep \ufffd and 🧪');
});

test('no text and no detail of a 5xx leaves the server', async () => {
  const { ask, failures } = await echoApp();
  const thrown = await ask({ wish: 'throw' });
  expect([thrown.statusCode, thrown.json().code]).toEqual([500, 'internal']);
  expect(thrown.body).not.toContain('hunter2');
  expect(failures()[0]?.err?.message).toContain('hunter2');
  const wrapped = await ask({ wish: 'wrap' });
  expect([wrapped.statusCode, wrapped.json().code]).toEqual([502, 'mail_not_sent']);
  expect(wrapped.body).not.toContain('secret.internal');
});

test.each([
  ['not json', 'application/json', 400, 'invalid_request'],
  ['', 'application/json', 400, 'invalid_request'],
  ['{"__proto__": {"email": "a@example.edu"}}', 'application/json', 400, 'invalid_request'],
  ['<a/>', 'application/xml', 400, 'invalid_request'],
  [`{"email": "${'x'.repeat(1_100_000)}"}`, 'application/json', 413, 'request_too_large'],
  ['[]', 'application/json', 400, 'invalid_request'],
  ['null', 'application/json', 400, 'invalid_request'],
])('a body that is %s (%s) is answered with %i', async (payload, type, status, code) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/auth/request-email-magic-link',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test.each([
  ['GET', '/api/nothing-here'],
  ['POST', '/api/system/health'],
  ['GET', '/api/%zz'],
  ['PUT', '/dashboard'],
] as const)('%s %s does not exist', async (method, url) => {
  const answer = await testApp.app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(answer.json().request_id).toBeTruthy();
});
