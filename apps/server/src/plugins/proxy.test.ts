import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Config } from '../config/env.ts';
import { startTestApp } from '../testing/test-app.ts';

/** What the app logs, and how it answers `headers` about who called. */
async function called(config: Partial<Config>, ...headers: Record<string, string>[]) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const testApp = await startTestApp({ config, logger });
  const addresses: string[] = [];
  testApp.app.get('/address', async (request) => addresses.push(request.ip));
  for (const sent of headers) await testApp.app.inject({ url: '/address', headers: sent, remoteAddress: '127.0.0.1' });
  await testApp.close();
  const warned = lines.map((line) => JSON.parse(line).msg).filter((text) => text.includes('TRUST_PROXY'));
  return { warned, addresses };
}

test('requests that come through a proxy are noticed once, where it is not trusted', async () => {
  const { warned, addresses } = await called(
    {},
    {},
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
  );
  expect(warned).toEqual([expect.stringMatching(/^Requests come through a proxy.*Set TRUST_PROXY/)]);
  expect(addresses).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
});

test('a trusted proxy says who called, and nothing that the caller wrote before it does', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.66, 203.0.113.9' };
  expect(await called({ trustProxy: 1 }, headers)).toEqual({ warned: [], addresses: ['203.0.113.9'] });
  expect(await called({ trustProxy: 2 }, headers)).toEqual({ warned: [], addresses: ['198.51.100.66'] });
});

test('the start says so where the address that students open is https, which this server does not speak', async () => {
  const baseUrl = 'https://weekwise.example.edu';
  expect((await called({ baseUrl })).warned).toEqual([expect.stringMatching(/^BASE_URL is https.*Set TRUST_PROXY/)]);
  expect((await called({ baseUrl, trustProxy: 1 })).warned).toEqual([]);
  expect((await called({ baseUrl: 'http://weekwise.test' })).warned).toEqual([]);
});
