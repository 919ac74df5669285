import type { Page } from '@playwright/test';
import type { WebRoute } from '@weekwise/contracts/web-routes.ts';
import { addressOf, openPage, type Parameters, pathsFor } from '../every-page.ts';
import type { Camera } from './camera.ts';

/** "/syllabus/:folderId/weeks/:week/guide" → "route-syllabus-weeks-guide"; the front page: "route-home". */
const nameOf = (path: string): string =>
  `route-${
    path
      .split('/')
      .filter((part) => part !== '' && !part.startsWith(':'))
      .join('-') || 'home'
  }${path.endsWith(':userId') || path.endsWith(':connectionId') || path.endsWith(':wikiId') ? '-one' : ''}`;

/** Takes every page of the table that the one who looks may see: what each shows first, or what it says instead. */
async function everyRoute(
  page: Page,
  camera: Camera,
  url: string,
  { parameters, as }: { parameters: Parameters; as: readonly WebRoute['for'][] },
): Promise<void> {
  for (const path of pathsFor(...as)) {
    await openPage(page, url + addressOf(path, parameters));
    await camera.take(nameOf(path));
  }
}

/** The last part of the address that the first such link of a page leads to. */
async function lastPart(page: Page, address: string, link: string): Promise<string> {
  await page.goto(address);
  return (await page.locator(link).first().getAttribute('href'))?.split(/[/?#]/).at(-1) ?? 'none';
}

const wikiIdOf = (page: Page, url: string): Promise<string> =>
  lastPart(page, `${url}/wiki`, 'a[href*="/wiki/course/"]');

/** Every page that is open to everybody, about the demo course and the first page of the wiki. */
export async function everyRouteOfVisitor(page: Page, camera: Camera, url: string): Promise<void> {
  const parameters = {
    week: '1',
    assignmentId: await lastPart(page, `${url}/demo?week=1`, 'a[href*="/assignments/"]'),
    wikiId: await wikiIdOf(page, url),
    practice: 'flashcards',
  };
  await everyRoute(page, camera, url, { parameters, as: ['everybody'] });
}

/** Every page of a student, about their first course. */
export async function everyRouteOfStudent(page: Page, camera: Camera, url: string): Promise<void> {
  const course = page.getByRole('link', { name: 'Rivers and Floodplains' }).first();
  const folderId = /syllabus\/([^/?]+)/.exec((await course.getAttribute('href')) ?? '')?.[1] ?? 'none';
  const assignmentId = await lastPart(page, `${url}/syllabus/${folderId}`, 'a[href*="/assignments/"]');
  const parameters = { folderId, week: '3', assignmentId, wikiId: await wikiIdOf(page, url) };
  await everyRoute(page, camera, url, { parameters, as: ['gate', 'signed-in'] });
  await page.goto(`${url}/dashboard`);
}
