import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './env.ts';
import { configurationPage } from './env-docs.ts';

const smtp = { SMTP_URL: 'smtps://user:secret@mail.example.edu' };

test('nothing set is a server for this machine only', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4400,
    baseUrl: null,
    role: 'both',
    databaseUrl: null,
    localMode: true,
  });
});

test('blank is the same as unset, and a relative data directory lies in the project', () => {
  const config = readConfig({ PORT: ' ', DATABASE_URL: '', WEEKWISE_DATA_DIR: 'elsewhere' });
  expect(config).toMatchObject({ port: 4400, databaseUrl: null });
  expect(config.dataDirectory).toBe(join(import.meta.dirname, '../../../elsewhere'));
});

test('with a mail server, links are mailed and other machines may come', () => {
  const config = readConfig({ ...smtp, HOST: '0.0.0.0', BASE_URL: 'https://weekwise.example.edu/' });
  expect(config).toMatchObject({ localMode: false, baseUrl: 'https://weekwise.example.edu' });
});

describe('refuses to start, and says which setting and what to do', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0.*SMTP_URL/],
    [{ HOST: '::' }, /SMTP_URL/],
    [{ BASE_URL: 'https://weekwise.example.edu' }, /BASE_URL=.*SMTP_URL/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY=true.*SMTP_URL/],
    [{ HOST: '0.0.0.0', ...smtp }, /set BASE_URL/],
    [{ WEEKWISE_ROLE: 'web' }, /DATABASE_URL/],
    [{ PORT: 'many' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ AUTH_SECRET: 'short' }, /AUTH_SECRET: must have at least 32 characters/],
    [{ WEEKWISE_ROLE: 'everything' }, /WEEKWISE_ROLE/],
  ])('%j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });
});

test('docs/configuration.md says what the schema says (node apps/server/src/env-docs.ts > docs/configuration.md)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  expect(page).toBe(configurationPage());
});
