import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';
import { showChat } from './show-chat.ts';

/** The demo as a visitor walks through it: from the link on the front page to an answer, and what it refuses. */
export async function demo(page: Page, camera: Camera, url: string): Promise<void> {
  await page.route('**/api/demo/session', (route) => route.abort());
  await page.goto(`${url}/demo`);
  await page.getByRole('heading', { name: 'The demo could not be opened' }).waitFor();
  await camera.take('demo-unavailable');
  await page.unrouteAll();

  await page.goto(url);
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await page.getByRole('complementary', { name: 'Demo' }).waitFor();
  await page.getByRole('button', { name: 'How is the course graded?' }).waitFor();
  await camera.take('demo-week');
  await page.getByRole('textbox', { name: /^Ask/ }).fill('Why did Altona have fewer cases of cholera than Hamburg?');
  await page.keyboard.press('Enter');
  await page
    .getByText(/\d citations?/)
    .first()
    .waitFor();
  await camera.take('demo-answer', { prepare: () => showChat(page) });
  await page.goto(`${url}/demo?view=about`);
  await page.getByText('About the course').last().waitFor();
  await camera.take('demo-about');
  await page.goto(`${url}/demo?view=files`);
  await page.getByRole('button', { name: /^More for syllabus/ }).click();
  await page.getByRole('menuitem', { name: 'Remove from the course' }).click();
  await page.getByText('This is the demo. Sign in to change things.').waitFor();
  await camera.take('demo-files');
}
