// The first five minutes, then money: whatever a student does with "back", and whenever the bank is heard of, a course
// is made once per payment and for nobody else, and what was bought is counted.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
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
const thanked = () => expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
const planShown = () => expect(weekList(page)).toBeVisible({ timeout: 60_000 });
const chosenFile = () => page.getByText(basename(files.syllabus));
const week = (number: number, topic: string) =>
  weekList(page)
    .getByRole('link', { name: new RegExp(`^Week ${number}|${topic}`) })
    .first();

/** Fills in a further course, with its syllabus. */
async function enter(name: string): Promise<void> {
  await page.goto(`${server.url}/dashboard/new`);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await named().fill(name);
}

/** Fills in a course that is paid for; ends on its checkout. */
async function buy(planName: string, name: string): Promise<void> {
  await enter(name);
  await plan(planName).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/test\//);
}

async function pay(notification: 'before you’re back' | 'a few seconds later' | 'twice' | 'never'): Promise<void> {
  const tools = page.locator('details', { hasText: 'Test tools' });
  if ((await tools.getAttribute('open')) === null) await tools.getByText('Test tools').click();
  await page.getByRole('combobox', { name: 'The bank confirms the payment' }).selectOption(notification);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** What the student's courses are called: their cards show the titles of the syllabuses. */
async function courses(): Promise<string[]> {
  const { user } = await (await page.request.get(`${server.url}/api/auth/session`)).json();
  const { folders } = await (await page.request.get(`${server.url}/api/startup/${user.id}?force=true`)).json();
  return folders.map(({ folder_name: name }: { folder_name: string }) => name).sort();
}

test('the first five minutes: one file makes the plan, which names the course; no price is seen', async () => {
  await signIn(page, server.url);
  await expect(page.getByRole('button', { name: 'Choose the syllabus' })).toBeInViewport();
  await expectAccessible(page);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await expect(page.getByText('$')).toHaveCount(0);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await page.waitForURL(/\/dashboard\/new\?folder=/);
  await planShown();
  await page.goBack();
  await page.goForward();
  await planShown();
  await expect(page.getByText('Unlock the course')).toHaveCount(0);
  expect(await courses()).toEqual([course.name]);
});

test('a trial holds week 1; the others show one way to unlock them, which opens them', async () => {
  await enter('Rivers again');
  await expect(plan('Trial')).toBeChecked();
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
  await expect(page.getByRole('button', { name: 'Decline the card' })).toBeHidden();
  await expectAccessible(page);
  // The way back finds what was entered, and says nothing of it; the way forth, the same purchase.
  await page.goBack();
  await expect(page.getByText('$1.80 off One course')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /pay/i })).toHaveCount(0);
  await page.goForward();
  await page.getByText('Test tools').click();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('The card was declined.', { exact: false })).toBeVisible();
  await pay('twice');
  await thanked();
  await expect(page.getByText('Every week of Rivers again is open.')).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await week(2, 'Discharge').click();
  await expect(page.getByText(/are locked/)).toHaveCount(0);
});

test('a chosen syllabus comes back from the checkout, and is read once its course is paid for', async () => {
  await enter('Glaciers');
  await plan('One course').check();
  await page.getByRole('textbox', { name: 'Promotion code' }).fill('FALL');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/test\//);
  const checkout = page.url();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(named()).toHaveValue('Glaciers');
  await expect(chosenFile()).toBeVisible();
  await page.goto(checkout);
  await pay('a few seconds later');
  await expect(page.getByText('Waiting for the payment to be confirmed')).toBeVisible();
  await thanked();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('$7.20');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your plan' }).click();
  await planShown();
  // Back from the checkout nothing speaks up.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Continue' }).click();
  await thanked();
  expect(await courses()).toHaveLength(3);
});

test('a payment that we never hear of: whoever comes back has it asked for', async () => {
  await buy('One course', 'Deltas');
  await pay('never');
  await thanked();
  expect(await courses()).toContain('Deltas');
});

test('a pack of three: its first course is read, the others are credits that one uses when one likes', async ({
  browser,
}) => {
  await buy('Three courses', 'Deserts');
  const checkout = page.url();
  await pay('before you’re back');
  await expect(page.getByText('2 courses left. They don’t expire.')).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await planShown();
  expect((await courses()).filter((title) => title.startsWith('Deserts'))).toEqual(['Deserts']);

  await enter('Dunes');
  await expect(plan('Use a course you paid for')).toBeChecked();
  await expect(page.getByText('2 courses left. This one opens every week.').first()).toBeVisible();
  await expect(page.getByText('$9')).toHaveCount(0);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await week(2, 'Discharge').click();
  await expect(page.getByText(/are locked/)).toHaveCount(0);

  await enter('Oases');
  await plan('Trial').check();
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await week(2, 'Discharge').click();
  await page.getByRole('link', { name: 'Unlock the course' }).click();
  await expect(plan('Use a course you paid for')).toBeChecked();
  await page.getByRole('button', { name: 'Unlock the course' }).click();
  await page.waitForURL(/\/syllabus\//);
  await week(2, 'Discharge').click();
  await expect(page.getByText(/are locked/)).toHaveCount(0);

  await page.goto(`${server.url}/dashboard/new`);
  await expect(plan('Trial')).toBeChecked();
  await expect(plan('Use a course you paid for')).toHaveCount(0);

  const other = await browser.newPage();
  await signIn(other, server.url, 'mallory@northmere.example');
  await other.goto(checkout);
  await expect(other.getByRole('heading', { name: 'Couldn’t open this purchase' })).toBeVisible();
  const sessionId = checkout.split('/').pop() ?? '';
  await other.goto(`${server.url}/onboarding/success?session_id=${sessionId}`);
  await expect(other.getByRole('alert')).toContainText('made with another account');
  await other.goto(server.url);
  await expect(other.getByRole('heading', { name: 'Set up your first course' })).toBeVisible();
  await other.close();
});

test('the account says what each course stands on, keeps receipts of what was paid and refunds it', async () => {
  await page.goto(`${server.url}/account`);
  const receipt = page.getByRole('listitem').filter({ hasText: 'One course, Deltas' }).first();
  await receipt.getByText('Receipt').click();
  await expect(receipt.getByText('Test purchase. No money moved')).toBeVisible();
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a refund' }).click();
  await expect(receipt.getByText(/^Refund/).first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Your courses' }).getByRole('listitem').filter({ hasText: 'Deltas' }),
  ).toContainText('week 1 is open');
});
