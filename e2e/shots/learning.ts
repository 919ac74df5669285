import { expect, type Page } from '@playwright/test';
import { meanders } from '../fixtures/meanders.ts';
import type { Camera } from './camera.ts';

/** A week's activities, made, done and remembered. Starts and ends at the dashboard. */
export async function learning(page: Page, camera: Camera, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  await page
    .getByRole('navigation', { name: 'Weeks', exact: true })
    .getByRole('link', { name: /Meanders/ })
    .click();
  await addReading(page, url);
  await making(page, camera);
  await cards(page, camera);
  await quiz(page, camera);
  await queue(page, camera, url);
  await page.goto(`${url}/dashboard`);
}

/** A reading long enough for every kind of activity. */
async function addReading(page: Page, url: string): Promise<void> {
  const folderId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const multipart = {
    folder_id: folderId,
    file: { name: 'castellanos-meanders.md', mimeType: 'text/markdown', buffer: Buffer.from(meanders) },
  };
  const { operation_id } = await (
    await page.request.post(`${url}/api/upload`, { multipart, headers: { origin: url } })
  ).json();
  await expect(async () => {
    const task = await (await page.request.get(`${url}/api/background-tasks/progress/${operation_id}`)).json();
    expect(task.status).toBe('completed');
  }).toPass();
}

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Activities' }) });
const toSection = (page: Page) => () => section(page).scrollIntoViewIfNeeded();

async function making(page: Page, camera: Camera): Promise<void> {
  const stream = '**/generate-learning-activities-stream*';
  await section(page).getByRole('button', { name: 'Make activities' }).waitFor();
  await camera.take('activities-absent', { prepare: toSection(page) });
  await page.route(stream, (route) => route.abort());
  await section(page).getByRole('button', { name: 'Make activities' }).click();
  await page.getByText('Connection error during generation', { exact: false }).waitFor();
  // At another width the panes are drawn anew, and what failed is told no more.
  await camera.take('activities-failed', { only: 'desktop', prepare: toSection(page) });
  await page.unroute(stream);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await section(page)
    .getByRole('link', { name: /^Flashcards/ })
    .waitFor();
  await camera.take('activities-made', { prepare: toSection(page) });
}

async function cards(page: Page, camera: Camera): Promise<void> {
  await section(page)
    .getByRole('link', { name: /^Flashcards/ })
    .click();
  await page.getByRole('button', { name: 'Show the answer' }).waitFor();
  await camera.take('flashcard-front');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Good/ }).waitFor();
  await camera.take('flashcard-back');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.getByRole('textbox', { name: 'Front' }).waitFor();
  await camera.take('card-editing');
  await page.keyboard.press('Escape');
  await page.route('**/api/cards/*/grade', (route) => route.abort());
  await page.keyboard.press('3');
  await page.getByText('This grade is not saved yet.').waitFor();
  await camera.take('flashcard-not-saved');
  await page.unroute('**/api/cards/*/grade');
  await page.getByRole('button', { name: 'Send again' }).click();
  const open = page.getByRole('button', { name: 'Show the answer' });
  const done = page.getByRole('heading', { name: 'Round done' });
  for (let at = 1; at < 40; at++) {
    await open.or(done).waitFor();
    if (await done.isVisible()) break;
    if (at === 2) await camera.take('flashcard-middle');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Good/ }).waitFor();
    await page.keyboard.press(at === 1 ? '1' : '3');
    await page.getByRole('button', { name: /^Good/ }).waitFor({ state: 'hidden' });
  }
  await camera.take('flashcards-done');
  await page.getByRole('link', { name: 'Back to the week' }).click();
}

async function quiz(page: Page, camera: Camera): Promise<void> {
  await section(page)
    .getByRole('link', { name: /^Multiple choice/ })
    .click();
  const answers = page.getByRole('group', { name: 'Your answer' });
  await answers.waitFor();
  await camera.take('quiz-question');
  const end = page.getByRole('heading', { name: /of \d+ right$/ });
  for (let asked = 0; asked < 12 && !(await end.isVisible()); asked++) {
    await page.keyboard.press('1');
    await page
      .getByText(/^(Right|Wrong)/)
      .first()
      .waitFor();
    if (asked === 0) {
      await camera.take('quiz-answered');
      await page
        .getByRole('button', { name: /^Open the source/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
      await camera.take('quiz-source');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await answers.or(end).waitFor();
  }
  await camera.take('quiz-done');
  await page.getByRole('link', { name: 'Back to the week' }).click();
  await section(page)
    .getByRole('link', { name: /^True or false/ })
    .click();
  await answers.waitFor();
  await camera.take('quiz-true-false');
  await page.keyboard.press('Escape');
  await section(page)
    .getByText(/last time/)
    .waitFor();
  await camera.take('activities-in-progress', { prepare: toSection(page) });
}

async function queue(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/review`);
  await page.getByRole('heading', { name: 'By course' }).waitFor();
  await camera.take('review-queue');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('New cards a day').waitFor();
  await camera.take('review-settings');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All cards of Rivers and Floodplains' }).click();
  await page.getByRole('listitem').first().waitFor();
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('radio', { name: 'Suspended 1' }).waitFor();
  await camera.take('course-cards');
}
