import { screen } from '@testing-library/react';
import { listDismissals, undoDismissal } from '@weekwise/contracts/suggestions.ts';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { DismissedList } from './dismissed-list.tsx';

const created_at = '2026-01-26T10:00:00Z';

it('lists what was dismissed for good, and brings it back', async () => {
  const server = fakeServer();
  server.answer(listDismissals, {
    dismissals: [
      { dismissal_id: 'd1', kind: 'cards-due', folder_id: 'f1', folder_name: 'Rivers', created_at },
      { dismissal_id: 'd2', kind: 'due-soon', folder_id: null, folder_name: null, created_at },
    ],
  });
  server.answer(undoDismissal, { success: true });
  const { user } = renderAt(
    <main>
      <DismissedList />
    </main>,
  );
  expect(await screen.findByText('In Rivers')).toBeInTheDocument();
  expect(screen.getByText('In all courses')).toBeInTheDocument();
  server.answer(listDismissals, { dismissals: [] });
  await user.click(screen.getByRole('button', { name: 'Bring back: Cards that are due' }));
  expect(await screen.findByText(/No suggestion is stopped/)).toBeInTheDocument();
  expect(server.seen.find(({ method }) => method === 'DELETE')?.path).toBe('/api/suggestions/dismissals/d1');
});

it('says when the list could not be had, and asks again', async () => {
  const server = fakeServer();
  server.refuse(listDismissals, 'unavailable');
  const { user } = renderAt(
    <main>
      <DismissedList />
    </main>,
  );
  expect(await screen.findByText('What you dismissed could not be loaded')).toBeInTheDocument();
  server.answer(listDismissals, { dismissals: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No suggestion is stopped/)).toBeInTheDocument();
});
