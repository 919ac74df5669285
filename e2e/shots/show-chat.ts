import type { Page } from '@playwright/test';

/** On a phone the chat is behind its tab. */
export async function showChat(page: Page): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Course', exact: true }).getByRole('button', { name: 'Ask' });
  if (await tab.isVisible()) await tab.click();
}
