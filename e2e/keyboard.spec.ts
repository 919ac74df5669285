// From the front page to signing out by the keyboard alone, on the narrowest screen (WCAG 1.4.10) and on a laptop's at
// 200 %.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { walkByKeyboard } from './keyboard-journey.ts';
import { type RunningServer, startServer } from './running-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'weekwise-keyboard-'));
let server: RunningServer;
let files: FixtureFiles;

test.beforeAll(async () => {
  files = await writeFixtureFiles(directory);
  server = await startServer();
});

test.afterAll(async () => {
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

for (const { what, width, height, email } of [
  { what: 'at 320 px', width: 320, height: 640, email: 'amina@northmere.example' },
  { what: 'at 200 % of 1440 px', width: 720, height: 450, email: 'bela@northmere.example' },
])
  test(`the whole way by keyboard ${what}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(server.url);
    await walkByKeyboard(page, files, email);
    await context.close();
  });
