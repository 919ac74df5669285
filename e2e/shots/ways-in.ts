import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

/** Houses that need not be there: only their buttons are seen. */
export const shownProviders = {
  GOOGLE_CLIENT_ID: 'shown',
  GOOGLE_CLIENT_SECRET: 'shown',
  OIDC_ISSUER: 'https://id.northmere.example',
  OIDC_CLIENT_ID: 'shown',
  OIDC_CLIENT_SECRET: 'shown',
  OIDC_NAME: 'Northmere University',
};

/** From a signed-in admin with courses to a visitor, and back in as somebody else. */
export async function waysIn(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/?method=sms&user_type=existing`);
  await page.getByRole('link', { name: 'All courses and due dates' }).waitFor();
  await camera.take('sms-home');
  await page.goto(`${url}/admin`);
  await page.getByRole('heading', { name: 'System' }).waitFor();
  await camera.take('admin');

  await page.context().clearCookies();
  await page.goto(url);
  await page.getByText('You were signed out.').waitFor();
  await camera.take('landing-expired');
  await page.getByRole('link', { name: /^Send a link to/ }).click();
  await page.getByRole('button', { name: 'Send me a link' }).waitFor();
  await camera.take('unlock');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  await camera.take('unlock-sent');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/admin`);
  await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
  await camera.take('admin-required');
  await page.goto(`${url}/?method=sms&user_type=existing`);
  await page.getByLabel('Phone number').waitFor();
  await camera.take('sms-visitor');
  await page.goto(url);
  await page.getByRole('radio', { name: 'Text message' }).click();
  await page.getByLabel('Phone number').fill('555 010');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await camera.take('landing-sms');
  await page.getByLabel('Phone number').fill('+1 555 010 0199');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your phone' }).waitFor();
  await camera.take('check-phone');
  await page.getByRole('link', { name: 'Open the sign-in link' }).click();
  // Back where they were turned away.
  await page.getByRole('heading', { name: 'You are not an admin' }).waitFor();
  await camera.take('not-admin');

  const data = { email: 'beatrice.lindqvist@northmere.example' };
  const asked = await page.request.post(`${url}/api/auth/request-email-magic-link`, { data });
  await page.goto((await asked.json()).local_link);
  await page.getByRole('heading', { name: 'Continue as somebody else?' }).waitFor();
  await camera.take('other-student');
}
