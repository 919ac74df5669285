import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { SplitPanes } from './split-panes.tsx';

const pane = { resizeLabel: 'Resize list', defaultSize: 256, minSize: 208, maxSize: 320, content: 'List' };
const divider = () => screen.getByRole('separator', { name: 'Resize list' });

it('moves by keys within its limits, and remembers where it was left', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const { user } = renderAt(<SplitPanes id="test" left={pane} centre="Centre" />);
  divider().focus();
  await user.keyboard('{ArrowRight}');
  expect(divider()).toHaveAttribute('aria-valuenow', '272');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(divider()).toHaveAttribute('aria-valuenow', '208');
  expect(JSON.parse(localStorage.getItem('weekwise.panes.test') ?? '')).toEqual({ left: 208 });
  await user.dblClick(divider());
  expect(divider()).toHaveAttribute('aria-valuenow', '256');
});

it('follows the pointer; a pane at the right grows to the left', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  localStorage.setItem('weekwise.panes.test', '{"right":240}');
  renderAt(<SplitPanes id="test" right={pane} centre="Centre" />);
  fireEvent.pointerDown(divider(), { button: 0, clientX: 500 });
  fireEvent.pointerMove(divider(), { clientX: 525 });
  expect(divider()).toHaveAttribute('aria-valuenow', '215');
  fireEvent.pointerUp(divider(), { clientX: 520 });
  expect(divider()).toHaveAttribute('aria-valuenow', '220');
  expect(JSON.parse(localStorage.getItem('weekwise.panes.test') ?? '')).toEqual({ right: 220 });
});

it('takes no more than the centre can give', async () => {
  const { user } = renderAt(<SplitPanes id="test" left={pane} centre="Centre" />);
  // Nothing is laid out here: the centre is narrower than what it keeps.
  divider().focus();
  await user.keyboard('{End}');
  expect(divider()).toHaveAttribute('aria-valuenow', '256');
});
