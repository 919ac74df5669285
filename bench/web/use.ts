import type { Browser, Page } from '@playwright/test';
import { rounds, type Student, slowPage, watchRest } from './browser.ts';
import { size } from './course.ts';
import type { Measured } from './table.ts';

/** Milliseconds from a press of a key in the chat box to the frame that shows it, with the whole conversation drawn. */
export async function typing(browser: Browser, url: string, student: Student): Promise<Measured> {
  const page = await slowPage(browser, student);
  await page.goto(url);
  const turns = page.locator('[data-turn]');
  await turns.first().waitFor();
  // Earlier questions come as the reader goes up to them.
  while ((await turns.count()) < size.messages / 2) {
    const before = await turns.count();
    await page.evaluate(() => {
      const list = document.querySelector('[data-turn]')?.parentElement?.parentElement?.parentElement;
      if (list) list.scrollTop = list.scrollTop > 0 ? 0 : 1;
    });
    await page.waitForFunction((count) => document.querySelectorAll('[data-turn]').length > count, before);
  }
  const box = page.locator('#chat textarea');
  await box.click();
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    document.querySelector('#chat textarea')?.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // Heard after the frame is drawn.
        port1.onmessage = () => took.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    });
  });
  for (let round = 0; round <= rounds; round++) {
    await page.keyboard.press('a');
    await page.waitForFunction((count) => (window as unknown as { took: number[] }).took.length > count, round);
  }
  const took = await page.evaluate(() => (window as unknown as { took: number[] }).took);
  await page.context().close();
  return {
    what: `a keystroke in the chat box, ${size.messages} messages drawn`,
    unit: 'ms',
    values: took.slice(1),
    limit: 50,
  };
}

/** Milliseconds from a press on a week to the frame that shows it; every week was open before. */
export async function switchingWeeks(browser: Browser, url: string, student: Student): Promise<Measured> {
  const page = await slowPage(browser, student);
  const atRest = watchRest(page);
  await page.goto(url);
  await page.locator('#centre h1').waitFor();
  await atRest();
  const took: number[] = [];
  const weeks = Math.max(2, rounds);
  // The first time round, what a week shows besides the plan is fetched.
  for (let round = 0; round < 2 * weeks; round++) {
    const value = await page.evaluate(async (week) => {
      const links = document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Weeks"] li a');
      const link = [...links].filter(({ textContent }) => textContent.includes('Rivers and their people'))[week];
      if (!link) throw new Error(`There is no week ${week}.`);
      const heading = () => document.querySelector('#centre h1')?.textContent;
      const before = heading();
      const start = performance.now();
      link.click();
      while (heading() === before) await new Promise(requestAnimationFrame);
      const { port1, port2 } = new MessageChannel();
      const drawn = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(null);
      await drawn;
      return performance.now() - start;
    }, round % weeks);
    await atRest();
    took.push(value);
  }
  await page.context().close();
  return { what: 'switching weeks, from the cache', unit: 'ms', values: took.slice(weeks), limit: 100 };
}

/** The longest task while the list of files is scrolled from its beginning to its end, and the weeks with it. */
export async function scrolling(browser: Browser, url: string, student: Student): Promise<Measured> {
  const page = await slowPage(browser, student);
  await page.goto(`${url}?view=files`);
  await page
    .getByText(`Reading ${size.files - 1},`)
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) longest.push(await scrollOnce(page));
  await page.context().close();
  return {
    what: `longest task while ${size.weeks} weeks and ${size.files} files scroll`,
    unit: 'ms',
    values: longest,
    limit: 100,
  };
}

function scrollOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = ['#centre', 'nav[aria-label="Weeks"]'].flatMap((pane) =>
      [...document.querySelectorAll<HTMLElement>(`${pane} *`)].filter(
        (each) => each.scrollHeight > each.clientHeight + 100 && getComputedStyle(each).overflowY === 'auto',
      ),
    );
    if (moving.length < 2) throw new Error('The files or the weeks do not scroll.');
    let longest = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    tasks.observe({ type: 'longtask' });
    for (const element of moving) element.scrollTop = 0;
    await frame();
    const atEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
      scrollTop + clientHeight > scrollHeight - 2;
    // Twice what the heights say: rows that are higher than was thought make the way longer, but not without end.
    let frames = 2 * Math.ceil(Math.max(...moving.map(({ scrollHeight }) => scrollHeight)) / 600) + 20;
    // About a wheel turned with force: two thirds of a screen in each frame.
    while (!moving.every(atEnd)) {
      if (frames-- === 0) throw new Error('The files and the weeks have no end.');
      for (const element of moving) element.scrollTop += 600;
      await frame();
    }
    await frame();
    for (const { duration } of tasks.takeRecords()) longest = Math.max(longest, duration);
    tasks.disconnect();
    return longest;
  });
}
