import { screen, waitFor } from '@testing-library/react';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import { listReadingSources } from '@weekwise/contracts/sources.ts';
import { expect, it } from 'vitest';
import { makeSyllabus } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

type Reading = ResponseInputOf<typeof listReadingSources>['readings'][number];
const [week] = makeSyllabus().weeks;
const [reading] = week?.readings ?? [];

const state = (more: Partial<Reading>): Reading => ({
  reading_id: reading?.id ?? '',
  week_number: week?.week_number ?? 1,
  reading_index: 0,
  title: reading?.title ?? '',
  author: null,
  searched_at: null,
  stale: false,
  answered: true,
  total_results: 0,
  great_results: 0,
  task_id: null,
  ties: [],
  own_files: [],
  ...more,
});

function openWeek(more: Partial<Reading>) {
  const server = knownStudent();
  server.answer(listReadingSources, { readings: [state(more)] });
  return { server, ...openApp(`/syllabus/f1?week=${week?.week_number}`) };
}

it.each([
  ['Find source', {}],
  ['3 results to choose from', { searched_at: '2026-01-05T10:00:00Z', total_results: 3 }],
  ['No source found', { searched_at: '2026-01-05T10:00:00Z' }],
  ['Searching', { task_id: 't9' }],
])('a reading of the week says: %s', async (said, more) => {
  openWeek(more);
  expect(await screen.findByRole('link', { name: `${said} for ${reading?.title}` })).toBeInTheDocument();
});

it('shows the file that a reading is tied to', async () => {
  const tie = { tie_id: 'x', reading_id: reading?.id ?? '', kind: 'file' as const, label: 'gravel.pdf', url: null };
  const tied = { ...tie, file_id: 'file1', file_name: 'gravel.pdf', result: null, tied_at: '2026-01-05T10:00:00Z' };
  openWeek({ ties: [tied] });
  expect(await screen.findByRole('button', { name: 'gravel.pdf' })).toBeInTheDocument();
});

it('shows the file of the folder that is called after a reading, and no search for it', async () => {
  openWeek({ own_files: [{ file_id: 'file1', file_name: 'gravel.pdf' }] });
  expect(await screen.findByRole('button', { name: 'gravel.pdf' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Find source/ })).toBeNull();
});

it('`f` leads to the sources of the week or of its reading', async () => {
  const { user, router } = openWeek({});
  (await screen.findByRole('heading', { level: 1, name: week?.topic?.value })).focus();
  await user.keyboard('f');
  await waitFor(() => expect(router.state.location.search).toMatch(/find=/));
});
