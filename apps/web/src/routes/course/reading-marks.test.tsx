// A student says what they have read and handed in, on the week.
import { screen, waitFor, within } from '@testing-library/react';
import { setHandedIn } from '@weekwise/contracts/assignments.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { setReadingState } from '@weekwise/contracts/syllabus-reading-progress.ts';
import { expect, it } from 'vitest';
import { makeAssignmentFacts } from '../../testing/assignment-facts.ts';
import { makeReading, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const titles = ['Why Rivers Bend', 'A Load of Gravel'];
const readings = titles.map((title, i) => makeReading({ id: `r${i + 1}`, title }));

async function openWeek() {
  const server = knownStudent();
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks: [makeWeek({ readings })] }));
  server.answer(setReadingState, { reading_id: 'r1', state: 'read' });
  const app = openApp('/syllabus/f1?week=3');
  await screen.findByRole('checkbox', { name: `Read: ${titles[0]}` });
  const sent = () => server.seen.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  return { server, sent, ...app };
}
const box = (title = titles[0]) => screen.getByRole('checkbox', { name: `Read: ${title}` });
const path = (id: string) => `/api/readings/f1/${id}/state`;

it('a press marks a reading as read, a second one takes that back; the week counts along', async () => {
  const { user, sent } = await openWeek();
  expect(screen.getByText('0 of 2 read')).toBeInTheDocument();
  expect(screen.getByText('0 of 2 readings, 0 of 1 assignment')).toBeInTheDocument();
  expect(screen.queryByText('33% done')).not.toBeInTheDocument();
  await user.click(box());
  expect(box()).toBeChecked();
  expect(screen.getByText('1 of 2 read')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Done in week 3' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByText('33% done')).toBeInTheDocument();
  await user.click(box());
  expect(box()).not.toBeChecked();
  await waitFor(() =>
    expect(sent()).toEqual([
      [path('r1'), { state: 'read' }],
      [path('r1'), { state: 'unread' }],
    ]),
  );
});

it('the menu of a reading says that it is in progress', async () => {
  const { user, sent } = await openWeek();
  await user.click(screen.getByRole('button', { name: `More for ${titles[0]}` }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'In progress' }));
  expect(box()).toBePartiallyChecked();
  expect(screen.getByText('0 of 2 read')).toBeInTheDocument();
  expect(sent()).toEqual([[path('r1'), { state: 'in-progress' }]]);
});

it('`x` marks the reading that has the focus, else the first that is not read, and can be undone', async () => {
  const { user } = await openWeek();
  await user.keyboard('x');
  await waitFor(() => expect(box()).toBeChecked());
  expect(await screen.findByText(`Marked as read: ${titles[0]}`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(box()).not.toBeChecked());
  box(titles[1]).focus();
  await user.keyboard('x');
  await waitFor(() => expect(box(titles[1])).toBeChecked());
  expect(box()).not.toBeChecked();
  await user.keyboard('x');
  await waitFor(() => expect(box(titles[1])).not.toBeChecked());
});

it('what the server does not keep is taken back, and said', async () => {
  const { user, server } = await openWeek();
  server.refuse(setReadingState, 'reading_not_found');
  await user.click(box());
  await waitFor(() => expect(box()).not.toBeChecked());
  expect(screen.getByText('0 of 2 read')).toBeInTheDocument();
});

it('work that is handed in says so; it is marked on the week, and taken back', async () => {
  const { user, server, sent } = await openWeek();
  server.answer(setHandedIn, makeAssignmentFacts({ status: 'handed-in' }));
  const title = 'Field notebook, part 1';
  const row = within(screen.getByRole('heading', { name: title }).closest('li') ?? document.body);
  await user.click(row.getByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as handed in' }));
  expect(await row.findByText('Handed in')).toBeInTheDocument();
  expect(screen.getByText('0 of 2 readings, 1 of 1 assignment')).toBeInTheDocument();
  expect(screen.getByText('All handed in')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row.queryByText('Handed in')).not.toBeInTheDocument());
  const call = '/api/assignments/f1/a1/handed-in';
  expect(sent()).toEqual([
    [call, { handed_in: true }],
    [call, { handed_in: false }],
  ]);
});
