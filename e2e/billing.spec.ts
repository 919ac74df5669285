// From landing to week 1, free and paid: whatever a student does with "back", and whenever the bank is heard of, a
// course is made once per payment and for nobody else.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
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
test.describe.configure({ mode: 'serial' });
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
const named = () => page.getByRole('textbox', { name: 'Course name' });
const uploading = () => page.waitForURL(/\/dashboard\/new\?folder=/);
const week = (number: number, topic: string) =>
  weekList(page)
    .getByRole('link', { name: new RegExp(`^Week ${number}|${topic}`) })
    .first();

/** Fills in a course that is paid for; ends on its checkout. */
async function buy(planName: string, name: string): Promise<void> {
  await page.goto(`${server.url}/dashboard/new`);
  await plan(planName).check();
  await named().fill(name);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/test\//);
}

async function pay(notification: 'before you are back' | 'some seconds after' | 'twice' | 'never'): Promise<void> {
  await page.getByText('Try a late message from the bank').click();
  await page.getByRole('combobox', { name: 'The message that it is paid comes' }).selectOption(notification);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Titles of all courses, in no order. */
async function courses(): Promise<string[]> {
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('heading', { name: 'Courses', exact: true }).waitFor();
  return (await page.getByRole('article').getByRole('heading').allTextContents()).sort();
}

test('the free course: from landing to week 1 in three decisions, and "back" on the way', async () => {
  await signIn(page, server.url);
  await expect(plan('Free course')).toBeChecked();
  await expectAccessible(page);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await uploading();
  await page.goBack();
  await page.goForward();
  await expect(weekList(page)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\?week=1$/);
  await expect(page.getByText('Unlock the course')).toHaveCount(0);
  expect(await courses()).toHaveLength(1);
});

test('a trial holds week 1; the others show one way to unlock them, which opens them', async () => {
  await page.goto(`${server.url}/dashboard/new`);
  await plan('Trial').check();
  await choose(page, 'Choose the syllabus', files.syllabus);
  await named().fill('Rivers again');
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await week(2, 'Discharge').click();
  await expect(page.getByText(/of week 2 are locked/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Unlock the course' }).click();
  await page.getByRole('textbox', { name: 'Promotion code' }).fill('fall');
  await page.keyboard.press('Enter');
  await expect(page.getByText('$1.80 off One course')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await expectAccessible(page);
  // The way back finds what was entered; the way forth, the same purchase.
  await page.goBack();
  await expect(page.getByText('$1.80 off One course')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('The card was declined.', { exact: false })).toBeVisible();
  await pay('twice');
  await page.waitForURL(/\/syllabus\//);
  await week(2, 'Discharge').click();
  await expect(page.getByText(/are locked/)).toHaveCount(0);
});

test('a course with a promotion code whose payment is heard of late is made once, however one goes back', async () => {
  await page.goto(`${server.url}/dashboard/new`);
  await plan('One course').check();
  await page.getByRole('textbox', { name: 'Promotion code' }).fill('FALL');
  await page.getByRole('button', { name: 'Apply' }).click();
  await named().fill('Glaciers');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/test\//);
  const checkout = page.url();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(named()).toHaveValue('Glaciers');
  await page.goto(checkout);
  await pay('some seconds after');
  await expect(page.getByText('Waiting for the payment to be confirmed')).toBeVisible();
  await uploading();
  const made = page.url();
  await page.goBack();
  await page.goto(made);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await expect(weekList(page)).toBeVisible({ timeout: 60_000 });
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Go to the course' }).click();
  await page.waitForURL(/\/syllabus\//);
  expect(await courses()).toHaveLength(3);
});

test('a payment that we never hear of: whoever comes back has it asked for', async () => {
  await buy('One course', 'Deltas');
  await pay('never');
  await uploading();
  await expect(page.getByRole('heading', { name: 'Upload the syllabus' })).toBeVisible();
  expect(await courses()).toContain('Deltas');
});

test('three courses for one payment, of which the first one opens; nobody else can use its checkout', async ({
  browser,
}) => {
  await buy('Three courses', 'Deserts');
  const checkout = page.url();
  await pay('before you are back');
  await uploading();
  await expectAccessible(page);
  expect(await courses()).toEqual(expect.arrayContaining(['Deserts', 'Deserts (2)', 'Deserts (3)']));

  const other = await browser.newPage();
  await signIn(other, server.url, 'mallory@northmere.example');
  await other.goto(checkout);
  await expect(other.getByRole('heading', { name: 'This purchase could not be opened' })).toBeVisible();
  const sessionId = checkout.split('/').pop() ?? '';
  await other.goto(`${server.url}/onboarding/success?session_id=${sessionId}`);
  await expect(other.getByRole('alert')).toContainText('made with another account');
  await other.goto(server.url);
  await expect(other.getByRole('heading', { name: 'Set up your first course' })).toBeVisible();
  await other.close();
});

test('the account says what each course stands on, keeps receipts and gives money back', async () => {
  await page.goto(`${server.url}/account`);
  const receipt = page.getByRole('listitem').filter({ hasText: 'One course, Deltas' });
  await receipt.getByText('Receipt').click();
  await expect(receipt.getByText('Test purchase, no money moved')).toBeVisible();
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Ask for the money back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for the money back' }).click();
  await expect(receipt.getByText(/^Refund/).first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Your courses' }).getByRole('listitem').filter({ hasText: 'Deltas' }),
  ).toContainText('week 1 is open');
});
