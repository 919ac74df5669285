import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { course } from './fixtures/course.ts';
import type { FixtureFiles } from './fixtures/files.ts';
import { createKeyboard, type Keyboard } from './keyboard.ts';

/** A student who never touches the mouse, on a screen that shows one pane at a time. */
interface Walk {
  page: Page;
  keyboard: Keyboard;
  files: FixtureFiles;
}

const week = (page: Page) => page.getByRole('heading', { level: 1, name: 'Meanders' });
const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });
const link = (page: Page, label: string | RegExp) => page.getByRole('link', { name: label });
const pane = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Course', exact: true }).getByRole('button', { name });

/** All that there is to do, in the order in which a student comes to it. Nothing on the way has the focus unseen. */
export async function walkByKeyboard(page: Page, files: FixtureFiles, email: string): Promise<void> {
  const walk = { page, keyboard: createKeyboard(page), files };
  for (const step of [setUp, handIn, turnCards, answerQuestions, haveDialogue, readGuide, addFile, ask, findSources])
    await step(walk, email);
  await lookAround(walk);
  expect(walk.keyboard.unseen()).toEqual([]);
}

/** From the front page to the third week of a course. */
async function setUp({ page, keyboard, files }: Walk, email: string): Promise<void> {
  await keyboard.enter(link(page, 'Skip to sign-in'));
  await keyboard.type(page.getByLabel('Email address'), email);
  await page.keyboard.press('Enter');
  await keyboard.enter(link(page, 'Open the sign-in link'));
  await keyboard.choose(button(page, 'Choose the syllabus'), files.syllabus);
  await expect(page.getByLabel('Course name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(course.name);
  await keyboard.choose(button(page, 'Choose files'), files.reading);
  await keyboard.enter(button(page, 'Build the plan'));
  await keyboard.enter(pane(page, 'Weeks'));
  await keyboard.enter(link(page, /Meanders/));
  await expect(week(page)).toBeFocused();
}

async function handIn({ page, keyboard }: Walk): Promise<void> {
  await keyboard.enter(page.getByRole('main').getByRole('link', { name: 'Field notebook, part 1', exact: true }));
  await keyboard.enter(button(page, 'Mark as handed in'));
  await expect(button(page, 'Not handed in after all')).toBeFocused();
  await keyboard.enter(link(page, 'Week 3'), { backwards: true });
  await expect(week(page)).toBeFocused();
}

async function turnCards({ page, keyboard }: Walk): Promise<void> {
  await keyboard.enter(button(page, 'Make activities'));
  await keyboard.enter(link(page, /^Flashcards/));
  await keyboard.enter(button(page, 'Show the answer'));
  await page.keyboard.press('3');
  await expect(page.getByRole('progressbar', { name: 'Cards' })).toHaveAttribute('aria-valuetext', /^2 of/);
  await page.keyboard.press('Escape');
  await expect(week(page)).toBeFocused();
  // Right from there to the chat, and back.
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: /^Ask / })).toBeFocused();
  await keyboard.enter(pane(page, 'Week 3'));
}

async function answerQuestions({ page, keyboard }: Walk): Promise<void> {
  const questions = page.getByRole('progressbar', { name: 'Questions' });
  await keyboard.enter(link(page, /^True or false/));
  await expect(questions).toHaveAttribute('aria-valuetext', /^1 of/);
  await page.keyboard.press('t');
  await expect(page.locator(':focus')).toContainText(/^(Right|Wrong)/);
  await page.keyboard.press('Enter');
  await expect(questions).toHaveAttribute('aria-valuetext', /^2 of/);
  await page.keyboard.press('Escape');
  await expect(week(page)).toBeFocused();
}

async function haveDialogue({ page, keyboard }: Walk): Promise<void> {
  await keyboard.enter(link(page, /^Socratic dialogue/));
  const reply = 'The water runs faster along the outside';
  await keyboard.type(page.getByRole('textbox', { name: 'Your reply' }), reply);
  await page.keyboard.press('Enter');
  await expect(page.getByText(reply)).toBeVisible();
  await keyboard.enter(button(page, /^Leave/));
  await expect(week(page)).toBeFocused();
}

async function readGuide({ page, keyboard }: Walk): Promise<void> {
  await keyboard.enter(link(page, 'Open guide'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.enter(button(page, /^Show the answer to/));
  await keyboard.enter(link(page, 'Week 3'), { backwards: true });
  await expect(week(page)).toBeFocused();
}

async function addFile({ page, keyboard, files }: Walk): Promise<void> {
  await keyboard.enter(link(page, 'Files'));
  await keyboard.choose(button(page, 'Add files'), files.notes);
  const added = page.getByRole('listitem').filter({ hasText: basename(files.notes) });
  await expect(added.getByText('Searchable', { exact: true })).toBeVisible();
}

async function ask({ page, keyboard }: Walk): Promise<void> {
  await keyboard.enter(pane(page, 'Ask'));
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
}

async function findSources({ page, keyboard }: Walk): Promise<void> {
  await keyboard.enter(pane(page, 'Weeks'));
  await keyboard.enter(link(page, /Meanders/));
  await expect(week(page)).toBeFocused();
  await page.keyboard.press('f');
  await keyboard.enter(button(page, 'Find sources'));
  await expect(button(page, 'Search again')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(week(page)).toBeFocused();
}

/** The palette, the list of shortcuts, another theme, and out. */
async function lookAround({ page, keyboard }: Walk): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('about the course');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=about/);
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const account = button(page, /^Account/);
  await keyboard.enter(account);
  await pickInMenu(page, 'menuitemradio', 'Midnight Blue');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight-blue');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await pickInMenu(page, 'menuitem', 'Sign out');
  await expect(link(page, 'Try the demo').first()).toBeVisible();
}

/** By typing its name, as menus allow. */
async function pickInMenu(page: Page, role: 'menuitem' | 'menuitemradio', name: string): Promise<void> {
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.keyboard.type(name);
  await expect(page.getByRole(role, { name })).toBeFocused();
  await page.keyboard.press('Enter');
}
