import { screen, waitFor, within } from '@testing-library/react';
import { getSuggestionState, sendProactiveEvent } from '@weekwise/contracts/suggestions.ts';
import { proactiveEventTypes } from '@weekwise/domain/suggestions.ts';
import { afterEach, expect, it } from 'vitest';
import { forgetTrace } from '../../lib/proactive/trace.ts';
import { openSession } from '../../lib/session/session-store.ts';
import { makeRecord } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

afterEach(forgetTrace);

it('fires an event of every type by hand, and shows what was answered and why it keeps silent', async () => {
  const server = knownStudent();
  openSession(makeRecord());
  const state = { said_at: null, next_at: null, subject: null, dismissed: 'all-courses', resting: ['a1'] } as const;
  server.answer(getSuggestionState, { kinds: [{ kind: 'due-soon', ...state, resting: [...state.resting] }] });
  server.answer(sendProactiveEvent, {
    success: true,
    response: null,
    suggestion: null,
    held_back: [{ kind: 'due-soon', reason: 'dismissed' }],
  });
  const { user } = openApp('/chatpanel-debug');
  expect(await screen.findByText('Dismissed in all courses. 1 put aside until tomorrow')).toBeInTheDocument();
  const choice = screen.getByRole('combobox', { name: 'Event' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...proactiveEventTypes]);
  for (const type of ['assignment_due_soon', 'source_search_completed']) {
    await user.selectOptions(choice, type);
    await user.click(screen.getByRole('button', { name: 'Fire the event' }));
    // Once the frame that shows it as being sent is drawn.
    await waitFor(() => {
      const sent = server.seen.findLast(({ path }) => path.endsWith('/proactive-event'));
      expect(sent?.body).toMatchObject({ event_type: type, event_data: { folderId: 'f1', currentWeek: 3 } });
    });
    await waitFor(() => expect(screen.getAllByText(/held back: due-soon dismissed/).length).toBeGreaterThan(0));
  }
  const data = screen.getByRole('textbox', { name: 'event_data' });
  await user.clear(data);
  await user.paste('{"daysUntilDue": "soon"}');
  expect(screen.getByRole('alert')).toHaveTextContent('daysUntilDue');
});
