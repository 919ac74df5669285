// A course is asked, over a network that breaks, at the keyboard; what is practised there counts; conversations are
// put in order.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { course } from './fixtures/course.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { meanders } from './fixtures/meanders.ts';
import { makeCourse, signIn, weekList } from './journey-steps.ts';
import { type RoughNetwork, roughNetwork } from './rough-network.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

const weirs = `# Weirs

The discharge over a sharp weir is the product of its width and a power of the head:

$$Q = 1.84 b h^{3/2}$$
`;

let server: RunningServer;
let network: RoughNetwork;
let context: BrowserContext;
let page: Page;
/** Of the week beside the chat. */
let address = '';
const directory = mkdtempSync(join(tmpdir(), 'weekwise-chat-'));

const chat = () => page.getByRole('region', { name: /^Ask / });
const field = () => page.getByRole('textbox', { name: /^Ask / });
const turns = () => chat().locator('article[data-turn]');
const ended = () => turns().last().getByRole('group', { name: 'What to do with this answer' });

/** Writes a question and waits for the end of its answer. */
async function ask(question: string): Promise<void> {
  await expect(field()).toBeVisible();
  if (!(await field().evaluate((element) => element === document.activeElement))) await page.keyboard.press('c');
  await expect(field()).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(turns().last()).toHaveAccessibleName(question);
  await expect(ended()).toBeAttached();
  await page.keyboard.press('Escape');
}

test.beforeAll(async ({ browser }) => {
  const files = await writeFixtureFiles(directory);
  const reading = join(directory, 'castellanos-meanders.md');
  writeFileSync(reading, meanders);
  const formulas = join(directory, 'weirs.md');
  writeFileSync(formulas, weirs);
  // The first answer's connection breaks three times: before anything, within an event, and late.
  network = await roughNetwork([60, 420, 900]);
  server = await startServer(undefined, { TRUSTED_ORIGINS: network.url });
  network.leadsTo(server.url);
  context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: network.url });
  page = await context.newPage();
  await signIn(page, server.url);
  await makeCourse(page, course.name, files.syllabus, files.reading, reading, formulas);
  await weekList(page)
    .getByRole('link', { name: /Meanders/ })
    .click();
  await page.waitForURL(/week=3/);
  address = page.url().replace(server.url, network.url);
  await page.goto(address);
});

