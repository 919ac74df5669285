// axe on a page as it stands: every rule that axe has by itself, and the one of WCAG 2.2 AA that it leaves out.
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Off in axe by itself, as it came with WCAG 2.2. */
const whole: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** All of axe's rules about colours (`cat.color`) but the one for AAA: what a theme can break. */
const ofColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What is wrong with the page in each theme, one line each: all rules in the first, in the others those about colours.
 */
export function violationsIn(page: Page, themes: readonly string[]): Promise<string[]> {
  return violations(
    page,
    themes.map((theme, index) => ({ theme, options: index === 0 ? whole : ofColours })),
  );
}

/** No rule of axe is broken on the page, in the theme it stands in. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, [{ theme: null, options: whole }])).toEqual([]);
}

/** Everything within one call: axe is brought in once for all themes. */
async function violations(
  page: Page,
  runs: readonly { theme: string | null; options: RunOptions }[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (all) => {
    const { axe } = window as unknown as { axe: { run: (of: Document, options: object) => Promise<AxeResults> } };
    const found: string[] = [];
    const before = document.documentElement.dataset.theme;
    for (const { theme, options } of all) {
      if (theme !== null) document.documentElement.dataset.theme = theme;
      // A change of theme is drawn at once but for what fades to its colour.
      await Promise.allSettled(document.getAnimations().map((each) => each.finished));
      const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
      for (const { id, nodes } of violations) {
        for (const { html, any } of nodes)
          found.push(`${theme ?? 'theme'}: ${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`);
      }
    }
    if (before === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = before;
    return found;
  }, runs);
}
