import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

/** The modules as a page has them that is not at rest yet: nothing that comes soon is here. */
async function drawEarly({ defaultOpen = false } = {}) {
  vi.resetModules();
  const { Menu, MenuItem } = await import('./menu.tsx');
  const chosen = vi.fn();
  render(
    <Menu defaultOpen={defaultOpen} trigger={<button type="button">More</button>}>
      <MenuItem onSelect={chosen}>Rename</MenuItem>
    </Menu>,
  );
  return { user: userEvent.setup(), chosen };
}

it('opens by itself where a press brought it', async () => {
  await drawEarly({ defaultOpen: true });
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
});

const button = () => screen.getByRole('button', { name: 'More' });

it('is a button that says what it opens before the menu is here, and opens it with one press', async () => {
  const { user, chosen } = await drawEarly();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(chosen).toHaveBeenCalledOnce();
  expect(button()).toHaveFocus();
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by %s, keeps the focus and gives it back', async (key) => {
  const { user } = await drawEarly();
  await user.tab();
  await user.keyboard(key);
  expect(await screen.findByRole('menu')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});
