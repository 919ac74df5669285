import type { Contract } from '@weekwise/contracts/contract.ts';
import { expect, test } from 'vitest';
import { declaredContracts } from './plugins/declared-contracts.ts';
import { useTestApp } from './testing/test-app.ts';

/**
 * Routes that are no calls: the pages of the web app, the landing page's own form, what search engines read, and what
 * Fastify adds to every GET.
 */
const pages = ['/', '/*', '/sign-in', '/wiki', '/wiki/course/:wikiId', '/robots.txt', '/sitemap.xml'];
const isNoCall = ({ method, url }: { method: string; url: string }) => method === 'HEAD' || pages.includes(url);

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

const testApp = useTestApp();

test('every contract has a route, and every route a contract', async () => {
  const declared = await declaredContracts();
  const registered = testApp.app.routeList.filter((route) => !isNoCall(route));
  expect(declared.length).toBeGreaterThan(20);
  expect(registered.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(declared.map(nameOf).sort());
});

test('a route answers to the very contract that names it', async () => {
  for (const { method, url, contract } of testApp.app.routeList.filter((route) => !isNoCall(route))) {
    expect(contract && nameOf(contract)).toBe(`${method} ${url}`);
  }
});
