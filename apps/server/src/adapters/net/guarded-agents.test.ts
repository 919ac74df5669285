import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedAgents } from './guarded-agents.ts';
import { isOwnAddress } from './own-address.ts';
import { isPublicAddress } from './public-address.ts';

const server = createServer((_, response) => response.end('reached'));
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** A name server that knows these addresses for every name, each time the next. */
function resolving(...answers: string[]) {
  const asked: string[] = [];
  const resolve = (
    hostname: string,
    _: LookupAllOptions,
    callback: (error: null, addresses: LookupAddress[]) => void,
  ): void => {
    const address = answers[asked.push(hostname) - 1] ?? '';
    callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  };
  return { resolve, asked };
}

const call = (host: string, options: Parameters<typeof guardedAgents>[0]): Promise<string> =>
  new Promise((done, fail) => {
    get({ host, port, agent: guardedAgents(options).http }, (answer) => text(answer).then(done, fail)).on(
      'error',
      fail,
    );
  });

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['127.8.9.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is on the open internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it('knows the addresses of this machine, public ones too', () => {
  const own = Object.values(networkInterfaces()).flatMap((entries) => entries?.map(({ address }) => address) ?? []);
  expect(own).not.toEqual([]);
  for (const address of own) expect(isOwnAddress(address)).toBe(true);
  expect(isOwnAddress('8.8.8.8')).toBe(false);
});

it('refuses a private address, written out or behind a name', async () => {
  const refusal = { code: 'ERR_ADDRESS_REFUSED' };
  const { resolve, asked } = resolving('127.0.0.1');
  await expect(call('127.0.0.1', { allowPrivate: false })).rejects.toMatchObject(refusal);
  await expect(call('::ffff:127.0.0.1', { allowPrivate: false })).rejects.toMatchObject(refusal);
  await expect(call('cloud.example.edu', { allowPrivate: false, resolve })).rejects.toMatchObject(refusal);
  expect(asked).toEqual(['cloud.example.edu']);
});

it('connects to the address it looked at, not to what the name means a moment later', async () => {
  const { resolve, asked } = resolving('127.0.0.1', '10.0.0.1');
  expect(await call('cloud.example.edu', { allowPrivate: true, resolve })).toBe('reached');
  expect(asked).toEqual(['cloud.example.edu']);
});

it('calls private addresses where it may', async () => {
  expect(await call('127.0.0.1', { allowPrivate: true })).toBe('reached');
});
