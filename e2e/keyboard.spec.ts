// From the front page to an answer with its source, by the keyboard alone, on the narrowest screen (WCAG 1.4.10).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { course } from './fixtures/course.ts';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { createKeyboard } from './keyboard.ts';
import { type RunningServer, startServer } from './running-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'weekwise-keyboard-'));
let server: RunningServer;
let files: FixtureFiles;

test.beforeAll(async () => {
  files = await writeFixtureFiles(directory);
  server = await startServer();
});

test.afterAll(async () => {
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('the whole way by keyboard at 320 px', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  const keyboard = createKeyboard(page);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Course', exact: true }).getByRole('button', { name });
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });

  await page.goto(server.url);
  await keyboard.enter(page.getByRole('link', { name: 'Skip to sign-in' }));
  await keyboard.type(page.getByLabel('E-mail address'), 'amina@northmere.example');
  await page.keyboard.press('Enter');
  await keyboard.enter(page.getByRole('link', { name: 'Open the sign-in link' }));

  await keyboard.type(page.getByLabel('Course name'), course.name);
  await keyboard.choose(button('Choose the syllabus'), files.syllabus);
  await keyboard.choose(button('Choose files'), files.reading, files.notes);
  await keyboard.enter(button('Build the plan'));
  await keyboard.enter(tab('Weeks'));
  await keyboard.enter(page.getByRole('link', { name: /Meanders/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Meanders' })).toBeFocused();

  await keyboard.enter(button('Make activities'));
  await keyboard.enter(page.getByRole('link', { name: /^Flashcards/ }));
  await keyboard.enter(button('Show the answer'));
  await page.keyboard.press('3');
  await expect(page.getByRole('progressbar', { name: 'Cards' })).toHaveAttribute('aria-valuetext', /^2 of/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Meanders' })).toBeVisible();

  await keyboard.enter(tab('Ask'));
  const question = page.getByRole('textbox', { name: /^Ask / });
  await keyboard.type(question, 'Who showed that a straightened reach sends its floods downstream faster?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: /^Who showed/ });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  const source = answer.getByRole('button', { name: /^Source 1/ });
  await keyboard.enter(source, { backwards: true });
  await expect(page.getByRole('region', { name: /^Pages of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(source).toBeFocused();

  expect(keyboard.unseen()).toEqual([]);
  await page.context().close();
});
