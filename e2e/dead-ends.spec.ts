// A syllabus without weeks is no dead end: another reading, weeks built by hand, or another file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { choose, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

const topics = [
  'Plate boundaries. Read: Marshak, chapter 4',
  'Magma and viscosity. Read: Marshak, chapter 5',
  'Lava flows',
  'Pyroclastic currents',
  'Ash in the air. Problem set 1 due',
  'Lahars and floods',
  'Volcanic gases',
  'Living on the slopes',
];
/** Topics that are numbered, under a heading that names no schedule. */
const withTopics = `# GEOL 118 Volcanoes and People

Instructor: Dr. Ivo Castellane

## Grading

Field report 40%
Final exam 60%

## What we talk about

${topics.map((topic, at) => `${at + 1}. ${topic}`).join('\n')}
`;
/** Nothing in it looks like weeks, or like work. */
const withNothing = '# A poem about volcanoes\n\nThe mountain sleeps, and I sleep too.\n';
const withWeeks = `# GEOL 118 Volcanoes

## Schedule

| Week | Date | Topic |
|---|---|---|
| 1 | Jan 12 | Lava |
| 2 | Jan 19 | Ash |
| 3 | Jan 26 | Mud |
`;
const withSections = `# GEOL 118 Volcanoes

## Schedule

| Week | Date | Topic | Work |
|---|---|---|---|
| 1 | Sept 14, 2026 | Lava | |
| 2 | Sept 21, 2026 | Ash | Section 1: Tuesday 9/22 Test 1<br>Section 2: Thursday 9/24 Test 1 |
| 3 | Sept 28, 2026 | Mud | |
`;

let server: RunningServer;
let directory: string;

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'weekwise-dead-ends-'));
  server = await startServer();
});
test.afterAll(async () => {
  await server.remove();
  rmSync(directory, { recursive: true, force: true });
});

