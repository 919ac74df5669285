import { screen, waitFor } from '@testing-library/react';
import Search from 'lucide-react/icons/search';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { IconButton } from './icon-button.tsx';

const twoButtons = (
  <>
    <IconButton icon={Search} label="Search" keys="/" />
    <IconButton icon={Search} label="Search again" />
  </>
);
const button = () => screen.getByRole('button', { name: 'Search' });

it('names a control under a resting pointer, stays while it is read, and goes with the pointer', async () => {
  const { user } = renderAt(twoButtons);
  await user.hover(button());
  const bubble = await screen.findByRole('tooltip');
  expect(bubble).toHaveTextContent('Search/');
  expect(button()).toHaveAttribute('aria-describedby', bubble.id);
  await user.hover(bubble);
  expect(screen.getByRole('tooltip')).toBe(bubble);
  await user.unhover(bubble);
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(button()).not.toHaveAttribute('aria-describedby');
});

it('shows one at a time, the next without delay', async () => {
  const { user } = renderAt(twoButtons);
  await user.hover(button());
  await screen.findByRole('tooltip');
  await user.hover(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Search again'));
});

it('goes with Escape and with a press', async () => {
  const { user } = renderAt(twoButtons);
  await user.hover(button());
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.unhover(button());
  await user.hover(button());
  await screen.findByRole('tooltip');
  await user.click(button());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('shows for the keyboard at once', async () => {
  const { user } = renderAt(twoButtons);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Search/');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Search again'));
});

it('stays away from a menu that its control has opened', async () => {
  const { user } = renderAt(
    <>
      <IconButton icon={Search} label="Search" aria-expanded />
      <IconButton icon={Search} label="Search again" />
    </>,
  );
  await user.tab();
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
