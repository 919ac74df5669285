// Every way in, against real parts on loopback: an OpenID Connect issuer, a mail server, and text messages on the
// screen.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInByLink } from '../apps/server/src/testing/http-calls.ts';
import { startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { startOpenIdIssuer, type TestIssuer } from '../apps/server/src/testing/openid-provider.ts';
import { tokenIn } from '../apps/server/src/testing/student.ts';

import { expectAccessible } from './axe.ts';
import { type RunningServer, startServer } from './running-server.ts';

const firstCourse = (page: Page) => page.getByRole('heading', { name: 'Set up your first course' });
const landing = (page: Page) => page.getByRole('heading', { name: /one week at a time/ });
const error = (page: Page) => page.getByRole('heading', { name: 'Authentication Error' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(landing(page)).toBeVisible();
}

/** The session cookie, as somebody who read it over a shoulder has it. */
async function sessionCookie(context: BrowserContext): Promise<string> {
  const found = (await context.cookies()).find(({ name }) => name.endsWith('session_token'));
  return `${found?.name}=${found?.value}`;
}

test.describe('in local mode, with an issuer', () => {
  let issuer: TestIssuer;
  let server: RunningServer;

  test.beforeAll(async () => {
    issuer = await startOpenIdIssuer({
      amina: { email: 'amina@northmere.example', email_verified: true, name: 'Amina Diallo' },
      mallory: { email: 'amina@northmere.example', email_verified: false, name: 'Mallory' },
    });
    server = await startServer(undefined, {
      OIDC_ISSUER: issuer.client.issuer,
      OIDC_CLIENT_ID: issuer.client.clientId,
      OIDC_CLIENT_SECRET: issuer.client.clientSecret,
      OIDC_NAME: 'Northmere University',
      ADMIN_EMAILS: 'amina@northmere.example',
    });
    // The first account of local mode is an admin: nobody whom a test is about.
    await signInByLink(server.url);
  });
  test.afterAll(async () => {
    await server?.remove();
    await issuer?.close();
  });

  async function signInThere(page: Page, login: string): Promise<void> {
    await page.getByRole('link', { name: 'Continue with Northmere University' }).click();
    await page.getByPlaceholder('Enter any login').fill(login);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('a student signs in at their university, and a session stolen before they sign out is useless after', async ({
    page,
    context,
  }) => {
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: 'Continue with Northmere University' })).toBeVisible();
    await expectAccessible(page);
    await signInThere(page, 'amina');
    await expect(firstCourse(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/dashboard/new`);
    const stolen = await sessionCookie(context);
    const who = async () =>
      (await (await fetch(`${server.url}/api/auth/session`, { headers: { cookie: stolen } })).json()).user;
    expect(await who()).toMatchObject({ email: 'amina@northmere.example', name: 'Amina Diallo' });

    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: 'System health' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'database' })).toContainText('Works');
    await expectAccessible(page);

    await signOut(page);
    expect(await who()).toBeNull();
  });

  test('cancelling there, an address nobody vouches for, and an opened-again return lead to the card', async ({
    page,
  }) => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Continue with Northmere University' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(error(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled. Nothing has changed.');
    await page.getByRole('button', { name: 'Back to Homepage' }).click();

    await signInThere(page, 'mallory');
    await expect(error(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('no verified e-mail address');
    await page.goto(`${server.url}/api/auth/callback/oidc?code=replayed&state=replayed`);
    await expect(error(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The sign-in could not be checked');
  });

  test('a link by text message is shown on the screen, and leads a new student to a course and a known one to all', async ({
    page,
  }) => {
    const follow = async () => {
      await page.getByRole('radio', { name: 'Text message' }).click();
      await page.getByLabel('Phone number').fill('+1 555 010 0199');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Open the sign-in link' }).click();
    };
    await page.goto(server.url);
    await follow();
    await expect(firstCourse(page)).toBeVisible();

    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: 'You are not an admin' })).toBeVisible();
    await expect(page.getByText('database')).toBeHidden();
    await page.getByRole('link', { name: 'Your courses' }).click();
    await expect(firstCourse(page)).toBeVisible();

    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await follow();
    await expect(page).toHaveURL(`${server.url}/?method=sms&user_type=existing`);
    await expect(page.getByRole('heading', { name: 'Your courses' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a course' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a visitor of the admin area is asked to log in', async ({ page }) => {
    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(landing(page)).toBeVisible();
  });
});

test.describe('with a mail server', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let server: RunningServer;

  test.beforeAll(async () => {
    mailServer = await startMailServer((user, password) => user === 'weekwise' && password === 'secret');
    server = await startServer(undefined, { SMTP_URL: `smtp://weekwise:secret@127.0.0.1:${mailServer.port}` });
  });
  test.afterAll(async () => {
    await server?.remove();
    await mailServer?.close();
  });

  const mailedLink = () => `${server.url}/auth/verify-email-magic-link?token=${tokenIn(mailServer.received)}`;

  test('the form is in the first HTML: it works where no script runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByLabel('Email address').fill('cleo@northmere.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expect(page.getByText('cleo@northmere.example')).toBeVisible();
    expect(mailServer.received.at(-1)?.to).toEqual(['cleo@northmere.example']);
    await context.close();
  });

  test('what is typed before the app has started stays, and so does the focus', async ({ page }) => {
    let start = () => {};
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/api/auth/sign-in-ways', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.url);
    await page.getByLabel('Email address').click();
    await page.keyboard.type('dora@north');
    start();
    // The app is here: it complains itself, where the browser would.
    await expect(page.locator('form[novalidate]')).toHaveCount(1);
    await expect(page.getByLabel('Email address')).toHaveValue('dora@north');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type('mere.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('dora@northmere.example')).toBeVisible();
  });

  test('the link in the mail signs in, once; by keyboard alone', async ({ page, browser }) => {
    await page.goto(server.url);
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Text message' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type('amina@northmere.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    await expect(page.getByText('Local mode')).toBeHidden();
    expect(mailServer.received.at(-1)?.to).toEqual(['amina@northmere.example']);

    const link = mailedLink();
    await page.goto(link);
    await expect(firstCourse(page)).toBeVisible();
    const stranger = await browser.newPage();
    await stranger.goto(link);
    await expect(error(stranger)).toBeVisible();
    await expect(stranger.getByRole('alert')).toHaveText(
      'This sign-in link is not valid or was already used. Please request a new one.',
    );
    await stranger.close();
  });

  test('a session that ended elsewhere is unlocked by a new link to the address that is known', async ({
    page,
    context,
  }) => {
    await page.goto(server.url);
    await page.getByLabel('Email address').fill('bea@northmere.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await page.goto(mailedLink());
    await expect(firstCourse(page)).toBeVisible();

    const cookie = await sessionCookie(context);
    const { user } = await (await fetch(`${server.url}/api/auth/session`, { headers: { cookie } })).json();
    const ended = await fetch(`${server.url}/api/auth/logout/${user.userId}?clear_persistent=true`, {
      method: 'POST',
      headers: { cookie },
    });
    expect(ended.status).toBe(200);

    await page.reload();
    await expect(page.getByText('You were signed out.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Send a link to bea@northmere.example' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, bea' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await page.goto(mailedLink());
    await expect(firstCourse(page)).toBeVisible();
  });
});
