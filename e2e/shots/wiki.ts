import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

/** Sharing a course, finding it, its page, trying it, taking it, comparing. Starts and ends at the dashboard. */
export async function wiki(page: Page, camera: Camera, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  await page.waitForURL(/\/syllabus\//);
  const [, folderId] = /syllabus\/([^/?]+)/.exec(page.url()) ?? [];
  await page.goto(`${url}/syllabus/${folderId}/publish`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Meanders').first().waitFor();
  for (const part of ['Activities', 'Study guides', 'The instructor’s name']) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${part}`) });
    if (await box.isEnabled()) await box.check();
  }
  await page.getByLabel('Subject').selectOption('Geography');
  await page.getByLabel('University').fill('Northmere University');
  await preview.getByText('Northmere University').waitFor();
  await camera.take('wiki-publish', { full: true });
  await page.getByRole('button', { name: 'Share with the wiki' }).first().click();
  await page.getByText('You share this page.').waitFor();
  const course = page.url();
  await camera.take('wiki-course', { full: true });
  await page.getByRole('button', { name: 'Take this course' }).first().click();
  await page.getByText(/The last week ends on/).waitFor();
  await camera.take('wiki-take');
  await page.keyboard.press('Escape');

  await page.goto(`${course}/compare?folder=${folderId}`);
  await page.getByText(/^In both:/).waitFor();
  await camera.take('wiki-compare');
  await page.goto(`${url}/wiki`);
  // Not the page as the server sends it: that has no list.
  await page.getByRole('button', { name: /^Sort by/ }).waitFor();
  await camera.take('wiki');
  await page.goto(`${url}/wiki?q=floodplians`);
  await page.getByText('No course has “floodplians”').waitFor();
  await camera.take('wiki-search');
  await page.goto(`${url}/wiki?q=nobody+teaches+this&subject=Law`);
  await page.getByText(/No course for/).waitFor();
  await camera.take('wiki-nothing');
  await page.goto(`${url}/wiki/course/not-there`);
  // Not the page as the server sends it: that has no way to the courses.
  await page.getByRole('link', { name: 'Courses', exact: true }).waitFor();
  await page.getByText('Wiki page not-there not found').first().waitFor();
  await camera.take('wiki-not-found');
  await page.goto(`${url}/dashboard`);
}
