import type { Page } from '@playwright/test';
import { type WebRoute, webRoutes } from '@weekwise/contracts/web-routes.ts';
import type { Camera } from './camera.ts';

/** What stands for the parameters of an address: what is there for the one who looks, else what is not there. */
type Parameters = Readonly<Record<string, string>>;

/** "/syllabus/:folderId/weeks/:week/guide" → "route-syllabus-weeks-guide"; the front page: "route-home". */
const nameOf = (path: string): string =>
  `route-${
    path
      .split('/')
      .filter((part) => part !== '' && !part.startsWith(':'))
      .join('-') || 'home'
  }${path.endsWith(':userId') || path.endsWith(':connectionId') || path.endsWith(':wikiId') ? '-one' : ''}`;

/** Takes every page of the table that the one who looks may see: what each shows first, or what it says instead. */
export async function everyRoute(
  page: Page,
  camera: Camera,
  url: string,
  { parameters, as }: { parameters: Parameters; as: readonly WebRoute['for'][] },
): Promise<void> {
  for (const { path, for: whose } of webRoutes) {
    if (!as.includes(whose)) continue;
    const at = path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? 'none');
    await page.goto(url + at);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await camera.take(nameOf(path));
  }
}

/** Every page of a student, about their first course. */
export async function everyRouteOfStudent(page: Page, camera: Camera, url: string): Promise<void> {
  const course = page.getByRole('link', { name: 'Rivers and Floodplains' }).first();
  const folderId = /syllabus\/([^/?]+)/.exec((await course.getAttribute('href')) ?? '')?.[1] ?? 'none';
  await everyRoute(page, camera, url, { parameters: { folderId, week: '3' }, as: ['gate', 'signed-in'] });
  await page.goto(`${url}/dashboard`);
}
