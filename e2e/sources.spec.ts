// Readings are found: in the student's own files without the internet, by a link, by an upload, and for a whole week.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let page: Page;
let notes: string;
const directory = mkdtempSync(join(tmpdir(), 'weekwise-sources-'));

test.beforeAll(async ({ browser }) => {
  const files = await writeFixtureFiles(directory);
  notes = files.notes;
  server = await startServer();
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(60_000);
  await signIn(page, server.url);
  await page.getByLabel('Course name').fill(course.name);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await choose(page, 'Choose files', files.reading);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await weekList(page).waitFor();
  await page.getByText('all searchable').waitFor();
});

test.afterAll(async () => {
  await page.context().close();
  await server.remove();
  rmSync(directory, { recursive: true, force: true });
});

const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('by keyboard: a reading is found in the own files, and "this is it" shows on the week', async () => {
  await weekList(page)
    .getByRole('link', { name: /Meanders/ })
    .click();
  await page.getByRole('heading', { name: 'Meanders', level: 1 }).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { name: 'Why Rivers Bend', level: 1 })).toBeFocused();
  await expect(page.getByText('This reading has not been searched for yet')).toBeVisible();
  await page.getByRole('button', { name: 'Find sources' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('In your files').first()).toBeVisible();
  // Without the internet it says whom it could not ask.
  await expect(
    page.getByRole('status').filter({ hasText: /without the internet|not asked|switched off/i }),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^This is it/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Tied to this reading' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'why-rivers-bend.pdf', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

test('a pasted link into the server’s own network is refused in a sentence; an uploaded copy is tied', async () => {
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: course.name }).first().click();
  await weekList(page)
    .getByRole('link', { name: /Floodplains/ })
    .click();
  await page.getByRole('link', { name: 'Find source for The Hundred-Year Flood' }).click();
  await page.getByLabel('Paste a link, DOI or ISBN').fill(`${server.url}/api/system/health`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to folder' }).click();
  await expect(page.getByRole('alert')).toContainText('not on the open internet');
  await choose(page, 'Upload my copy', notes);
  await expect(page.getByRole('region', { name: 'Tied to this reading' })).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: false }).first().waitFor();
});

test('all readings of a week are searched for at once', async () => {
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: course.name }).first().click();
  await weekList(page)
    .getByRole('link', { name: /Discharge/ })
    .click();
  await page.getByRole('link', { name: 'Find sources for all readings of week 2' }).click();
  await page.getByRole('button', { name: 'Find sources for all readings of week 2' }).click();
  await expect(page.getByRole('button', { name: 'Search again for all of week 2' })).toBeVisible();
  await expect(row('A Load of Gravel')).toContainText(/result|nothing found|no catalogue could be asked/);
  await expectAccessible(page);
});
