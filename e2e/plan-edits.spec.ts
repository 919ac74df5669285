// A student changes the plan on the week page: with the mouse, with the keyboard, and back again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let directory: string;
let files: FixtureFiles;
let server: RunningServer;
let page: Page;

const weekLink = (name: RegExp) => weekList(page).getByRole('link', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const undo = () => page.getByRole('button', { name: 'Undo' }).last();

async function pick(row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** When the syllabus was last read. */
async function readAt(plan: URL): Promise<string> {
  const folderId = plan.pathname.split('/').at(-1);
  const answer = await page.request.get(`${plan.origin}/api/simple-syllabus/${folderId}`);
  return (await answer.json()).metadata.processed_at;
}

test.beforeAll(async ({ browser }) => {
  directory = mkdtempSync(join(tmpdir(), 'weekwise-edits-'));
  files = await writeFixtureFiles(directory);
  server = await startServer();
  page = await browser.newPage();
  await signIn(page, server.url);
  await page.getByLabel('Course name').fill(course.name);
  await choose(page, 'Choose the syllabus', files.syllabus);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await expect(weekList(page)).toBeVisible();
  await weekLink(/Meanders/).click();
  await expect(heading('Why Rivers Bend')).toBeVisible();
});

test.afterAll(async () => {
  await page?.close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('with the mouse: a reading is edited, moved, dragged, deleted, and each is undone', async () => {
  await pick('Why Rivers Bend', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit the reading' });
  await dialog.getByLabel('Title').fill('Why All Rivers Bend');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(heading('Why All Rivers Bend')).toBeVisible();
  await expect(dialog).toBeHidden();

  await pick('Why All Rivers Bend', 'Move to another week');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(heading('Why All Rivers Bend')).toBeHidden();
  await undo().click();
  await expect(heading('Why All Rivers Bend')).toBeVisible();

  await heading('Why All Rivers Bend').hover();
  await page
    .locator('[data-grip]')
    .first()
    .dragTo(weekLink(/Floodplains/));
  await expect(page.getByText('Moved to week 4: Why All Rivers Bend').last()).toBeVisible();
  await expect(heading('Why All Rivers Bend')).toBeHidden();
  await undo().click();
  await expect(heading('Why All Rivers Bend')).toBeVisible();

  await pick('Field notebook, part 1', 'Delete');
  await expect(heading('Field notebook, part 1')).toBeHidden();
  await undo().click();
  await expect(heading('Field notebook, part 1')).toBeVisible();
});

test('with the keyboard alone: a reading is added, and moved to the next week', async () => {
  await page.getByRole('button', { name: 'Add a reading' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('River Songs');
  await page.keyboard.press('Enter');
  await expect(heading('River Songs')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'More for River Songs' }).focus();
  await page.keyboard.press('Shift+J');
  await expect(heading('River Songs')).toBeHidden();
  // The focus stays in the list, at what stood beside it.
  await expect(page.getByRole('button', { name: 'More for Field notebook, part 1' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading('River Songs')).toBeVisible();
});

test('a break is put between two weeks, and a week is merged into the one before', async () => {
  await pick('week 4', 'Add a break after this week');
  const dialog = page.getByRole('dialog', { name: 'Add a break' });
  await dialog.getByLabel('Name of the break').fill('Reading week');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(weekLink(/Week 5 Reading week/)).toBeVisible();
  await expect(weekLink(/Week 6 Living beside water/)).toBeVisible();

  await weekLink(/Reading week/).click();
  await pick('week 5', 'Delete week 5');
  await expect(weekLink(/Reading week/)).toBeHidden();
  await undo().click();
  await expect(weekLink(/Reading week/)).toBeVisible();

  await weekLink(/Discharge and sediment/).click();
  await pick('week 2', 'Merge into week 1');
  await expect(heading('What a river does; Discharge and sediment')).toBeVisible();
  await expect(heading('A Load of Gravel')).toBeVisible();
  await expect(heading('Channels and Their Work')).toBeVisible();
});

test('every edit survives a new reading of the syllabus', async () => {
  const plan = new URL(page.url());
  const before = await readAt(plan);
  await page.goto(`${plan.origin}${plan.pathname}?view=files`);
  await page.getByRole('button', { name: /^More for .*\.docx/ }).click();
  await page.getByRole('menuitem', { name: 'Read again' }).click();
  await expect.poll(() => readAt(plan)).not.toBe(before);
  await page.goto(`${plan.origin}${plan.pathname}?week=3`);
  await expect(heading('Why All Rivers Bend')).toBeVisible();
  await expect(weekLink(/Week 5 Reading week/)).toBeVisible();
  await weekLink(/What a river does; Discharge/).click();
  await expect(heading('A Load of Gravel')).toBeVisible();
  await weekLink(/Floodplains/).click();
  await expect(heading('River Songs')).toBeVisible();
});
