import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { DemoMiniature } from './demo-miniature.tsx';

it('brings the demo when it is scrolled to, and hands it the keys when asked', async () => {
  let comeNear: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => heard([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { user } = renderAt(<DemoMiniature />);
  expect(screen.queryByTitle('The demo course')).not.toBeInTheDocument();
  act(comeNear);
  const frame = screen.getByTitle('The demo course');
  expect(frame).toHaveAttribute('src', '/demo');
  expect(frame).toHaveAttribute('inert');
  await user.click(screen.getByRole('button', { name: 'Try it here' }));
  expect(frame).not.toHaveAttribute('inert');
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Try it here' })).not.toBeInTheDocument();
});