test.afterAll(async () => {
  await context?.close();
  await network?.close();
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('an answer over a network that breaks is on the screen as it is stored, and its source opens', async () => {
  const listed = page.waitForResponse(
    (response) => /\/thread\/[^/]+\/messages/.test(response.url()) && network.streams() > 3,
  );
  await ask('What is a meander, and what is a point bar?');
  expect(network.streams()).toBe(4);
  const { messages } = (await (await listed).json()) as {
    messages: { content: string; metadata: { citations: { quote: string; heading: string; file_name: string }[] } }[];
  };
  await ended().getByRole('button', { name: 'Copy the answer' }).click();
  const stored = messages.at(-1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const citations = stored?.metadata.citations ?? [];
  expect(stored?.content).toMatch(/^> .*\*\*.*\n>\n> \[1\]$/m);
  expect(citations).not.toEqual([]);
  // Each passage is a quotation, on the screen and on the clipboard, above its heading and its file.
  await expect(turns().last().getByRole('blockquote')).toHaveCount(citations.length);
  for (const { quote, heading, file_name } of citations) {
    expect(copied).toContain(quote.replace(/\s+/g, ' '));
    expect(copied).toContain(`\n— ${heading}, ${file_name}`);
  }
  expect(copied).not.toMatch(/\*\*|^>|\[\d\]/m);
  await expectAccessible(page);
  const shown = await turns().last().locator('[data-answer]').textContent();
  // What reads Markdown comes only when the passage is open: the chip that opened it is drawn anew behind it.
  const text = Promise.withResolvers<void>();
  await page.route(/\/answer-text-/, (route) => text.promise.then(() => route.continue()));
  await page.reload();
  await expect(turns()).toHaveCount(1);
  await expect.poll(() => turns().last().locator('[data-answer]').textContent()).toBe(shown);
  await page.keyboard.press(']');
  await expect(page.locator('mark, .quote-layer').filter({ visible: true }).first()).toBeVisible();
  const chip = await turns().last().locator('[data-citation]').first().elementHandle();
  text.resolve();
  await expect.poll(() => chip?.evaluate((element) => element.isConnected)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(turns().last().locator('[data-citation]:focus')).toBeAttached();
});

test('what is asked for is practised inside the chat, at the keyboard, and counts', async () => {
  await ask('Quiz me on week 3');
  const practice = turns()
    .last()
    .getByRole('region')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(practice).toBeVisible();
  // However long the answer is, it is read from its question.
  await expect(turns().last().getByRole('heading', { name: 'Quiz me on week 3' })).toBeInViewport();
  await expect(practice).toBeInViewport();
  await practice.getByRole('group', { name: 'Your answer' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(practice.getByText(/^(Right|Wrong)/).first()).toBeVisible();
  await expectAccessible(page);
  await expect(practice.locator(':focus')).toBeAttached();
  // Only the list of turns scrolls: nothing in it makes the pane around it taller.
  const around = await chat().evaluate((pane) => {
    for (let each = pane.parentElement; each; each = each.parentElement)
      if (each.scrollHeight > each.clientHeight + 1 && each !== document.documentElement) return each.className;
    return '';
  });
  expect(around).toBe('');
  const tried = async () => {
    const answer = await page.request.get(`${network.url}/api/progress?time_zone=UTC`);
    return ((await answer.json()) as { courses: { tried: number }[] }).courses[0]?.tried;
  };
  expect(await tried()).toBe(1);
});

test('a question is asked in other words, and both wordings are kept', async () => {
  await expect(ended()).toBeAttached();
  await ended().getByRole('button', { name: 'Edit the question' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is an oxbow lake?');
  await page.keyboard.press('Enter');
  await expect(turns().last()).toHaveAccessibleName('What is an oxbow lake?');
  await expect(turns().last().getByText('Version 2 of 2')).toBeVisible();
  await ended().getByRole('button', { name: 'Good answer' }).press('Enter');
  await expect(ended().getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await turns().last().getByRole('button', { name: 'Earlier version' }).press('Enter');
  await expect(turns().last()).toHaveAccessibleName('Quiz me on week 3');
  await turns().last().getByRole('button', { name: 'Later version' }).press('Enter');
  await expect(turns().last()).toHaveAccessibleName('What is an oxbow lake?');
});

test('conversations are begun, searched, renamed, archived and deleted, and a deletion taken back', async () => {
  await chat().getByRole('button', { name: 'New conversation' }).press('Enter');
  await expect(turns()).toHaveCount(0);
  await expect(field()).toBeFocused();
  await ask('How is the course graded?');
  await chat().getByRole('button', { name: 'Conversations' }).press('Enter');
  const rows = chat().getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  const menu = async (item: string) => {
    await rows
      .first()
      .getByRole('button', { name: /^More for/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await menu('Rename');
  await page.getByRole('textbox', { name: 'Name of the conversation' }).fill('Grading');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('Grading');
  await page.getByRole('searchbox', { name: 'Search the conversations' }).fill('oxbow');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(/oxbow/i);
  await page.getByRole('searchbox', { name: 'Search the conversations' }).fill('');
  await expect(rows).toHaveCount(2);
  await menu('Archive');
  await expect(rows).toHaveCount(1);
  await page.getByRole('radio', { name: 'Archived' }).click();
  await expect(rows.first()).toContainText('Grading');
  await menu('Delete');
  await expect(chat().getByText('The archive is empty')).toBeVisible();
  const deleted = page.getByRole('listitem').filter({ hasText: 'Conversation deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows.first()).toContainText('Grading');
  await rows
    .first()
    .getByRole('button', { name: /^Grading/ })
    .press('Enter');
  await expect(turns().last()).toHaveAccessibleName('How is the course graded?');
  await expect(field()).toBeFocused();
});

test('the browser’s buttons and a reload lead to weeks, passages and conversations as they were opened', async () => {
  const lastAsked = (question: string) => expect(turns().last()).toHaveAccessibleName(question);
  const passage = page.locator('mark, .quote-layer').filter({ visible: true }).first();
  await chat().getByRole('button', { name: 'Conversations' }).press('Enter');
  await page.getByRole('radio', { name: 'Open' }).click();
  await chat().getByRole('listitem').first().getByRole('button').first().press('Enter');
  await lastAsked('What is an oxbow lake?');
  await weekList(page)
    .getByRole('link', { name: /Floodplains and floods/ })
    .click();
  await expect(page).toHaveURL(/week=4/);
  await turns().last().locator('[data-citation]').first().press('Enter');
  await expect(passage).toBeVisible();
  await expect(page).toHaveURL(/week=4.*passage=/);
  await page.goBack();
  await expect(page).toHaveURL(/week=4(?!.*passage)/);
  await expect(passage).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/week=3/);
  await lastAsked('What is an oxbow lake?');
  await page.goBack();
  await lastAsked('How is the course graded?');
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expect(passage).toBeVisible();
  await page.reload();
  await expect(passage).toBeVisible();
  await lastAsked('What is an oxbow lake?');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/week=4(?!.*passage)/);
});

test('earlier questions come in pages as one scrolls up, and nothing that is read moves', async ({ browser }) => {
  // No conversation is named: it is the folder's current one, which has two questions.
  const folder = new URL(page.url()).pathname.split('/')[2];
  for (let number = 1; number <= 12; number++) {
    const data = { question: `What is a meander? I ask for the ${number}. time.`, current_folder: folder };
    const origin = new URL(network.url).origin;
    const answer = await page.request.post(`${network.url}/api/ai/folder-agent/folder-agent/fast-chat`, {
      data,
      headers: { origin },
    });
    expect(answer.ok()).toBe(true);
  }
  // Another device knows nothing of the conversation yet.
  const other = await browser.newContext();
  await other.addCookies(await context.cookies());
  page = await other.newPage();
  await page.goto(address);
  await expect(turns()).toHaveCount(5);
  for (const known of [10, 14]) {
    const read = turns().first();
    const id = await read.getAttribute('data-turn');
    const before = await read.evaluate((element) => {
      const list = element.closest('.overflow-y-auto');
      if (list) list.scrollTop = 60;
      return element.getBoundingClientRect().top;
    });
    await expect(turns()).toHaveCount(known);
    const after = await chat().locator(`[data-turn="${id}"]`).boundingBox();
    expect(Math.abs((after?.y ?? 0) - before)).toBeLessThan(2);
  }
  await expect(turns().first()).toHaveAccessibleName('What is a meander, and what is a point bar?');
  await expectAccessible(page);
  await other.close();
});

test('a formula is set, and selected words become a flashcard by a button that stands beside them', async () => {
  page = await context.newPage();
  await page.goto(address);
  await ask('What is the formula for the discharge over a sharp weir?');
  await expect(turns().last().locator('.katex-display')).toBeVisible();
  await ask('What is a point bar?');
  await turns()
    .last()
    .locator('[data-answer] p')
    .first()
    .evaluate((answer) => window.getSelection()?.selectAllChildren(answer));
  const make = page.getByRole('button', { name: 'Make a flashcard', exact: true });
  await expect(make).toBeInViewport();
  const isInside = async (button: Locator) => {
    const [part, whole] = [await button.boundingBox(), await chat().boundingBox()];
    return part && whole && part.x >= whole.x && part.x + part.width <= whole.x + whole.width && part.width < 200;
  };
  expect(await isInside(make)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  await make.click();
  await expect(page.getByText(/^Flashcard made/)).toBeVisible();
});
