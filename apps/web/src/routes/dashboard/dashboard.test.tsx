import { screen, waitFor, within } from '@testing-library/react';
import { setHandedIn } from '@weekwise/contracts/assignments.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeAssignment, makeFolder, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.setSystemTime('2026-01-27T09:00:00');
  return () => vi.useRealTimers();
});

const works = [
  makeAssignment({ id: 'a1', title: 'Map of the valley', due_date: '2026-01-23' }),
  makeAssignment({ id: 'a2', title: 'Quiz on gravel', due_date: '2026-01-22', assignment_type: 'quiz' }),
  makeAssignment({ id: 'a3', title: 'River essay', due_date: '2026-01-20', handed_in_at: '2026-01-19T10:00:00Z' }),
  makeAssignment({ id: 'a4', title: 'Second map', due_date: '2026-01-30' }),
];
const present = makeSyllabus({ weeks: [makeWeek({ assignments: works })] });
const ended = makeSyllabus({
  weeks: [
    makeWeek({
      start_date: '2025-09-08',
      end_date: '2025-09-14',
      assignments: [makeAssignment({ id: 'old', title: 'Old essay', due_date: '2025-09-12' })],
    }),
  ],
});

function open() {
  const server = knownStudent([
    makeFolder({ folder_id: 'f1', folder_name: 'Rivers' }),
    makeFolder({ folder_id: 'f2', folder_name: 'Deserts', course: null }),
  ]);
  server.on(getSimpleSyllabus, ({ path }) => Response.json(path.includes('f2') ? ended : present));
  server.on(setHandedIn, () => new Promise<Response>(() => undefined));
  return { server, ...openApp('/dashboard') };
}

it('says what is overdue: work of a course that goes on, not handed in; one press marks it', async () => {
  const { server, user } = open();
  const overdue = within(await screen.findByRole('region', { name: '1 item is overdue' }));
  expect(overdue.getAllByRole('listitem')).toHaveLength(1);
  expect(overdue.getByRole('link', { name: 'Map of the valley' })).toHaveAttribute(
    'href',
    '/syllabus/f1/assignments/a1',
  );
  await user.click(overdue.getByRole('button', { name: 'Mark as handed in: Map of the valley' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /overdue/ })).toBeNull());
  await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ method: 'PUT', body: { handed_in: true } }));
});

it('folds courses away that have ended, with their number, and leaves them out of the term', async () => {
  const { user } = open();
  const fold = await screen.findByText('1 course that has ended');
  const details = fold.closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(within(details as HTMLElement).getByText(/Ended Sep/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Term' }));
  const bars = screen.getAllByRole('button', { name: /\d items?/ });
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Jan 19'),
    expect.stringContaining('Jan 26'),
  ]);
});
