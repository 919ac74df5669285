// A course is shared, found by somebody else, tried without an account, taken, and begins in week 1 of another term.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { makeCourse, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let page: Page;
let address: string;
const directory = mkdtempSync(join(tmpdir(), 'weekwise-wiki-'));

test.beforeAll(async ({ browser }) => {
  const files = await writeFixtureFiles(directory);
  server = await startServer();
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(60_000);
  await signIn(page, server.url);
  await makeCourse(page, course.name, files.syllabus, files.reading);
});

test.afterAll(async () => {
  await page.context().close();
  await server.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('a course is shared after a look at exactly what others will see', async () => {
  await page.getByRole('button', { name: 'change course' }).click();
  await page.getByRole('menuitem', { name: /^Share .+ with the wiki$/ }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem').filter({ hasText: 'Meanders' }).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'The instructor’s name' })).not.toBeChecked();
  await page.getByLabel('Subject').selectOption('Geography');
  await page.getByLabel('University').fill('Northmere University');
  await expect(preview.getByText('Northmere University')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share with the wiki' }).first().click();
  await expect(page.getByText('You share this page.')).toBeVisible();
  address = new URL(page.url()).pathname;
  await expectAccessible(page);
});

test('its first HTML holds the schedule without a script', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(server.url + address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(course.name);
  await expect(reader.getByRole('heading', { name: /Week 3.*Meanders/ })).toBeVisible();
  await expect(reader.getByText('Why Rivers Bend')).toBeVisible();
  expect(await reader.locator('script[type="application/ld+json"]').textContent()).toContain('"Course"');
  expect(await reader.locator('meta[property="og:title"]').getAttribute('content')).toContain(course.name);
  await plain.close();
});

test('without an account, by keyboard: searched for with a slip, opened, a deep link of its own', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${server.url}/wiki`);
  // The heading is there before the app is.
  await visitor.getByRole('textbox', { name: 'Search shared courses' }).waitFor();
  await visitor.keyboard.press('/');
  await visitor.keyboard.type('floodplians');
  await expect(visitor).toHaveURL(/q=floodplians/);
  await expect(visitor.getByText('No course has “floodplians”')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: course.name }).focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(server.url + address);
  await expect(visitor.getByRole('link', { name: 'Sign in to take this course' }).first()).toBeVisible();
  await visitor.goBack();
  await expect(visitor.getByRole('textbox', { name: 'Search shared courses' })).toHaveValue('floodplians');
  await visitor.setViewportSize({ width: 320, height: 640 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await visitor.context().close();
});

test('taken into another term: its dates move, and it opens in week 1', async () => {
  await page.getByRole('button', { name: 'Take this course' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Take this course' });
  await dialog.getByLabel('Course name').fill('Rivers, next year');
  await dialog.getByLabel('First day of your term').fill('2027-03-01');
  await expect(dialog.getByText('Mar 1 – 7')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take this course' }).click();
  await expect(page).toHaveURL(/\/syllabus\/.+week=1$/);
  await expect(page.getByText('March 1 – 7').first()).toBeVisible();
  await expect(weekList(page).getByRole('link', { name: /Meanders/ })).toBeVisible();
});

test('taken back it is gone at once, and undo brings it back to the same address', async () => {
  await page.goto(server.url + address);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('No longer shared')).toBeVisible();
  const gone = await page.request.get(server.url + address);
  expect(gone.status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Shared again')).toBeVisible();
  await page.goto(server.url + address);
  await expect(page.getByText('You share this page.')).toBeVisible();
});
