import { screen } from '@testing-library/react';
import { generateActivity } from '@weekwise/contracts/activities-on-demand.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '../../../lib/session/session-store.ts';
import { makeRecord } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { MakeMenu } from './make-menu.tsx';

beforeEach(() => openSession(makeRecord()));

it('makes an activity of the words that were selected, though the menu took the selection away', async () => {
  const server = fakeServer();
  server.refuse(generateActivity, 'activity_not_makeable');
  let selection = 'The outer bank wears away.';
  vi.spyOn(window, 'getSelection').mockImplementation(() => ({ toString: () => selection }) as Selection);
  const { user } = renderAt(
    <main>
      <MakeMenu folderId="f1" fileId="file1" week={3} />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'Make an activity of this' }));
  selection = '';
  expect(await screen.findByText('Of the selected words')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  const [sent] = server.seen;
  expect(sent?.body).toMatchObject({
    activity: { interaction_type: expect.stringMatching(/flashcards|true-false/) },
    user_context: { file_id: 'file1', week_number: 3, selected_text: 'The outer bank wears away.' },
  });
});
