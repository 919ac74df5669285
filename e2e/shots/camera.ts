import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const directory = join(import.meta.dirname, '../../.shots');

const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } } as const;
/** The product's default, the spec's `default`, which is dark, and one of the coloured ones. */
const themes = { light: 'light', dark: 'default', sage: 'sage-wisdom' } as const;

export interface Camera {
  /** Takes the screen as it stands, in both sizes and three themes. */
  take: (
    name: string,
    options?: { full?: boolean; only?: keyof typeof sizes; prepare?: () => Promise<void> },
  ) => Promise<void>;
  taken: () => number;
}

/** Only names that contain one of `wanted` are taken; without any, all are. */
export function createCamera(page: Page, wanted: readonly string[]): Camera {
  mkdirSync(directory, { recursive: true });
  let taken = 0;
  return {
    taken: () => taken,
    async take(name, { full = false, only, prepare } = {}) {
      if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return;
      for (const [size, viewport] of Object.entries(sizes)) {
        if (only && size !== only) continue;
        await page.setViewportSize(viewport);
        // Another width draws some panes anew: what is done next is done to those.
        await settle(page);
        await prepare?.();
        for (const [look, theme] of Object.entries(themes)) {
          await page.evaluate((value) => {
            document.documentElement.dataset.theme = value;
          }, theme);
          await settle(page);
          await page.screenshot({ path: join(directory, `${name}-${size}-${look}.png`), fullPage: full });
          taken++;
        }
      }
      await page.setViewportSize(sizes.desktop);
      await settle(page);
    },
  };
}

/** Fonts are there and everything that moves has arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations === 1);
    await Promise.allSettled(passing.map((each) => each.finished));
  });
}
