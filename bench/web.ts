/**
 * How quickly the web app is there and answers: the built product on a fresh data directory with a course of 30 weeks,
 * 2,000 files and 500 messages, in Chromium on a processor slowed down four times. Medians of nine, each first paint in
 * a browser that was never here.
 *
 *   [SCRIPTS=1] [ROUNDS=9] node bench/web.ts [landing | course | typing | weeks | scrolling] …
 *
 * SCRIPTS lists each file that came before and after the first paint; with fewer ROUNDS the sizes are the same. Exit 1
 * where a limit is not kept; sizes are exact, times hold for a machine that does nothing else.
 */
import { openBrowser, type Student, signIn } from './web/browser.ts';
import { largeCourse } from './web/course.ts';
import { paintings } from './web/first-paint.ts';
import { report } from './web/table.ts';
import { scrolling, switchingWeeks, typing } from './web/use.ts';

// First: where there is none, no server is left running.
const browser = await openBrowser();
const { server, path } = await largeCourse();
const course = server.url + path;

const parts = {
  landing: () =>
    paintings(browser, server.url, {
      name: '/',
      complete: (page) => page.getByLabel('Email address').waitFor(),
      limits: { scripts: 110, largest: 1_500 },
    }),
  course: async (student: Student) =>
    paintings(browser, course, {
      name: '/syllabus/{id}',
      student,
      complete: async (page) => {
        await page.locator('#centre h1').waitFor();
        await page.locator('[data-turn]').first().waitFor();
      },
      limits: { scripts: 240, largest: 2_000 },
    }),
  typing: async (student: Student) => [await typing(browser, course, student)],
  weeks: async (student: Student) => [await switchingWeeks(browser, course, student)],
  scrolling: async (student: Student) => [await scrolling(browser, course, student)],
};

const asked = process.argv.slice(2);
const known = Object.keys(parts);
for (const name of asked) if (!known.includes(name)) throw new Error(`${name} is none of ${known.join(', ')}.`);
try {
  const student = await signIn(browser, server.url);
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    if (!report(await measure(student))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.remove();
}
