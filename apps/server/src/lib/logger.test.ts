import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { createLogger } from './logger.ts';

test('what is logged holds neither tokens nor cookies nor the parameters of a query', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { destination: { write: (line: string) => lines.push(line) } });
  const secret = 'TheSecretThatMustNotBeLogged';
  const { app, close } = await startTestApp({ logger });
  await app.inject({ url: `/api/auth/verify-email-magic-link?token=${secret}`, headers: { cookie: `a=${secret}` } });
  await app.inject({ url: `/api/auth/session`, headers: { authorization: secret } });
  await close();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join()).not.toContain(secret);
});

test('a failed query is logged with its text only', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { destination: { write: (line: string) => lines.push(line) } });
  const { deps, close } = await startTestApp();
  const error = await deps.db
    .execute(sql`select nothing_here, ${'a private line\nand its private end'}::text`)
    .catch((caught) => caught);
  await close();
  logger.error({ err: new Error('wrapped', { cause: error }) }, 'request failed');
  logger.error({ err: error }, 'request failed');
  expect(lines.join()).toContain('nothing_here');
  expect(lines.join()).not.toContain('private');
});

test('a provider’s key is in no line, and neither is what was sent to it', () => {
  const lines: string[] = [];
  const key = 'sk-"quoted"-and-long';
  const logger = createLogger('info', { destination: { write: (line: string) => lines.push(line) }, secrets: [key] });
  const details = { requestBodyValues: { messages: ['a private question'] }, responseBody: `wrong key ${key}` };
  logger.error({ err: Object.assign(new Error(`Bearer ${key}`), details) }, `refused ${key}`);
  expect(lines.join()).toContain('refused (secret)');
  expect(lines.join()).not.toMatch(/quoted|private|wrong key/);
});
