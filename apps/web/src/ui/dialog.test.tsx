import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

function Page({ field }: { field: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename course">
        {field && <input aria-label="Course name" />}
      </Dialog>
    </>
  );
}

it('takes the focus to its first field, closes on the first Escape and gives the focus back', async () => {
  const { user } = renderAt(<Page field />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByRole('textbox', { name: 'Course name' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});

it('without a field takes it itself, so that Escape closes at once', async () => {
  const { user } = renderAt(<Page field={false} />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByRole('dialog', { name: 'Rename course' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the focus inside', async () => {
  const { user } = renderAt(<Page field />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  for (let press = 0; press < 3; press++) await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});
