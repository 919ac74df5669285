import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { rounds, type Student, slowPage } from './browser.ts';
import type { Measured } from './table.ts';

const dist = join(import.meta.dirname, '../../apps/web/dist');

const sizes = new Map<string, number>();
/** Bytes of a file of the built app, packed with gzip. */
function packedSize(url: string): number {
  const { pathname } = new URL(url);
  const known = sizes.get(pathname);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(dist, pathname)), { level: 9 }).length;
  sizes.set(pathname, size);
  return size;
}

interface Painting {
  first: number;
  largest: number;
  largestIs: string;
  shift: number;
  scripts: { url: string; at: number }[];
}

/** Keeps from the start what a page tells of its painting only while it happens. */
function watchPainting(): void {
  const seen = { largest: 0, largestIs: '', shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.largest = entry.startTime;
      seen.largestIs = `${entry.element?.tagName.toLowerCase()}: ${entry.element?.textContent?.slice(0, 40)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readPainting(page: Page): Promise<Painting> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Omit<Painting, 'first' | 'scripts'> };
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, responseEnd }) => ({ url: name, at: responseEnd }));
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { first, ...seen, scripts };
  });
}

/**
 * What a page costs until it is seen. The scripts that count are all that arrived before its largest content was
 * painted: on a page that first shows that it loads, the first paint of all is not yet the page.
 * @param complete resolves once the page is all there and can be used
 */
export async function paintings(
  browser: Browser,
  url: string,
  {
    name,
    student,
    complete,
    limits,
  }: {
    name: string;
    student?: Student;
    complete: (page: Page) => Promise<unknown>;
    limits: { scripts: number; largest: number };
  },
): Promise<Measured[]> {
  const seen: Painting[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await slowPage(browser, student);
    await page.addInitScript(watchPainting);
    await page.goto(url);
    await complete(page);
    await page.waitForLoadState('networkidle');
    seen.push(await readPainting(page));
    await page.context().close();
  }
  const kilobytes = (scripts: Painting['scripts']) => scripts.reduce((sum, { url }) => sum + packedSize(url), 0) / 1000;
  const last = seen.at(-1);
  console.log(`${name}: the largest content is <${last?.largestIs}>`);
  if (process.env.SCRIPTS)
    for (const { url, at } of last?.scripts.toSorted((a, b) => packedSize(b.url) - packedSize(a.url)) ?? [])
      console.log(`  ${at <= (last?.largest ?? 0) ? 'before' : 'after '} ${packedSize(url)} ${new URL(url).pathname}`);
  const before = seen.map(({ scripts, largest }) => kilobytes(scripts.filter(({ at }) => at <= largest)));
  return [
    { what: `${name}: JavaScript before its first paint, gzip`, unit: 'kB', values: before, limit: limits.scripts },
    {
      what: `${name}: all its JavaScript once it is at rest, gzip`,
      unit: 'kB',
      values: seen.map(({ scripts }) => kilobytes(scripts)),
      limit: null,
    },
    { what: `${name}: first contentful paint`, unit: 'ms', values: seen.map(({ first }) => first), limit: null },
    {
      what: `${name}: largest contentful paint`,
      unit: 'ms',
      values: seen.map(({ largest }) => largest),
      limit: limits.largest,
    },
    { what: `${name}: layout shift`, unit: '', values: seen.map(({ shift }) => shift), limit: 0.02 },
  ];
}
