import type { Locator, Page } from '@playwright/test';

/** A page used without a mouse. */
export interface Keyboard {
  /** Presses Tab until the control has the focus, then Enter. */
  enter: (control: Locator, options?: { backwards?: boolean }) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Opens the system's file picker, which is no page, and chooses. */
  choose: (button: Locator, ...paths: string[]) => Promise<void>;
  /** What had the focus on the way while nobody could see that: without a ring, outside of the window or covered. */
  unseen: () => string[];
}

export function createKeyboard(page: Page): Keyboard {
  const unseen = new Set<string>();
  // Playwright takes over the picker from when somebody listens, and that takes it a moment: a press right after the
  // first listener came would open a picker that nobody sees.
  page.on('filechooser', () => {});

  async function tabTo(control: Locator, key = 'Tab'): Promise<void> {
    await control.first().waitFor();
    const passed: string[] = [];
    while (!(await control.first().evaluate((element) => element === document.activeElement))) {
      // A page has fewer stops than that; more means that they go round and never come to it.
      if (passed.length === 150) throw new Error(`Tab does not come to ${control}, but to:\n${passed.join('\n')}`);
      await page.keyboard.press(key);
      const { name, isSeen } = await page.evaluate(lookAtFocus);
      passed.push(name);
      if (!isSeen) unseen.add(name);
    }
  }

  return {
    unseen: () => [...unseen],
    async enter(control, { backwards = false } = {}) {
      await tabTo(control, backwards ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await tabTo(field);
      await page.keyboard.type(text);
    },
    async choose(button, ...paths) {
      await tabTo(button);
      const picker = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await picker).setFiles(paths);
    },
  };
}

/** Runs in the page. */
function lookAtFocus(): { name: string; isSeen: boolean } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { name: 'the browser itself', isSeen: true };
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const [width, height] = [right - left, bottom - top];
  const isUncovered = [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) => {
      const at = document.elementFromPoint(left + width * across, top + height * down);
      return at !== null && (focused.contains(at) || at.contains(focused));
    }),
  );
  // What makes a whole row its target draws the ring around that row.
  const drawn = getComputedStyle(focused, '::after');
  const rings = [focused, focused.parentElement, focused.nextElementSibling].map(
    (each) => each && getComputedStyle(each),
  );
  const hasRing = [...rings, drawn].some(
    (style) => style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
  );
  return { name: `${hasRing ? '' : '(no ring) '}${focused.outerHTML.slice(0, 160)}`, isSeen: hasRing && isUncovered };
}
