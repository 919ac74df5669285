// What more than one journey does.
import { expect, type Page } from '@playwright/test';

export const weekList = (page: Page) => page.getByRole('navigation', { name: 'Weeks', exact: true });

/** Presses a button that opens the file picker, and chooses. */
export async function choose(page: Page, button: string, ...paths: string[]): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await picker).setFiles(paths);
}

/** Asks for a link and follows it; ends on the set-up of the first course. Resolves to the link. */
export async function signIn(page: Page, url: string, email = 'amina@northmere.example'): Promise<string> {
  await page.goto(url);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(page.getByText('Local mode')).toBeVisible();
  const link = (await page.getByRole('link', { name: 'Open the sign-in link' }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Open the sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your first course' })).toBeVisible();
  return link;
}

/** What the reading isn't sure of opens before the weeks, once: leaves it for later. */
export async function leaveReview(page: Page): Promise<void> {
  const leave = page.getByRole('link', { name: 'Save and leave' });
  await expect(leave.or(weekList(page))).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(weekList(page)).toBeVisible();
}

/** Sets up the first course and waits until every file of it can be asked. */
export async function makeCourse(page: Page, name: string, syllabus: string, ...materials: string[]): Promise<void> {
  await page.getByLabel('Course name').fill(name);
  await choose(page, 'Choose the syllabus', syllabus);
  await choose(page, 'Choose files', ...materials);
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await expect(weekList(page)).toBeVisible();
  await expect(page.getByText(`${materials.length + 1} files, all searchable`)).toBeVisible();
}