function written(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

/** Signs somebody in and has a syllabus read that comes to no weeks. */
async function uploadWithoutWeeks(page: Page, email: string, text: string): Promise<void> {
  await signIn(page, server.url, email);
  await page.getByLabel('Course name').fill('Volcanoes');
  await choose(page, 'Choose the syllabus', written(`${email}.md`, text));
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No weeks found' })).toBeVisible();
  await expect(page.getByText(/^We (also )?see/)).toBeVisible();
}

/** Presses Tab until what is named has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const said = await focused.evaluate((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
    if (typeof name === 'string' ? said.trim() === name : name.test(said)) return;
  }
  throw new Error(`Tab leads to nothing called ${name}.`);
}

test('another reading is chosen, gets its dates, and can be taken back', async ({ page }) => {
  await uploadWithoutWeeks(page, 'mouse@northmere.example', withTopics);
  await expect(page.getByText('We also see 8 numbered topics without dates.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Ivo Castellane' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See readings' }).click();
  await expect(page.getByRole('heading', { name: '8 numbered topics without dates' })).toBeVisible();
  await expect(page.getByText('Magma and viscosity')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this reading' }).first().click();
  await expect(weekList(page)).toContainText('Living on the slopes');

  await page.getByLabel('When does the term start?').fill('2026-08-26');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set dates' }).click();
  await expect(page.getByLabel('When does the term start?')).toBeHidden();
  await page.goto(`${server.url}${new URL(page.url()).pathname}?week=2`);
  await expect(page.getByText('Aug 31 – Sep 6')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aug 31 – Sep 6')).toBeVisible();

  await page.goto(`${server.url}${new URL(page.url()).pathname}/review`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const left of ['Aug 31', 'Lahars and floods']) {
    await page.getByRole('radio', { name: /^All/ }).click();
    await expect(page.getByText(left).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('z');
    await expect(page.getByText(left)).toHaveCount(0);
  }
});

test('another reading is chosen by keyboard', async ({ page }) => {
  await uploadWithoutWeeks(page, 'keys@northmere.example', withTopics);
  await tabTo(page, 'See readings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '8 numbered topics without dates' })).toBeVisible();
  await tabTo(page, 'Use this reading');
  await page.keyboard.press('Enter');
  await expect(weekList(page)).toContainText('Living on the slopes');
});

test('weeks are built by hand, with lines that are pressed, dragged and pasted', async ({ page }) => {
  await uploadWithoutWeeks(page, 'builder@northmere.example', withTopics);
  await page.getByRole('link', { name: 'Build weeks' }).click();
  await page.getByLabel('First day').fill('2026-08-26');
  await page.getByLabel('Number of weeks').fill('4');
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await page.getByRole('checkbox', { name: 'Wednesday' }).click();
  await page.getByRole('button', { name: 'Add break' }).click();
  await page.getByLabel('Name').fill('Fall break');
  await page.getByLabel('From').fill('2026-09-07');
  await page.getByLabel('To', { exact: true }).fill('2026-09-11');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create weeks' }).click();

  const week = (number: number) => page.getByRole('region', { name: `Week ${number}`, exact: true });
  const line = (text: string) => page.getByRole('button', { name: text });
  await expect(week(3)).toContainText('Fall break');
  await line('Magma and viscosity').click();
  await expect(week(1)).toContainText('Magma and viscosity');
  await expect(week(1)).toContainText('chapter 5');
  await line('Lava flows').dragTo(week(2));
  await expect(week(2)).toContainText('Lava flows');
  await page.getByRole('radio', { name: 'Assignment' }).click();
  await line('Field report 40%').dragTo(week(2));
  await expect(week(2)).toContainText('Field report');
  await page.getByRole('radio', { name: 'All it says' }).click();
  await week(4).getByRole('button', { name: 'Week 4' }).click();
  await week(4).getByRole('textbox').focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Lahars and floods\nRead: Druitt, "Mud," pp. 1-9');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(week(4)).toContainText('Lahars and floods');
  await expect(week(4)).toContainText('Mud');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open plan' }).click();
  await weekList(page)
    .getByRole('link', { name: /Lava flows/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lava flows' })).toBeVisible();
  await expect(page.getByText('Field report')).toBeVisible();
});

test('weeks are built by keyboard, also where the file came to nothing at all', async ({ page }) => {
  await uploadWithoutWeeks(page, 'typist@northmere.example', withNothing);
  await tabTo(page, 'Build weeks');
  await page.keyboard.press('Enter');
  await page.getByLabel('First day').focus();
  await page.keyboard.type('08262026');
  await page.getByLabel('Number of weeks').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  const week = (number: number) => page.getByRole('region', { name: `Week ${number}`, exact: true });
  await expect(week(3)).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect(week(2)).toContainText('A poem about volcanoes');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(week(2)).toContainText('The mountain sleeps');
  await page.keyboard.press('z');
  await expect(week(2)).not.toContainText('The mountain sleeps');
  await tabTo(page, 'Open plan');
  await page.keyboard.press('Enter');
  await expect(weekList(page)).toContainText('A poem about volcanoes');
});

test('another file takes the place of one without weeks', async ({ page }) => {
  await uploadWithoutWeeks(page, 'other@northmere.example', withTopics);
  await choose(page, 'Choose file', written('with-weeks.md', withWeeks));
  await expect(weekList(page)).toContainText('Mud');
});

test('a syllabus for two sections asks once which is the student’s, and the plan follows', async ({ page }) => {
  await signIn(page, server.url, 'section@northmere.example');
  await page.getByLabel('Course name').fill('Volcanoes');
  await choose(page, 'Choose the syllabus', written('sections.md', withSections));
  await page.getByRole('button', { name: 'Build the plan' }).click();
  // Items to check open the review first.
  await page.waitForURL(/\/syllabus\/[^/]+\/review$/);
  const path = new URL(page.url()).pathname.replace('/review', '');
  await page.goto(`${server.url}${path}?week=2`);
  await expect(page.getByText('Test 1 (Section 1)')).toBeVisible();
  await expect(page.getByText('Which section are you in?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Section 2', exact: true }).click();
  await expect(page.getByText('Which section are you in?')).toBeHidden();
  await expect(page.getByText('Test 1 (Section 1)')).toBeHidden();
  await expect(page.getByText('Due September 24')).toBeAttached();
  await page.goto(`${server.url}${path}?view=about`);
  await page.getByLabel('Your section').selectOption('Section 1');
  await page.goto(`${server.url}${path}?week=2`);
  await expect(page.getByText('Due September 22')).toBeAttached();
});
