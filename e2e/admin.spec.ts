// Whoever runs Weekwise sees what it costs and changes what students may use; nobody else gets so much as the screen's
// code.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { emptyDataDir, type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

const root = join(import.meta.dirname, '..');
const adminsAddress = 'student-1@seed.example.edu';
let server: RunningServer;
let page: Page;

/** Follows a link that the server shows, as it sends no mail here. */
async function signInAs(browser: Browser, email: string): Promise<Page> {
  const own = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })).newPage();
  own.setDefaultTimeout(60_000);
  await own.goto(server.url);
  await own.getByLabel('Email address').fill(email);
  await own.getByRole('button', { name: 'Send link' }).click();
  await own.getByRole('link', { name: 'Open the sign-in link' }).click();
  await own
    .getByRole('button', { name: /^Account/ })
    .first()
    .waitFor();
  return own;
}

test.beforeAll(async ({ browser }) => {
  // What fills it wants a database without students.
  const dataDir = emptyDataDir();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, WEEKWISE_DATA_DIR: dataDir };
  execFileSync(process.execPath, ['bench/seed-admin.ts', '4000'], { cwd: root, env });
  server = await startServer(dataDir, { ADMIN_EMAILS: adminsAddress, BILLING: 'test' });
  page = await signInAs(browser, adminsAddress);
});

test.afterAll(async () => {
  await page.context().close();
  await server.remove();
});

test('the dashboard has the numbers of the year, told apart, as a chart and as a table', async () => {
  await page.goto(`${server.url}/admin?days=365`);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
  const bars = page.getByRole('slider', { name: 'Cost by purpose, bar by bar' });
  await bars.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars).toHaveAttribute('aria-valuetext', /\$[\d,.]+\. .*Chat \$/);
  await page.getByRole('combobox', { name: 'Told apart' }).selectOption('model');
  await expect(page.getByText('gpt-large').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cost over time as a table' }).click();
  await page.getByRole('button', { name: 'Show all 365' }).click();
  await expect(page.getByRole('group', { name: 'Cost by model by day' }).getByRole('row')).toHaveCount(366);
  await expectAccessible(page);
});

test('a course loses its models, for a reason that the log keeps', async () => {
  await page.goto(`${server.url}/admin/folders`);
  await page.getByRole('searchbox', { name: 'Search courses and owners' }).fill('student-7@');
  await expect(page).toHaveURL(/q=student-7/);
  await expect(page.getByRole('link', { name: 'student-7@seed.example.edu' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'student-2@seed.example.edu' })).toHaveCount(0);
  await page
    .getByRole('switch', { name: /^Models for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Switch models off' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Exam week');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch models off' }).click();
  await expect(page.getByText(/^Models are off for/)).toBeVisible();
  await page.goto(`${server.url}/admin/log`);
  await expect(page.getByText('“Exam week”')).toBeVisible();
  await expectAccessible(page);
});

test('a student gets a course whole, for a reason that stands at the student', async () => {
  await page.goto(`${server.url}/admin/users?q=student-8%40`);
  await page.getByRole('link', { name: 'student-8@seed.example.edu' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change the subscription' });
  await dialog.getByLabel('Reason').fill('Won the draw');
  await dialog.getByRole('button', { name: 'Give a plan’s courses' }).click();
  await expect(page.getByText('“Won the draw”').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a student who is no admin gets neither the page nor its code, and 403 from the calls', async ({ browser }) => {
  const student = await signInAs(browser, 'student-9@seed.example.edu');
  const scripts: string[] = [];
  student.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await student.goto(`${server.url}/admin`);
  await expect(student.getByRole('heading', { name: 'You are not an admin' })).toBeVisible();
  await student.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const codes = await Promise.all(scripts.map(async (url) => (await student.request.get(url)).text()));
  expect(codes.filter((code) => /Cost and use|recharts-/.test(code))).toEqual([]);
  for (const path of ['users/overview', 'folders/all', 'system/health', 'stats/quick', 'tokens/over-time']) {
    expect((await student.request.get(`${server.url}/api/admin/cost/${path}`)).status(), path).toBe(403);
  }
  await student.context().close();
});
