// What a student corrects stays corrected, whatever syllabus comes after.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
import { startServer } from './running-server.ts';

async function editTitle(page: Page, from: string, to: string): Promise<void> {
  await page
    .getByRole('listitem', { name: `Reading: ${from}`, exact: true })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByLabel('Title').fill(to);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem', { name: `Reading: ${to}` })).toContainText('Corrected by you');
}

test('corrections survive a revised syllabus, which shows what it changes before it is applied', async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'weekwise-review-'));
  const files = await writeFixtureFiles(directory);
  const server = await startServer();
  try {
    await signIn(page, server.url);
    await page.getByLabel('Course name').fill(course.name);
    await choose(page, 'Choose the syllabus', files.syllabus);
    await page.getByRole('button', { name: 'Build the plan' }).click();
    await expect(weekList(page)).toBeVisible();
    const plan = new URL(page.url());

    await page.goto(`${plan.origin}${plan.pathname}/review`);
    await page.getByRole('radio', { name: /^All/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /items found/ })).toBeVisible();
    await expectAccessible(page);
    await editTitle(page, 'Towns on the Levee', 'Towns on the Levee, second edition');
    await page.getByRole('button', { name: /^Confirm \d+ clear/ }).click();
    await expect(page.getByRole('button', { name: /^Confirm \d+ clear/ })).toBeHidden();

    await page.goto(`${plan.origin}${plan.pathname}?view=about`);
    await choose(page, 'Upload a revised syllabus', files.revisedSyllabus);
    await expect(page.getByText('A revised syllabus is waiting.')).toBeVisible();
    await weekList(page)
      .getByRole('link', { name: /Floodplains/ })
      .click();
    await expect(page.getByText('Maps of Risk')).toBeHidden();

    await page.getByRole('link', { name: 'See what changes' }).click();
    const changes = page.getByRole('region', { name: /^A revised syllabus/ });
    await expect(changes).toContainText('Maps of Risk');
    await expect(changes).toContainText('Feb 16, 2026');
    await expectAccessible(page);
    await changes.getByRole('button', { name: 'Apply the changes' }).click();
    await expect(changes).toBeHidden();

    await page.goto(`${plan.origin}${plan.pathname}?week=4`);
    await expect(page.getByRole('heading', { name: 'Maps of Risk' })).toBeVisible();
    await page.goto(`${plan.origin}${plan.pathname}?week=5`);
    await expect(page.getByRole('heading', { name: 'Towns on the Levee, second edition' })).toBeVisible();
  } finally {
    await server.remove();
    rmSync(directory, { recursive: true, force: true });
  }
});
