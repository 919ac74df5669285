import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.ts';

const slowDown = 4;
/** Milliseconds. On a busy machine sizes are still right; only what never comes fails. */
const patience = 180_000;
export const rounds = Number(process.env.ROUNDS ?? 9);

export async function openBrowser(): Promise<Browser> {
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error('There is no Chromium to measure with.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

export type Student = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in through the page, as a student does; what the browser then remembers is the student. */
export async function signIn(browser: Browser, url: string): Promise<Student> {
  const context = await browser.newContext();
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email address').fill('ann@example.edu');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('link', { name: 'Open the sign-in link' }).click();
  await page.getByRole('heading', { name: 'Rivers' }).first().waitFor();
  const student = await context.storageState();
  await context.close();
  return student;
}

/** A tab of a browser that was never here, on a processor four times as slow; a student's has their session. */
export async function slowPage(browser: Browser, student?: Student): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: student });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/**
 * Says when a page has asked for nothing for half a second. Playwright's "networkidle" comes once, after the page has
 * loaded.
 */
export function watchRest(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let since = performance.now();
  const changed = () => {
    since = performance.now();
  };
  page.on('request', (request) => {
    asked.add(request);
    changed();
  });
  const ended = (request: Request) => {
    asked.delete(request);
    changed();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    changed();
    while (asked.size > 0 || performance.now() - since < 500) await pause(50);
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
