import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './env.ts';
import { configurationPage, exampleEnvironment } from './env-docs.ts';

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
  expect(config.dataDirectory).toBe(join(import.meta.dirname, '../../../../elsewhere'));
});

test('with a mail server, links are mailed and other machines may come', () => {
  const config = readConfig({ ...smtp, HOST: '0.0.0.0', BASE_URL: 'https://weekwise.example.edu/' });
  expect(config).toMatchObject({ localMode: false, baseUrl: 'https://weekwise.example.edu' });
});

test.each([
  ['false', 0],
  ['true', 1],
  ['3', 3],
])('TRUST_PROXY=%s trusts %i proxies', (setting, count) => {
  const config = readConfig({ ...smtp, BASE_URL: 'https://weekwise.example.edu', TRUST_PROXY: setting });
  expect(config.trustProxy).toBe(count);
});

test('a Google client is for signing in and for Drives, or for signing in alone', () => {
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
  expect(readConfig({}).googleDrive).toBeNull();
  expect(readConfig(google).googleDrive).toEqual({ clientId: 'g', clientSecret: 's' });
  expect(readConfig({ ...google, GOOGLE_DRIVE: 'false' })).toMatchObject({
    googleDrive: null,
    openIdProviders: [{ id: 'google' }],
  });
});

test('houses where students sign in are offered in a fixed order, an issuer under its host unless it has a name', () => {
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
  const oidc = { OIDC_ISSUER: 'https://id.example.edu', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
  const offered = (env: Record<string, string>) =>
    readConfig(env).openIdProviders.map(({ id, name }) => `${id} ${name}`);
  expect(offered({ ...oidc, ...google })).toEqual(['google Google', 'oidc id.example.edu']);
  expect(offered({ ...oidc, OIDC_NAME: 'Northmere University' })).toEqual(['oidc Northmere University']);
});

test('addresses of admins are compared in lower case', () => {
  expect(readConfig({ ADMIN_EMAILS: ' Ann@Example.edu,bob@example.edu,' }).adminEmails).toEqual([
    'ann@example.edu',
    'bob@example.edu',
  ]);
});

test('embeddings come from the server of the language models, unless they have their own; its key goes nowhere else', () => {
  const openai = { OPENAI_API_KEY: 'sk-chat', OPENAI_BASE_URL: 'http://localhost:11434/v1/' };
  const model = { EMBEDDINGS_MODEL: 'nomic-embed-text' };
  const name = 'nomic-embed-text';
  expect(readConfig(openai).embeddings).toBeNull();
  expect(readConfig({ ...openai, ...model, EMBEDDINGS_DIMENSION: '256' }).embeddings).toEqual({
    name,
    dimension: 256,
    baseUrl: 'http://localhost:11434/v1',
    apiKey: 'sk-chat',
  });
  const own = { ...openai, ...model, EMBEDDINGS_BASE_URL: 'http://localhost:8080/v1' };
  expect(readConfig(own).embeddings).toEqual({
    name,
    dimension: null,
    baseUrl: 'http://localhost:8080/v1',
    apiKey: null,
  });
  expect(readConfig({ ...model, EMBEDDINGS_API_KEY: 'sk-own' }).embeddings).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'sk-own',
  });
});

describe('refuses to start, and says which setting and what to do', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0.*SMTP_URL/],
    [{ HOST: '::' }, /SMTP_URL/],
    [{ BASE_URL: 'https://weekwise.example.edu' }, /BASE_URL=.*SMTP_URL/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY=true.*SMTP_URL/],
    [{ TRUST_PROXY: '2' }, /TRUST_PROXY=2.*SMTP_URL/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY: must be true, false, or the number of proxies/],
    [{ HOST: '0.0.0.0', ...smtp }, /set BASE_URL/],
    [{ WEEKWISE_ROLE: 'web' }, /DATABASE_URL/],
    [{ PORT: 'many' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ AUTH_SECRET: 'short' }, /AUTH_SECRET: must have at least 32 characters/],
    [{ WEEKWISE_ROLE: 'everything' }, /WEEKWISE_ROLE/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET must be set too/],
    [{ OIDC_CLIENT_ID: 'x' }, /OIDC_ISSUER and OIDC_CLIENT_SECRET must be set too/],
    [
      { OIDC_ISSUER: 'http://id.example.edu', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' },
      /OIDC_ISSUER must be an https address/,
    ],
    [{ TWILIO_ACCOUNT_SID: 'AC1' }, /TWILIO_ACCOUNT_SID: must be AC/],
    [{ TWILIO_FROM: '5550100' }, /TWILIO_FROM: must be a number such as/],
    [{ TWILIO_AUTH_TOKEN: 'x' }, /TWILIO_ACCOUNT_SID and TWILIO_FROM must be set too/],
    [{ EMBEDDINGS_MODEL: 'text-embedding-3-small' }, /EMBEDDINGS_API_KEY/],
    [{ EMBEDDINGS_MODEL: 'm', EMBEDDINGS_BASE_URL: 'http://u:p@localhost/v1' }, /EMBEDDINGS_BASE_URL/],
    [{ ADMIN_EMAILS: 'ann@example.edu, bob' }, /ADMIN_EMAILS.*e-mail addresses/],
  ])('%j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });
});

test('docs/configuration.md says what the schema says (node apps/server/src/config/env-docs.ts > docs/configuration.md)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
  expect(page).toBe(configurationPage());
});

test('.env.example names every setting (node apps/server/src/config/env-docs.ts --example > .env.example)', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
  expect(example).toBe(exampleEnvironment());
});
