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
export async function everyRoute(
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

/** Every page of a student, about their first course. */
export async function everyRouteOfStudent(page: Page, camera: Camera, url: string): Promise<void> {
  const course = page.getByRole('link', { name: 'Rivers and Floodplains' }).first();
  const folderId = /syllabus\/([^/?]+)/.exec((await course.getAttribute('href')) ?? '')?.[1] ?? 'none';
  await page.goto(`${url}/syllabus/${folderId}`);
  const assignment = page.locator('a[href*="/assignments/"]').first();
  const assignmentId = (await assignment.getAttribute('href'))?.split('/').at(-1) ?? 'none';
  const parameters = { folderId, week: '3', assignmentId };
  await everyRoute(page, camera, url, { parameters, as: ['gate', 'signed-in'] });
  await page.goto(`${url}/dashboard`);
}
