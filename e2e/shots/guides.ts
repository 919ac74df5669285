import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

/** A week's study guide, an assignment, a dialogue and the progress. Starts and ends at the dashboard. */
export async function guides(page: Page, camera: Camera, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  const weeks = page.getByRole('navigation', { name: 'Weeks', exact: true });
  // Whose activities were made has its guide too.
  await weeks.getByRole('link', { name: /Discharge/ }).click();
  await guideSection(page).getByRole('button', { name: 'Make the guide' }).waitFor();
  await camera.take('guide-absent', { prepare: () => guideSection(page).scrollIntoViewIfNeeded() });
  await weeks.getByRole('link', { name: /Meanders/ }).click();
  await guideSection(page).getByRole('link', { name: 'Open guide' }).waitFor();
  await page.waitForURL(/week=3/);
  const week = page.url();
  await guide(page, camera);
  await page.goto(week);
  await assignment(page, camera);
  await page.goto(week);
  await dialogue(page, camera);
  await progress(page, camera, url, new URL(week).pathname);
  await page.goto(`${url}/dashboard`);
}

const guideSection = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Study guide' }) });

async function guide(page: Page, camera: Camera): Promise<void> {
  const section = guideSection(page);
  await camera.take('guide-preview', { prepare: () => section.scrollIntoViewIfNeeded() });
  await section.getByRole('link', { name: 'Open guide' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await camera.take('guide');
  const answer = page.getByRole('button', { name: /^Show the answer/ }).first();
  await answer.click();
  await camera.take('guide-questions', {
    prepare: () => page.getByRole('heading', { name: 'Study questions' }).scrollIntoViewIfNeeded(),
  });
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await camera.take('guide-editing', {
    prepare: () => page.getByRole('button', { name: 'Save', exact: true }).scrollIntoViewIfNeeded(),
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /^Summary/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Summarise' }).click();
  await page.getByRole('button', { name: /^Summaris/ }).waitFor({ state: 'detached' });
  await camera.take('guide-summary', {
    prepare: () => page.getByRole('heading', { name: 'Read first' }).scrollIntoViewIfNeeded(),
  });
  await page.emulateMedia({ media: 'print' });
  await camera.take('guide-print', { only: 'desktop', full: true });
  await page.emulateMedia({ media: null });
  await page
    .getByRole('button', { name: /^Open the source/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await page.getByRole('status').filter({ hasText: 'of 3' }).waitFor();
  await camera.take('guide-source');
}

async function assignment(page: Page, camera: Camera): Promise<void> {
  await page
    .getByRole('link', { name: /^Brief of/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'What is asked' }).waitFor();
  await camera.take('assignment');
  await page.getByLabel('Notes on this assignment').fill('The map must be drawn by hand. I have the survey already.');
  await page.getByRole('button', { name: 'Make the brief' }).click();
  await page.getByRole('checkbox').first().click();
  await page.getByText(/^1 of \d+ done/).waitFor();
  await page.getByRole('button', { name: 'Mark as handed in' }).click();
  await page
    .getByText(/^Handed in/)
    .first()
    .waitFor();
  await camera.take('assignment-brief');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await camera.take('assignment-step', {
    prepare: () => page.getByRole('button', { name: 'Add', exact: true }).scrollIntoViewIfNeeded(),
  });
}

async function dialogue(page: Page, camera: Camera): Promise<void> {
  const make = page.getByRole('button', { name: 'Make activities' });
  const tile = page.getByRole('link', { name: /^Socratic dialogue/ });
  await make.or(tile).first().waitFor();
  if (await make.isVisible()) await make.click();
  await tile.click();
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await box.waitFor();
  await camera.take('dialogue');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByText('Or ask for a hint.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Next hint/ }).click();
  await page.getByText('Hint', { exact: true }).waitFor();
  await box.fill('The water in the outer part of the bend is faster');
  await page.keyboard.press('Enter');
  await page.getByText('You', { exact: true }).waitFor();
  await camera.take('dialogue-hints');
  // Until the ladder ends: what falls short then goes on to the next question.
  const closing = page.getByRole('button', { name: 'Start over' });
  for (let reply = 0; reply < 40 && !(await closing.isVisible()); reply++) {
    await box.fill(`Bananas were never mentioned during lunch yesterday ${reply}`);
    const answered = page.waitForResponse('**/api/socratic-dialogue/respond');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await answered;
    await page.locator('form [aria-busy=true]').waitFor({ state: 'detached' });
  }
  await closing.waitFor();
  await camera.take('dialogue-end');
}

async function progress(page: Page, camera: Camera, url: string, course: string): Promise<void> {
  await page.goto(`${url}/progress`);
  await page.getByRole('heading', { name: 'Time' }).waitFor();
  await camera.take('progress');
  await page.goto(`${url}${course}/progress`);
  await page.getByRole('heading', { name: 'Concepts' }).waitFor();
  await camera.take('progress-course');
}
