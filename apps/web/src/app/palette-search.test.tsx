import { screen, waitFor, within } from '@testing-library/react';
import { searchFolder } from '@weekwise/contracts/retrieval.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { setOverlay } from '../lib/shell.ts';
import { makeAssignment, makeReading, makeRecord, makeSyllabus, makeWeek } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

beforeAll(() => import('./palette.tsx'));
beforeEach(() => {
  setOverlay(null);
  closeSession();
  writeRecord(makeRecord());
});

const passage = {
  passage_id: 'p1',
  file_id: 'notes',
  file_name: 'notes.md',
  page: 2,
  block: 4,
  last_block: 5,
  heading_path: [],
  text: 'A bend wanders. Water erodes the outer bank.',
  score: 1,
};

async function search(words: string, { results = [passage] as (typeof passage)[] } = {}) {
  const server = knownStudent();
  const readings = [makeReading({ id: 'r1', title: 'Why Rivers Bend', author: 'Castellanos' })];
  const assignments = [makeAssignment({ id: 'a1', title: 'River essay', due_date: '2026-02-06' })];
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks: [makeWeek({ week_number: 3, readings, assignments })] }));
  server.answer(searchFolder, {
    folder_id: 'f1',
    query: words,
    results,
    total_results: results.length,
    how: { words: true, expansion: true, vectors: false, model: null, without_vectors: 'not_asked', note: '' },
  });
  const app = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Courses' });
  await app.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Commands' }));
  await app.user.keyboard(words);
  const at = () => `${app.router.state.location.pathname}${app.router.state.location.search}`;
  return { ...app, server, palette, at };
}

it.each([
  ['castell', /^Why Rivers Bend/, '/syllabus/f1?week=3'],
  ['essay', /^River essay/, '/syllabus/f1/assignments/a1'],
  ['calendar', /^Due dates of the term/, '/dashboard?range=term'],
  ['import', /^New course/, '/dashboard/new'],
])('“%s” finds %s', async (words, name, to) => {
  const { palette, user, at } = await search(words, { results: [] });
  await user.click(await palette.findByRole('option', { name }));
  await waitFor(() => expect(at()).toBe(to));
});

it.each([
  ['export', /^Download everything/],
  ['reminders', /^Notifications/],
])('“%s” finds the command %s', async (words, name) => {
  const { palette } = await search(words, { results: [] });
  expect(await palette.findByRole('option', { name })).toBeInTheDocument();
});

it('finds the text of files, and opens the file there', async () => {
  const { palette, user, at, server } = await search('erodes');
  const option = await palette.findByRole('option', { name: /^Water erodes the outer bank\..*notes\.md, p\. 2/ });
  expect(server.seen.filter(({ path }) => path.includes('/search'))).toHaveLength(1);
  await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/syllabus/f1?file=notes&passage=4-5'));
});

it('says when nothing has the words', async () => {
  const { palette } = await search('zzyzx', { results: [] });
  expect(await palette.findByText('No results for “zzyzx”.')).toBeInTheDocument();
});
