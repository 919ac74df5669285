// The demo without an account, then an account: what it says of itself, takes along and leaves behind.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn, weekList } from './journey-steps.ts';
import { emptyDataDir, type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;

test.beforeAll(async () => {
  // As on a first start: this is the server that reads the demo course while its journey waits for it.
  server = await startServer(emptyDataDir());
});
test.afterAll(() => server?.remove());

test('whoever comes can read the demo and ask it, and changes nothing', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await expect(weekList(page)).toBeVisible();
  await page.getByRole('textbox', { name: /^Ask / }).fill('How is the course graded?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'How is the course graded?' });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer.getByRole('button', { name: /^Source 1/ })).toBeVisible();
  await expectAccessible(page);
});

test('an account can be taken along and deleted by its own link', async ({ page }) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/^weekwise-.*\.zip$/);

  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByRole('heading', { name: 'Delete the account for good?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await page.goto(`${server.url}/account`);
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
