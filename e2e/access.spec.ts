// Every page of the one route table, opened once: axe in two themes or in all, and nothing to scroll sideways for when
// it is small.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { themeNames } from '../apps/web/src/lib/theme-names.ts';
import { violationsIn } from './axe.ts';
import { addressOf, openPage, type Parameters, pathsFor } from './every-page.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { makeOneOfEach } from './one-of-each.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** The window of a laptop, the same at 200 % zoom, and the narrowest that WCAG asks for (1.4.10). */
const laptop = { width: 1440, height: 900 };
const zoomed = { width: 720, height: 450 };
const narrow = { width: 320, height: 640 };

/**
 * A light theme and a dark one; every theme sets the same colours (lib/theme.test.ts), and `npm run test:all` opens
 * them all.
 */
const themes: readonly string[] = process.env.TEST_ALL ? themeNames : ['light', 'default'];

const directory = mkdtempSync(join(tmpdir(), 'weekwise-access-'));
let server: RunningServer;
let parameters: Parameters;
let student: Page;
let visitor: Page;

test.beforeAll(async ({ browser }) => {
  const files = await writeFixtureFiles(directory);
  // Where courses are sold, the pages about that show something. Whoever signs in first is the admin.
  server = await startServer(undefined, { BILLING: 'test' });
  const open = async () => (await browser.newContext({ viewport: laptop, reducedMotion: 'reduce' })).newPage();
  [student, visitor] = [await open(), await open()];
  parameters = await makeOneOfEach(student, server.url, files);
});

test.afterAll(async () => {
  await student?.context().close();
  await visitor?.context().close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

for (const path of pathsFor('everybody')) {
  test(`${path} is open to everybody who visits`, () => expectAccess(visitor, path));
}
for (const path of ['/', '/account', '/admin']) {
  test(`${path} says to a visitor where to sign in`, () => expectAccess(visitor, path));
}
for (const path of pathsFor('gate', 'signed-in')) {
  test(`${path} is open to every student`, () => expectAccess(student, path));
}
for (const path of pathsFor('admin')) {
  test(`${path} is open to every admin`, () => expectAccess(student, path));
}

async function expectAccess(page: Page, path: string): Promise<void> {
  await page.setViewportSize(laptop);
  await openPage(page, server.url + addressOf(path, parameters));
  const found = await violationsIn(page, themes);
  for (const size of [zoomed, narrow]) {
    await page.setViewportSize(size);
    // Charts take their new width a moment later.
    await expect.poll(() => sidewaysIn(page), { timeout: 30_000 }).toEqual([]);
  }
  found.push(...(await violationsIn(page, ['light', 'default'])).map((each) => `narrow, ${each}`));
  expect(found).toEqual([]);
}

/** What reaches over the right edge, where anything does (WCAG 1.4.10): the page must not scroll both ways. */
function sidewaysIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > innerWidth,
    );
    return [`${scrollWidth} px at ${innerWidth}`, ...wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 200))];
  });
}
