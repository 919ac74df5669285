// A visitor without an account learns from the demo course: cards, questions, a dialogue, the guide, an assignment.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type RunningServer, startServer } from './running-server.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let page: Page;
/** Paths of the calls that were refused. */
const refused: string[] = [];

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  page = await (await browser.newContext()).newPage();
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
});

test.afterAll(async () => {
  await page?.context().close();
  await server?.remove();
});

const activity = (name: RegExp) => page.getByRole('link', { name });
const week = () => page.getByRole('heading', { level: 1, name: 'One river, two cities' });

test('comes to a week that has its activities, its terms and its guide', async () => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await page
    .getByRole('navigation', { name: 'Weeks' })
    .getByRole('link', { name: /One river, two cities/ })
    .first()
    .click();
  for (const name of [/^Flashcards/, /^True or false/, /^Multiple choice/, /^Socratic dialogue/])
    await expect(activity(name)).toContainText('Start');
  await expect(page.getByRole('heading', { name: 'Key vocabulary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open guide' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('the week is printed alone, as wide as the paper and to its end', async () => {
  for (const width of [794, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary', { name: 'Demo' })).toBeHidden();
    await expect(page.getByRole('separator')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Ask/ })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Weeks' })).toBeHidden();
    await expect(week()).toBeVisible();
    const [wide, cut] = await page.locator('#centre').evaluate((centre) => {
      const parts = [centre, ...centre.querySelectorAll('*')];
      const isCut = (part: Element) =>
        part.scrollHeight > part.clientHeight + 1 && /auto|scroll|hidden/.test(getComputedStyle(part).overflowY);
      return [
        centre.clientWidth,
        parts.filter((part) => !part.closest('[class*=sr-only], .truncate') && isCut(part)).length,
      ];
    });
    expect([wide, cut]).toEqual([width, 0]);
    await page.emulateMedia({ media: null });
  }
  await expect(page.getByRole('navigation', { name: 'Weeks' })).toBeVisible();
});

test('so are the names of its files, and what is folded of its facts', async () => {
  const address = page.url();
  await page.goto(`${server.url}/demo?view=files`);
  const file = page.getByRole('button', { name: 'syllabus.md', exact: true });
  const menu = page.getByRole('button', { name: 'More for syllabus.md' });
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(file).toBeVisible();
  await expect(menu).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(`${server.url}/demo?view=about`);
  const policy = page.getByRole('group').filter({ hasText: 'Late work' }).locator('p, div').first();
  await expect(policy).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(policy).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto(address);
});

test('turns a card, and sees where it comes from', async () => {
  await activity(/^Flashcards/).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expectAccessible(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('region').locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(page.getByRole('progressbar', { name: 'Cards' })).toHaveAttribute('aria-valuetext', /^2 of/);
  await page.keyboard.press('Escape');
  await expect(week()).toBeVisible();
});

test('answers questions, and is told what is right and why', async () => {
  for (const { name, key } of [
    { name: /^True or false/, key: 't' },
    { name: /^Multiple choice/, key: '1' },
  ]) {
    await activity(name).click();
    await expect(page.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute('aria-valuetext', /^1 of/);
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toContainText(/^(Right|Wrong)/);
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute('aria-valuetext', /^2 of/);
    await page.keyboard.press('Escape');
    await expect(week()).toBeVisible();
  }
});

test('has a dialogue that goes on from what was said', async () => {
  await activity(/^Socratic dialogue/).click();
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Bananas were never mentioned during lunch yesterday');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bananas were never mentioned during lunch yesterday')).toBeVisible();
  const hints = page.getByRole('button', { name: /hint/i });
  const left = await hints.textContent();
  await hints.click();
  await expect(hints).not.toHaveText(left ?? '');
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(page.getByText('Bananas were never mentioned during lunch yesterday')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(week()).toBeVisible();
});

test('reads the guide and what an assignment asks, also by their addresses alone', async ({ browser }) => {
  await page.getByRole('link', { name: 'Open guide' }).click();
  await page
    .getByRole('button', { name: /^Show the answer to/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^(More for|Add a|Make anew)/ })).toHaveCount(0);
  await expectAccessible(page);
  const guide = page.url();
  await page.getByRole('link', { name: /^Week \d+$/ }).click();
  await page.getByRole('main').locator('a[href^="/demo/assignments/"]').first().click();
  // The week has a first heading too, and is there until the assignment is.
  await expect(page.getByRole('heading', { level: 1, name: 'Map project' })).toBeVisible();
  await expect(page.getByRole('button', { name: /handed in/ })).toHaveCount(0);
  await expectAccessible(page);

  const another = await (await browser.newContext()).newPage();
  await another.goto(guide);
  await expect(another.getByRole('button', { name: /^Show the answer to/ }).first()).toBeVisible();
  await another.context().close();
});

test('opens what a reading is found in', async () => {
  await page.goto(`${server.url}/demo?week=8`);
  const reading = page.getByRole('main').locator('[data-reading]').first();
  await reading.getByRole('button', { name: 'Hamburg and Altona.md' }).click();
  await expect(page.getByRole('heading', { name: 'Hamburg and Altona, 1892' })).toBeVisible();
  await page.keyboard.press('Escape');
  const id = await reading.getAttribute('data-reading');
  await page.goto(`${server.url}/demo?week=8&find=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamburg and Altona');
  await expectAccessible(page);
});

test('was refused nothing on the way', () => {
  expect(refused).toEqual([]);
});
