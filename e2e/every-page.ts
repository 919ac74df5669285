// The pages of the web app one by one, by their one table (packages/contracts/src/web-routes.ts).
import type { Page } from '@playwright/test';
import { type WebRoute, webRoutes } from '../packages/contracts/src/web-routes.ts';

/** What stands for the parameters of an address: what is there for the one who looks, else what is not there. */
export type Parameters = Readonly<Record<string, string>>;

/** The pages that are for these, in the router's spelling. */
export const pathsFor = (...whose: WebRoute['for'][]): string[] =>
  webRoutes.filter((route) => whose.includes(route.for)).map(({ path }) => path);

export const addressOf = (path: string, parameters: Parameters): string =>
  path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? 'none');

/** Opens a page and waits until what it asked for is there. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}
