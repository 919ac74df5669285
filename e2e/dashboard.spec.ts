// A term that is under way: the course opens where it stands, what is overdue is seen, and the search finds it all.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let context: BrowserContext;
let page: Page;
const directory = mkdtempSync(join(tmpdir(), 'weekwise-dashboard-'));
const syllabus = join(directory, 'maps.md');
const ended = join(directory, 'seas.md');
const notes = join(directory, 'notes.md');

const day = 24 * 3600_000;
/** The Monday of this week, so many weeks on. */
function monday(weeks: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) + 7 * weeks, 12);
}
const spell = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const week = (number: number, from: number, topic: string, ...lines: string[]): string =>
  [`### Week ${number} (${spell(monday(from))}): ${topic}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n');
const due = (title: string, weeks: number): string =>
  `Due: ${title} (${spell(new Date(monday(weeks).getTime() + 2 * day))})`;

const maps = `# GEOG 214: Maps and Society

Instructor: Dr. Ilse Varga

## Required books

- Osei, Marta. Maps That Persuade. 2nd ed. Harbour Press, 2019.

## Schedule

${week(1, -2, 'Why maps lie', 'Reading: Osei, Maps That Persuade, chapters 1-2', due('Map critique', -2))}
${week(2, -1, 'Symbols and scale', 'Reading: Keane, A Question of Scale', due('Sketch map', -1))}
${week(3, 0, 'Mapping populations', 'Reading: Osei, Maps That Persuade, chapter 10')}
${week(4, 1, 'Remote sensing', due('Field notebook', 1))}
`;
const seas = `# HIST 101: The Inland Sea

## Schedule

${week(1, -40, 'Sea and people', 'Reading: Brandt, The Middle Sea, chapter 1', due('Old essay', -40))}
${week(2, -39, 'Trade', 'Reading: Brandt, The Middle Sea, chapter 2')}
${week(3, -38, 'Collapse', 'Reading: Brandt, The Middle Sea, chapter 3')}
`;

test.beforeAll(async ({ browser }) => {
  writeFileSync(syllabus, maps);
  writeFileSync(ended, seas);
  writeFileSync(notes, '# Notes\n\nA choropleth map shades areas by a rate, never by a count.\n');
  server = await startServer();
  context = await browser.newContext();
  page = await context.newPage();
  await signIn(page, server.url);
});

test.afterAll(async () => {
  await context?.close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** Ends in the course, past what the reading was not sure of. */
async function build(name: string, path: string, ...materials: string[]): Promise<void> {
  await page.getByLabel('Course name').fill(name);
  await choose(page, 'Choose the syllabus', path);
  if (materials.length > 0) await choose(page, 'Choose files', ...materials);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  const onward = page.getByRole('link', { name: 'Open the plan' });
  await expect(weekList(page).or(onward)).toBeVisible();
  if (await onward.isVisible()) await onward.click();
  await expect(weekList(page)).toBeVisible();
}

test('a course opens on its present week, and About the course has its books', async () => {
  await build('Maps', syllabus, notes);
  await expect(page.getByRole('heading', { level: 1, name: 'Mapping populations' })).toBeVisible();
  await expect(page.getByText('2 files, all searchable')).toBeVisible();
  await weekList(page).getByRole('link', { name: 'About the course' }).click();
  await expect(page.getByText('Osei, Marta. Maps That Persuade. 2nd ed. Harbour Press, 2019.')).toBeVisible();
});

test('the dashboard has what is overdue, folds ended courses away, and shows the present term', async () => {
  await page.goto(`${server.url}/dashboard/new`);
  await build('Seas', ended);
  await page.goto(`${server.url}/dashboard`);
  const overdue = page.getByRole('region', { name: '2 items are overdue' });
  await expect(overdue.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Old essay')).toHaveCount(0);
  await expectAccessible(page);
  await overdue.getByRole('button', { name: 'Mark as handed in: Map critique' }).click();
  await expect(page.getByRole('region', { name: '1 item is overdue' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /The Inland Sea/ })).toBeHidden();
  await page.getByText('1 course that has ended').click();
  await expect(page.getByRole('link', { name: /The Inland Sea/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Term' }).click();
  await expect(page.getByText('This week', { exact: true })).toBeInViewport();
});

test('the search finds readings, assignments, words in files and commands', async () => {
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const search = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('combobox').fill(words);
  };
  await search('scale');
  await expect(palette.getByRole('option', { name: /A Question of Scale/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await search('notebook');
  await palette
    .getByRole('option', { name: /^Field notebook/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assignments\//);
  await search('calendar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/range=term/);
  await search('zzyzx');
  await expect(palette.getByText('No results for “zzyzx”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await search('choropleth');
  await expect(palette.getByRole('option', { name: /shades areas by a rate/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('mark').first()).toContainText('choropleth');
});
