// Files by the folder, the bins and the drives, as a student at the keyboard meets them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let files: FixtureFiles;
const directory = mkdtempSync(join(tmpdir(), 'weekwise-files-'));
const folder = join(directory, 'Readings');

test.beforeAll(async ({ browser }) => {
  files = await writeFixtureFiles(join(directory, 'fixtures'));
  for (const week of ['Week 2', 'Week 10']) {
    mkdirSync(join(folder, week), { recursive: true });
    for (const reading of [1, 2, 3, 4])
      writeFileSync(
        join(folder, week, `${week} reading ${reading}.md`),
        `# Reading ${reading}\n\nA river carries what its slope lets it carry, in ${week} too.\n`,
      );
  }
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, `${name}.jpg`), 'a picture');
  writeFileSync(join(folder, '.DS_Store'), 'junk');
  server = await startServer();
  context = await browser.newContext();
  page = await context.newPage();
});
test.afterAll(async () => {
  await context?.close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** Opens the menu of a row with the keyboard and takes one of its items. */
async function take(menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
}

test('a whole folder comes in; what cannot be read is explained once', async () => {
  await signIn(page, server.url);
  await page.getByLabel('Course name').fill('Rivers');
  await choose(page, 'Choose the syllabus', files.syllabus);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await expect(weekList(page)).toBeVisible();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a folder' }).focus();
  await page.keyboard.press('Enter');
  await (await picker).setFiles(folder);
  await expect(page.getByText(/^4 files not added\. This kind of file cannot be read/)).toBeVisible();
  await expect(page.getByText('9 files, all searchable')).toBeVisible();
  await expectAccessible(page);
});

test('what is there already is left out until it is asked for', async () => {
  await choose(page, 'Add a folder', folder);
  await expect(page.getByText(/^8 files left out: in this course already/)).toBeVisible();
  await expect(page.getByText('9 files, all searchable')).toBeVisible();
  await page.getByRole('button', { name: 'Take off the list' }).first().click();
  await page.getByRole('button', { name: 'Take off the list' }).first().click();
});

test('a file is found, removed and brought back by keyboard', async () => {
  await page.getByRole('searchbox', { name: 'Find a file by name' }).focus();
  await page.keyboard.type('week 10');
  await expect(page.getByText('4 of 9 files')).toBeVisible();
  await take('More for Week 10 reading 2.md', 'Remove from the course');
  await expect(page.getByText('Removed Week 10 reading 2.md')).toBeVisible();
  await expect(page.getByText('3 of 8 files')).toBeVisible();
  await page.getByRole('button', { name: 'Removed files' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('30 days left')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore Week 10 reading 2.md' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was removed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('9 files, all searchable')).toBeVisible();
});

test('all files are read anew, with what it came to', async () => {
  await take('More for all files', 'Read all files again');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('9 files read');
  await page.getByRole('button', { name: 'In numbers' }).click();
  await expect(page.getByText('9 searchable')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take the result off the screen' }).click();
  await expect(result).toBeHidden();
});

test('the last course goes to the bin and comes back', async () => {
  await page.goto(`${server.url}/dashboard`);
  await take('More for Rivers and Floodplains', 'Move to bin');
  await expect(page.getByRole('heading', { name: 'Set up your first course' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the bin' }).click();
  await expect(page.getByText(/^9 files, deleted/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore Rivers' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.getByRole('link', { name: 'All courses' }).click();
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).click();
  await expect(page.getByText('9 files, all searchable')).toBeVisible();
});

test('a drive that cannot be reached is said where it was typed', async () => {
  await page.goto(`${server.url}/drives`);
  await page.getByRole('button', { name: 'Connect a WebDAV drive' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.type('http://127.0.0.1:9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('leila');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/No drive answers at this address/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Connect a WebDAV drive' })).toBeFocused();
  await expectAccessible(page);
});
