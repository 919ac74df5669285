// From landing to week 1: the free course, a course with a promotion code through the test checkout, a pack of three.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { choose, expectAccessible, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'weekwise-billing-'));
const sold = {
  currency: 'usd',
  plans: [
    { id: 'one', kind: 'single_folder', name: 'One course', description: 'Every week of one course.', amount: 900 },
    { id: 'three', kind: 'three_pack', name: 'Three courses', description: 'Every week of three.', amount: 2100 },
  ],
  promotion_codes: [{ code: 'FALL', percent_off: 20 }],
};

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let files: FixtureFiles;
test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.beforeAll(async ({ browser }) => {
  files = await writeFixtureFiles(directory);
  const plans = join(directory, 'plans.json');
  writeFileSync(plans, JSON.stringify(sold));
  server = await startServer(undefined, { BILLING: 'test', BILLING_PLANS: plans });
  context = await browser.newContext();
  page = await context.newPage();
});
test.afterAll(async () => {
  await context?.close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

const plan = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const success = () => page.waitForURL(/\/dashboard\/new\?folder=/);

test('the free course: from landing to week 1', async () => {
  await signIn(page, server.url);
  await expect(plan('Free course')).toBeChecked();
  await expectAccessible(page);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await expect(weekList(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Unlock the course')).toHaveCount(0);
});

test('a trial holds week 1; the others show one way to unlock them, which opens them', async () => {
  await page.goto(`${server.url}/dashboard/new`);
  await plan('Trial').check();
  await choose(page, 'Choose the syllabus', files.syllabus);
  await page.getByRole('textbox', { name: 'Course name' }).fill('Rivers again');
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await weekList(page)
    .getByRole('link', { name: /^Week 2|Discharge/ })
    .first()
    .click();
  await expect(page.getByText(/of week 2 are locked/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Unlock the course' }).click();
  await page.getByRole('textbox', { name: 'Promotion code' }).fill('fall');
  await page.keyboard.press('Enter');
  await expect(page.getByText('FALL is applied.')).toBeVisible();
  await expect(page.getByText('$7.20').last()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await expectAccessible(page);
  // The way back, and here again: it is the same purchase.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('The card was declined.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $7.20 (test)' }).click();
  await page.waitForURL(/\/syllabus\//);
  await weekList(page)
    .getByRole('link', { name: /^Week 2|Discharge/ })
    .first()
    .click();
  await expect(page.getByText(/are locked/)).toHaveCount(0);
});

test('a course that is paid asks for its syllabus, is made once, and leaves a receipt', async () => {
  await page.goto(`${server.url}/dashboard/new`);
  await plan('One course').check();
  await page.getByRole('textbox', { name: 'Course name' }).fill('Glaciers');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/test\//);
  const checkout = page.url();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await success();
  await choose(page, 'Choose the syllabus', files.syllabus);
  await expect(weekList(page)).toBeVisible({ timeout: 15_000 });
  // The page of the purchase again: the course that there is, not another one.
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Go to the course' }).click();
  await page.waitForURL(/\/syllabus\//);
  await page.goto(`${server.url}/dashboard`);
  // Named after their syllabus: the free one, the unlocked one and this.
  await expect(page.getByRole('heading', { name: 'Rivers and Floodplains' })).toHaveCount(3);
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('One course, Glaciers')).toBeVisible();
});

test('three courses for one payment', async () => {
  await page.goto(`${server.url}/dashboard/new`);
  await plan('Three courses').check();
  await page.getByRole('textbox', { name: 'Course name' }).fill('Deserts');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await success();
  await page.goto(`${server.url}/dashboard`);
  for (const name of ['Deserts', 'Deserts (2)', 'Deserts (3)'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
