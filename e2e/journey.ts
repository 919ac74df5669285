// One student, from an e-mail address to an answered question, in the order it happens (the README's promise).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course, weeks } from './fixtures/course.ts';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { choose, leaveReview, signIn, weekList } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

export interface Journey {
  /** Settings of the server, asked for when it starts. */
  settings: () => Promise<Record<string, string>>;
  /** What the screen says of who answered. */
  source: string;
  /** Tests that go on from the journey's end, on its page. */
  further?: (at: { page: () => Page; ask: (text: string) => Promise<Locator> }) => void;
}

/** The whole way, the same whoever answers. */
export function walkJourney(journey: Journey): void {
  test.describe.configure({ mode: 'serial' });

  let server: RunningServer;
  let settings: Record<string, string>;
  let context: BrowserContext;
  let page: Page;
  let files: FixtureFiles;
  const directory = mkdtempSync(join(tmpdir(), 'weekwise-journey-'));

  const question = () => page.getByRole('textbox', { name: /^Ask / });

  /** Asks and resolves to the finished answer. */
  async function ask(text: string) {
    await question().fill(text);
    await question().press('Enter');
    const answer = page.getByRole('article', { name: text }).last();
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    return answer;
  }

  test.beforeAll(async ({ browser }) => {
    files = await writeFixtureFiles(directory);
    settings = await journey.settings();
    server = await startServer(undefined, settings);
    context = await browser.newContext();
    page = await context.newPage();
  });

  test.afterAll(async () => {
    await context?.close();
    await server?.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  test('signs in by the link that local mode shows, once', async ({ browser }) => {
    await page.goto(server.url);
    await expectAccessible(page);
    const link = await signIn(page, server.url);
    const [cookie] = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const stranger = await browser.newPage();
    await stranger.goto(`${server.url}${link}`);
    await expect(stranger.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await stranger.close();
  });

  test('makes a course from its syllabus and sees the weeks of the document', async () => {
    await page.getByLabel('Course name').fill(course.name);
    await choose(page, 'Choose the syllabus', files.syllabus);
    await page.getByRole('button', { name: 'Build the plan' }).click();
    await leaveReview(page);
    for (const week of weeks)
      await expect(weekList(page).getByRole('link', { name: new RegExp(week.topic) })).toBeVisible();
    await expect(weekList(page)).toContainText(course.instructor.replace('Dr. ', ''));

    for (const week of weeks) {
      await weekList(page)
        .getByRole('link', { name: new RegExp(week.topic) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: week.topic })).toBeVisible();
      for (const reading of week.readings) {
        const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: reading.title }) });
        await expect(row).toContainText(reading.author);
        const [first, last] = reading.pages?.split('–') ?? [];
        if (first && last) await expect(row).toContainText(new RegExp(`${first}\\D+${last}`));
      }
      if (week.due) await expect(page.getByRole('heading', { name: week.due.title })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('every item opens the lines it came from', async () => {
    const topic = 'Meanders';
    const title = 'Why Rivers Bend';
    await weekList(page).getByRole('link', { name: topic }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await row.getByRole('button', { name: /^Open the source/ }).click();
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page.locator('mark').filter({ hasText: title }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  });

  test('uploads readings; the list says what is searchable and why a file is not', async () => {
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await choose(page, 'Add files', files.reading, files.notes);
    await expect(page.getByText('3 files, all searchable')).toBeVisible();
    await choose(page, 'Add files', files.jpegNamedPdf);
    await expect(page.getByText('The file is not what its name says.', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('3 files, all searchable')).toBeVisible();
  });

  test('answers from the readings, with a citation that opens the page', async () => {
    const answer = await ask('Who showed that a straightened reach sends its floods downstream faster?');
    await expect(answer).toContainText('Halvorsen');
    await expect(page.getByRole('region', { name: `Ask ${course.code}`, exact: true })).toContainText(journey.source);
    const chip = answer.getByRole('button', { name: /^Source 1/ });
    await expect(chip).toContainText('p. 3');
    await chip.click();
    await expect(page.getByRole('region', { name: /^Pages of/ })).toBeVisible();
    await expect(page.locator('.quote-layer').first()).toBeVisible();
    await expect(page.getByText('3 of 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /^Pages of/ })).toBeHidden();
  });

  test('answers from the course itself, and says when the materials do not hold it', async () => {
    const due = await ask('What is due in week 3?');
    await expect(due).toContainText(/field notebook/i);
    const teacher = await ask('Who is the instructor of this course?');
    await expect(teacher).toContainText('Lindqvist');
    const unknown = await ask('Who invented the telephone?');
    await expect(unknown).toContainText(/I couldn't find this in your files\./);
    await expectAccessible(page);
  });

  test('everything is there after the machine lost its power', async () => {
    const where = page.url();
    await server.kill();
    server = await startServer(server.dataDir, settings);
    await page.goto(`${server.url}${new URL(where).pathname}`);
    await expect(page.getByRole('article', { name: 'What is due in week 3?' })).toContainText(/field notebook/i);
    await expect(weekList(page).getByRole('link', { name: /Meanders/ })).toBeVisible();
    await expect(page.getByText('3 files, all searchable')).toBeVisible();
  });

  journey.further?.({ page: () => page, ask });
}
