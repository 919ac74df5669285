import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('is pressed with mouse and keyboard', async () => {
  const press = vi.fn();
  const user = userEvent.setup();
  render(<Button onClick={press}>Add to folder</Button>);
  await user.click(screen.getByRole('button', { name: 'Add to folder' }));
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('ignores presses while it works, keeps its focus and says what it does', async () => {
  const press = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Button onClick={press}>Add</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={press} loading="Adding">
      Add
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Adding' });
  await user.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('does not send a form while it works or is disabled', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={submit}>
      <Button type="submit" disabled>
        Send
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).not.toHaveBeenCalled();
});

it('lends its look to a link', () => {
  render(
    <Button asChild>
      <a href="/files">Files</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Files' })).not.toHaveAttribute('type');
});
