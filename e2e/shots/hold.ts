import type { Page } from '@playwright/test';

/** Keeps requests waiting, after letting `letThrough` of them pass, so that a passing state can be seen. */
export async function hold(page: Page, pattern: string, letThrough = 0): Promise<{ release: () => void }> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let seen = 0;
  await page.route(pattern, async (route) => {
    if (seen++ >= letThrough) await gate;
    await route.continue();
  });
  return {
    release: () => open(),
  };
}
