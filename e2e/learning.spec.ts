// A week is made into activities, practised and remembered, all of it at the keyboard.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { meanders } from './fixtures/meanders.ts';
import { makeCourse, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let week: string;
const directory = mkdtempSync(join(tmpdir(), 'weekwise-learning-'));

const activities = () =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Activities', exact: true }) });
const tile = (name: string) => activities().getByRole('link', { name: new RegExp(`^${name}`) });
const turn = () => page.getByRole('button', { name: 'Show the answer' });
const progress = (name: string) => page.getByRole('progressbar', { name });

const lowerEdge = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : Number.NaN);

test.beforeAll(async ({ browser }) => {
  const files = await writeFixtureFiles(directory);
  const reading = join(directory, 'castellanos-meanders.md');
  writeFileSync(reading, meanders);
  server = await startServer();
  context = await browser.newContext();
  page = await context.newPage();
  await signIn(page, server.url);
  await makeCourse(page, course.name, files.syllabus, files.reading, reading);
  await weekList(page)
    .getByRole('link', { name: /Meanders/ })
    .click();
  await page.waitForURL(/week=3/);
  week = page.url();
});

test.afterAll(async () => {
  await context?.close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('makes the activities of a week from its readings', async () => {
  await activities().getByRole('button', { name: 'Make activities' }).click();
  await expect(tile('Flashcards')).toContainText('not started');
  for (const name of ['True or false', 'Multiple choice', 'Socratic dialogue']) await expect(tile(name)).toBeVisible();
  await expectAccessible(page);
  await activities()
    .getByRole('button', { name: /^More for the activities/ })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Cards as CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.trim().split('\n').length).toBeGreaterThan(5);
});

test('suggestions wait behind the bell, lead somewhere, are stopped for good, and brought back in the account', async () => {
  const bell = page.getByRole('button', { name: /^Notifications, \d new$/ });
  const list = page.getByRole('dialog', { name: 'Notifications' });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    // Nothing stands over the page by itself.
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(list).toBeHidden();
  }
  await expect(bell).toBeVisible();
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  const seen = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(seen).toBeFocused();
  await page.reload();
  await seen.click();
  const items = list.getByRole('listitem');
  const before = await items.count();
  await items.first().getByRole('button', { name: 'Stop suggestions like this' }).click();
  await page.getByRole('menuitem', { name: 'Not in this course' }).click();
  await expect(items).not.toHaveCount(before);
  // One toast, and it covers the header alone.
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCount(1);
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => lowerEdge(await toast.boundingBox())).toBeLessThanOrEqual(lowerEdge(header) + 1);
  await page.goto(`${server.url}/chatpanel-debug`);
  await expect(page.getByText('Dismissed in this course')).toBeVisible();
  await page.getByRole('button', { name: 'Fire the event' }).click();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/account`);
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText('No suggestion is stopped.')).toBeVisible();
  await page.goto(week);
});

test('ten cards: turned, graded, one taken back, one forgotten and asked again', async () => {
  await tile('Flashcards').click();
  await expect(turn()).toBeVisible();
  await expectAccessible(page);
  const front = await page.getByRole('article').getAttribute('aria-label');
  const cards = Number(await progress('Cards').getAttribute('aria-valuemax'));
  expect(cards).toBeGreaterThanOrEqual(10);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Good/ })).toContainText(/in \d+ (min|days?)/);
  await expectAccessible(page);
  await page.keyboard.press('3');
  await expect(progress('Cards')).toHaveAttribute('aria-valuetext', `2 of ${cards}`);
  await page.keyboard.press('u');
  await expect(page.getByRole('article')).toHaveAttribute('aria-label', front ?? '');
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  for (let at = 2; at <= cards + 1; at++) {
    await expect(progress('Cards')).toHaveAttribute('aria-valuetext', `${at} of ${cards + 1}`);
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
  }
  await expect(page.getByText(`${cards} cards, ${cards - 1} remembered.`)).toBeVisible();
  await expectAccessible(page);
});

test('a quiz: right or wrong in a word, with the passage that says so, and the missed ones again', async () => {
  await page.getByRole('link', { name: 'Back to the week' }).click();
  await tile('True or false').click();
  const end = page.getByRole('heading', { name: /^\d+ of \d+ right$/ });
  const count = Number(await progress('Questions').getAttribute('aria-valuemax'));
  for (let at = 1; at <= count; at++) {
    await expect(progress('Questions')).toHaveAttribute('aria-valuetext', `${at} of ${count}`);
    await page.keyboard.press('t');
    const said = page.getByRole('article').getByText(/^(Right|Wrong)/);
    await expect(said).toBeVisible();
    if (at === 1) {
      await expectAccessible(page);
      await page.keyboard.press('s');
      await page.keyboard.press('Escape');
      await expect(said).toBeVisible();
      await page.keyboard.press('s');
      // The card marks the words too: those of the file.
      await expect(said).toBeHidden();
      await expect(page.locator('mark, .quote-layer').filter({ visible: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(said).toBeVisible();
    }
    await page.keyboard.press('Enter');
  }
  await expect(end).toBeVisible();
  const again = page.getByRole('button', { name: /missed questions? again$/ });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.click();
  await expect(progress('Questions')).toHaveAttribute('aria-valuetext', /^1 of/);
  await page.keyboard.press('Escape');
  await expect(tile('True or false')).toContainText('last time');
});

test('the queue counts what was done, and says when the next card is due', async () => {
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  // A missed question whose sentence was asked as a card today waits for tomorrow: which there are depends on the
  // engine's choice.
  await expect(page.getByRole('heading', { level: 1, name: /^Nothing is due$|to review$/ })).toBeVisible();
  await expect(page.getByText(/done today/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^All cards of/ }).click();
  await expect(page.getByText(/^In \d+ days$/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a suspended card is asked no more; an edited one stays as the student wrote it', async () => {
  const more = page.getByRole('main').getByRole('button', { name: /^More for/ });
  await more.first().click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await expect(page.getByRole('radio', { name: 'Suspended 1' })).toBeVisible();
  await more.last().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const explanation = page.getByRole('textbox', { name: 'Explanation' });
  await explanation.fill('What Castellanos measured.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edited by you')).toBeVisible();
  await page.goto(week);
  await activities()
    .getByRole('button', { name: /^More for the activities/ })
    .click();
  await page.getByRole('menuitem', { name: /^Make anew/ }).click();
  await expect(activities().getByRole('progressbar')).toBeHidden();
  await expect(tile('Flashcards')).toBeVisible();
  await page.goto(week.replace(/\?.*/, '/cards'));
  await expect(page.getByText('Edited by you')).toBeVisible();
});

test('what is read and handed in is marked by key and press, counts in the week and in the term, and stays', async () => {
  await page.goto(week);
  const box = page.getByRole('checkbox', { name: /^Read: / });
  const inTerm = weekList(page).getByRole('link', { name: /Meanders/ });
  await expect(page.getByText('0 of 1 read', { exact: true })).toBeVisible();
  await page.keyboard.press('x');
  await expect(box).toBeChecked();
  await expect(page.getByText('1 of 1 read', { exact: true })).toBeVisible();
  await expect(inTerm).toContainText('50%');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: /^More for Why/ }).click();
  await page.getByRole('menuitemradio', { name: 'In progress' }).click();
  await expect(box).toBeChecked({ indeterminate: true });
  await expectAccessible(page);
  await box.press('Space');
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: /^More for Field notebook/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as handed in' }).click();
  await expect(page.getByText('All handed in')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByText('All handed in')).toBeVisible();
  await expect(inTerm).toHaveAccessibleName(/, done/);
  await expectAccessible(page);
});
