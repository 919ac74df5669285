// The whole app in a language that is none: what is still English there does not come from the catalogue
// (docs/decisions/142).
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { course } from './fixtures/course.ts';
import { writeFixtureFiles } from './fixtures/files.ts';
import { makeCourse, signIn } from './journey-steps.ts';
import { type RunningServer, startServer } from './running-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'weekwise-language-'));
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(async () => {
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
});

const forEverybody = ['/', '/demo', '/wiki', '/security', '/privacy-policy', '/terms-of-service', '/nowhere'];
const forStudents = ['/dashboard', '/dashboard/new', '/dashboard/bin', '/review', '/progress', '/account', '/drives'];
const ofCourse = ['', '/review', '/progress', '/publish', '/cards', '/weeks/3/guide', '/weeks/3/flashcards'];

/** Names, formats and keys that are called the same in every language. */
const sameEverywhere =
  /^(Weekwise|PDF|PowerPoint|OpenDocument|HTML|Markdown|LaTeX|WebDAV|Nextcloud|ownCloud|Google|Creative|Commons|CSV|ZIP|JSON|UTC|Esc|kB|MB|GB|ctrl|Ctrl|Shift|Chromium|Chrome|Linux|OpenAlex|Open|Library|CC|BY|SA|NC|https?|www|com|example|edu)$/;
/** As the browser spells dates; a pseudo-language has none of its own. */
const dates =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*$|^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*$|^(?:[AP]M|[ap]m)$/;

/** Words, but for addresses. */
const wordsOf = (text: string): string[] => text.replace(/\S+@\S+|\/nowhere|alt\+T/g, '').match(/[A-Za-z]{2,}/g) ?? [];

/** Every word that the server sends: a student's own, and what the engine read from the files. */
function hearServer(page: Page): Set<string> {
  const heard = new Set<string>(['amina', 'northmere', 'example']);
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    response
      .text()
      .then((text) => {
        for (const word of wordsOf(text.replace(/"[a-z_]+":/g, ''))) heard.add(word);
      })
      // A page that was left takes its answers along.
      .catch(() => undefined);
  });
  return heard;
}

/** What is shown or read out, without sample pages in English (`dir="ltr"`, `lang`) and code. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const skipped = 'script, style, noscript, code, kbd, [role="img"][dir="ltr"], [data-sonner-toaster]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(skipped)) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
          said.push(node.getAttribute(name) ?? '');
      else said.push(node.textContent ?? '');
    }
    return said.filter(Boolean);
  });

async function untranslated(page: Page, heard: ReadonlySet<string>): Promise<string[]> {
  const known = (word: string) => sameEverywhere.test(word) || dates.test(word) || heard.has(word);
  return (await shown(page)).filter((text) => wordsOf(text).some((word) => !known(word)));
}

/** Once a page shows what it is for. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const longName = 'Lecture notes on floods, for the fourth week and the fifth.md';

/** Latin names that have no room, and whether each still shows how it begins. */
const cutNames = (page: Page): Promise<{ name: string; begins: boolean }[]> =>
  page.locator('.truncate:visible').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const name = text?.textContent ?? '';
      if (!text || !/^[a-z]/i.test(name) || element.scrollWidth <= element.clientWidth) return [];
      const first = document.createRange();
      first.setStart(text, 0);
      first.setEnd(text, 1);
      const [letter, box] = [first.getBoundingClientRect(), element.getBoundingClientRect()];
      return [{ name, begins: letter.left > box.left - 1 && letter.right < box.right + 1 }];
    }),
  );

test('no English is left in the pseudo-language, and right to left nothing is wider than the page', async ({
  browser,
}) => {
  const files = await writeFixtureFiles(directory);
  const page = await (await browser.newContext()).newPage();
  const heard = hearServer(page);
  const look = (path: string) => expectNoEnglish(page, path, heard);

  await signIn(page, server.url);
  const notes = join(directory, longName);
  copyFileSync(files.notes, notes);
  await makeCourse(page, course.name, files.syllabus, files.reading, notes);
  const folder = new URL(page.url()).pathname;
  const students = [...forStudents, ...ofCourse.map((path) => folder + path)];

  await test.step('en-XA', async () => {
    await page.goto(`${server.url}/dashboard?lang=en-XA`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    for (const path of students) await look(path);
  });

  await test.step('ar-XB', async () => {
    await page.goto(`${server.url}/dashboard?lang=ar-XB`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of students) {
        await openPage(page, server.url + path);
        expect([path, width, await overflow(page)]).toEqual([path, width, 0]);
      }
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, `${server.url}${folder}?view=files`);
    await expect.poll(() => cutNames(page)).toContainEqual({ name: longName, begins: true });
    expect((await cutNames(page)).filter(({ begins }) => !begins)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The weeks, first as the page is read, stand on the right; the chat on the left.
    await openPage(page, server.url + folder);
    const panes = await page.locator('[role="separator"]').evaluateAll((dividers) =>
      dividers.map((divider) => {
        const pane = document.getElementById(divider.getAttribute('aria-controls') ?? '');
        return (pane?.getBoundingClientRect().left ?? 0) - divider.getBoundingClientRect().left > 0 ? 'right' : 'left';
      }),
    );
    expect(panes).toEqual(['right', 'left']);
  });
});

/**
 * The first HTML of a public page is the server's, in English: it goes as soon as the app is here. The browser may drop
 * an answer before it was heard, so the page is opened again until every word is known.
 */
async function expectNoEnglish(page: Page, path: string, heard: ReturnType<typeof hearServer>): Promise<void> {
  const known = () => expect.poll(() => untranslated(page, heard), { message: path, timeout: 15_000 }).toEqual([]);
  await expect(async () => {
    await openPage(page, server.url + path);
    await known();
  }).toPass({ timeout: 60_000 });
}

test('whoever has no account reads the pseudo-language too, and English again when it is chosen', async ({ page }) => {
  const heard = hearServer(page);
  await page.goto(`${server.url}/?lang=en-XA`);
  for (const path of forEverybody) await expectNoEnglish(page, path, heard);
  await openPage(page, `${server.url}/?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your syllabus, one week at a time');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect((await untranslated(page, heard)).length).toBeGreaterThan(20);
});
