// A week is studied with its guide, an assignment is planned, a dialogue is had, and the progress tells of it.
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
let week: string;
const directory = mkdtempSync(join(tmpdir(), 'weekwise-guides-'));

test.beforeAll(async ({ browser }) => {
  const files = await writeFixtureFiles(directory);
  server = await startServer();
  // axe opens a page beside it, in a context of our own.
  page = await (await browser.newContext()).newPage();
  await signIn(page, server.url);
  await page.getByLabel('Course name').fill(course.name);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await choose(page, 'Choose files', files.reading, files.notes);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await weekList(page).waitFor();
  await page.getByText('all searchable').waitFor();
  await weekList(page)
    .getByRole('link', { name: /Meanders/ })
    .click();
  await page.waitForURL(/week=3/);
  week = page.url();
});

test.afterAll(async () => {
  await page.context().close();
  await server.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('the guide of a week is made, edited, kept and opened at its sources', async () => {
  await page.getByRole('button', { name: 'Make the guide' }).click();
  await page.getByRole('link', { name: 'Open guide' }).click();
  await expect(page.getByRole('heading', { name: 'Study questions' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Show the answer/ })
    .first()
    .click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Statement' }).fill('Rivers swing, as I say.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Edited by you')).toBeVisible();
  await page.getByRole('button', { name: 'Make anew' }).click();
  await page.reload();
  await expect(page.getByText('Rivers swing, as I say.')).toBeVisible();
  const chip = page.getByRole('button', { name: /^Open the source: Why rivers bend/ }).first();
  await chip.click();
  await expect(page.getByRole('status').filter({ hasText: 'of 3' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
});

test('an assignment is planned with notes, its steps ticked, and handed in', async () => {
  await page.goto(week);
  await page
    .getByRole('link', { name: /^Brief of/ })
    .first()
    .click();
  await page.getByLabel('Notes on this assignment').fill('I have the survey already.');
  await page.getByRole('button', { name: 'Make the brief' }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('textbox', { name: 'Step' }).fill('Draw the map');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Draw the map' }).click();
  await page.getByRole('button', { name: 'Mark as handed in' }).click();
  await expect(page.getByText(/^Handed in/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Draw the map' })).toBeChecked();
  await expect(page.getByLabel('Notes on this assignment')).toHaveValue('I have the survey already.');
  await expectAccessible(page);
});

test('a dialogue goes on after a reload, and the progress tells of it', async () => {
  await page.goto(week);
  await page.getByRole('button', { name: 'Make activities' }).click();
  await page.getByRole('link', { name: /^Socratic dialogue/ }).click();
  await page.getByRole('button', { name: /^Next hint/ }).click();
  await expect(page.getByText('Hint', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hint', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const box = page.getByRole('textbox', { name: 'Your reply' });
  const closing = page.getByRole('button', { name: 'Start over' });
  // A reply that falls short gets the next hint, and after the last one the next question.
  for (let reply = 0; reply < 40 && !(await closing.isVisible()); reply++) {
    const answered = page.waitForResponse('**/api/socratic-dialogue/respond');
    await box.fill(`Bananas were never mentioned during lunch yesterday ${reply}`);
    await page.keyboard.press('Enter');
    await answered;
    await expect(box.or(closing)).toBeVisible();
    if (await box.isVisible()) await expect(box).toHaveValue('');
  }
  await expect(closing).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/progress`);
  await expect(page.getByText(/1 of \d+ items tried/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: course.name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Concepts' })).toBeVisible();
  await expectAccessible(page);
});
