import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FixtureFiles } from '../fixtures/files.ts';
import { choose, signIn, weekList } from '../journey-steps.ts';
import { startServer } from '../running-server.ts';
import type { Camera } from './camera.ts';

const sold = {
  currency: 'usd',
  plans: [
    { id: 'one', kind: 'single_folder', name: 'One course', description: 'One course, all weeks of it.', amount: 900 },
    { id: 'three', kind: 'three_pack', name: 'Three courses', description: '$6 less than one by one.', amount: 2100 },
  ],
  promotion_codes: [{ code: 'FALL25', percent_off: 20, plan: 'one', expires_at: '2099-10-31T00:00:00Z' }],
};

/** From the first course to what was bought, on a server of its own that sells. */
export async function plans(page: Page, camera: Camera, files: FixtureFiles): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'weekwise-plans-'));
  const catalogue = join(directory, 'plans.json');
  writeFileSync(catalogue, JSON.stringify(sold));
  const server = await startServer(undefined, { BILLING: 'test', BILLING_PLANS: catalogue });
  try {
    await signIn(page, server.url);
    await page.getByRole('button', { name: 'Choose the syllabus' }).waitFor();
    await camera.take('plans-first-course');
    await trial(page, camera, server.url, files);
    await page.goto(`${server.url}/dashboard/new`);
    await buy(page, camera, files);
    await useCredit(page, camera, server.url);
    await page.goto(`${server.url}/account`);
    await page.getByText('Receipt').first().click();
    await camera.take('plans-account', { full: true });
    await page.getByRole('button', { name: 'Ask for a refund' }).click();
    await page.getByRole('dialog').waitFor();
    await camera.take('plans-refund');
  } finally {
    await server.remove();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function buy(page: Page, camera: Camera, files: FixtureFiles): Promise<void> {
  await page.getByRole('radio', { name: /^Trial/ }).waitFor();
  await choose(page, 'Choose the syllabus', files.syllabus);
  await camera.take('plans-second-course', { full: true });
  await page.getByRole('radio', { name: /^Three courses/ }).check();
  await page.getByLabel('Course name').fill('SOC 101 Introduction to Sociology');
  await page.getByRole('textbox', { name: 'Promotion code' }).fill('none');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('alert').waitFor();
  await camera.take('plans-unknown-code');
  await page.getByRole('textbox', { name: 'Promotion code' }).fill('FALL25');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('This code is only for').waitFor();
  await camera.take('plans-three-courses');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
  await camera.take('plans-checkout');
  await page.getByText('Test tools').click();
  await page.getByRole('combobox').selectOption('after');
  // Seen for as long as nothing is heard.
  await page.route('**/api/onboarding/deploy-folder/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'payment_pending', message: 'Not paid yet.' } }),
  );
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText('Waiting for the payment').waitFor();
  await camera.take('plans-waiting');
  await page.unroute('**/api/onboarding/deploy-folder/*');
  await page.getByText('2 courses left').waitFor();
  await camera.take('plans-thank-you');
  await page.getByRole('link', { name: 'See your plan' }).click();
  await weekList(page).waitFor();
}

async function useCredit(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/new`);
  await page.getByText('2 courses left').waitFor();
  await camera.take('plans-credit', { full: true });
}

async function trial(page: Page, camera: Camera, url: string, files: FixtureFiles): Promise<void> {
  for (const name of ['Rivers', 'Rivers again']) {
    await page.goto(`${url}/dashboard/new`);
    await choose(page, 'Choose the syllabus', files.syllabus);
    await page.getByLabel('Course name').fill(name);
    await page.getByRole('button', { name: 'Build the plan' }).click();
    await weekList(page).waitFor();
  }
  await page.goto(`${page.url().split('?')[0]}?week=2`);
  await page.getByText('of week 2 are locked').waitFor();
  await camera.take('plans-locked', {
    prepare: () => page.getByText('of week 2 are locked').scrollIntoViewIfNeeded(),
  });
  await page.getByRole('link', { name: 'Unlock the course' }).click();
  await page.getByRole('heading', { name: /^Unlock/ }).waitFor();
  await page.getByRole('radio').first().waitFor();
  await camera.take('plans-unlock');
}
