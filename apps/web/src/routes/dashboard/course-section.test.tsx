import { screen, waitFor, within } from '@testing-library/react';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeAssignment, makeFolder, makeSyllabus, makeSyllabusStatus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.setSystemTime('2026-01-27T09:00:00');
  return () => vi.useRealTimers();
});

const planDue = (id: string, due: string) =>
  Response.json(makeSyllabus({ weeks: [makeWeek({ assignments: [makeAssignment({ id, due_date: due })] })] }));
const cards = () =>
  within(screen.getByRole('region', { name: 'Courses' }))
    .getAllByRole('link', { name: /^(Algebra|Biology|Chemistry)/ })
    .map((link) => link.textContent?.match(/Algebra|Biology|Chemistry/)?.[0]);

it('cards keep their order and no day says that nothing is due until all plans are there', async () => {
  const names = { f1: 'Algebra', f2: 'Biology', f3: 'Chemistry' };
  const server = knownStudent(
    Object.entries(names).map(([folder_id, folder_name]) => makeFolder({ folder_id, folder_name, course: null })),
  );
  const last = Promise.withResolvers<void>();
  server.on(getSimpleSyllabus, async ({ path }) => {
    if (path.includes('f1')) await last.promise;
    return planDue(path, path.includes('f3') ? '2026-01-28' : '2026-01-30');
  });
  openApp('/dashboard');
  expect(await screen.findByText('Field notebook, part 1, Wed')).toBeInTheDocument();
  expect(cards()).toEqual(['Algebra', 'Biology', 'Chemistry']);
  expect(screen.queryByText('Nothing due')).toBeNull();
  last.resolve();
  await waitFor(() => expect(cards()).toEqual(['Chemistry', 'Algebra', 'Biology']));
  expect(screen.getAllByText('Nothing due').length).toBeGreaterThan(0);
});

it('a course without a syllabus is asked for no plan: nothing is refused, and nothing waits for it', async () => {
  const server = knownStudent([makeFolder({ folder_id: 'f1', folder_name: 'Algebra', course: null })]);
  server.answer(getSyllabusStatus, makeSyllabusStatus({ has_syllabus: false, processing_status: 'none' }));
  openApp('/dashboard');
  expect(await screen.findByText('No syllabus yet. Upload one to get the plan.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'No due dates found for this week' })).toBeVisible();
  expect(screen.queryByText('Nothing due')).toBeNull();
  expect(server.seen.filter(({ path }) => path.includes('simple-syllabus'))).toEqual([]);
});

it('a week that was not read surely leaves open whether something is due, and leads to where to look', async () => {
  const server = knownStudent();
  const weeks = [makeWeek({ confidence: 0.5, assignments: [makeAssignment({ due_date: '2026-02-20' })] })];
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks }));
  openApp('/dashboard');
  const note = await screen.findByText(/^No due dates found for GEOG 214 this week/);
  expect(within(note).getByRole('link', { name: 'Check the syllabus' })).toHaveAttribute('href', '/syllabus/f1');
  expect(screen.queryByText('Nothing due')).toBeNull();
});
