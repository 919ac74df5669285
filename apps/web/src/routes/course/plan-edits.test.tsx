// A student changes the plan where they see it: each change is a correction, with its undo.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import * as review from '@weekwise/contracts/syllabus-review.ts';
import { expect, it } from 'vitest';
import { makeAssignment, makeReading, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { makeReview } from '../../testing/review-factories.ts';
import { widen } from '../../testing/screen-width.ts';

const weeks = [
  makeWeek({ id: 'w3', week_number: 3, readings: [makeReading({ id: 'r1', title: 'Why Rivers Bend' })] }),
  makeWeek({
    id: 'w4',
    week_number: 4,
    readings: [makeReading({ id: 'r2', title: 'Maps of Risk' })],
    assignments: [makeAssignment({ id: 'a2', title: 'Flood map' })],
  }),
];

async function openWeek(path = '/syllabus/f1?week=3') {
  const server = knownStudent();
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks }));
  const { addItem, correctItem, mergeItem, moveItem, removeItem, undoReview } = review;
  for (const contract of [addItem, correctItem, mergeItem, moveItem, removeItem, undoReview])
    server.answer(contract, makeReview({ decision: 7, undo: 'Moved “Why Rivers Bend”' }));
  const app = openApp(path);
  await screen.findByRole('button', { name: /^More for week/ });
  const sent = () =>
    server.seen
      .filter(({ path: to, method }) => to.startsWith('/api/review/') && method !== 'GET')
      .map(({ method, path: to, body }) => [method, to.replace('/api/review/f1/', ''), body]);
  const pick = async (row: string, item: string) => {
    await app.user.click(screen.getByRole('button', { name: `More for ${row}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { server, sent, pick, ...app };
}

it('a reading is edited in place; what was not changed is left to the syllabus', async () => {
  const { user, pick, sent } = await openWeek();
  await pick('Why Rivers Bend', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the reading' }));
  const title = dialog.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Why All Rivers Bend');
  await user.selectOptions(dialog.getByLabelText('Week'), 'w4');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([['PATCH', 'items/r1', { values: { title: 'Why All Rivers Bend' }, week_id: 'w4' }]]);
});

it('a deleted item is taken back by the undo of its own message', async () => {
  const { user, pick, sent } = await openWeek();
  await pick('Why Rivers Bend', 'Delete');
  const said = await screen.findByText('Deleted: Why Rivers Bend');
  await user.click(within(said.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['POST', 'items/r1/remove', undefined],
      ['POST', 'undo', { decision: 7 }],
    ]),
  );
});

it('a reading is added to the week that asks for it', async () => {
  const { user, sent } = await openWeek();
  await user.click(screen.getByRole('button', { name: 'Add a reading' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reading' }));
  await user.type(dialog.getByLabelText('Title'), 'River Songs');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added to the plan')).toBeInTheDocument();
  const values = { title: 'River Songs', author: null, pages: null, optional: false, graduate_only: false };
  expect(sent()).toEqual([['POST', 'items', { item: { kind: 'reading', week_id: 'w3', values } }]]);
});

it('a break is put after the week, and makes room for itself', async () => {
  const { user, pick, sent } = await openWeek();
  await pick('week 3', 'Add a break after this week');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a break' }));
  await user.type(dialog.getByLabelText('Name of the break'), 'Reading week');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText('Added to the plan');
  const values = { week_number: 4, topic: null, start_date: null, break_name: 'Reading week' };
  expect(sent()).toEqual([['POST', 'items', { item: { kind: 'week', values, pushes: true } }]]);
});

it('a week is merged with the one before it, whose page then is shown', async () => {
  const { pick, sent } = await openWeek('/syllabus/f1?week=4');
  await pick('week 4', 'Merge into week 3');
  expect(await screen.findByText('Merged week 4 into week 3')).toBeInTheDocument();
  expect(sent()).toEqual([['POST', 'items/w4/merge', { into_id: 'w3' }]]);
  expect(await screen.findByRole('button', { name: 'More for week 3' })).toBeInTheDocument();
});

it('keys edit and move what has the focus, and take the last edit back', async () => {
  const { user, sent } = await openWeek();
  screen.getByRole('button', { name: 'More for Why Rivers Bend' }).focus();
  await user.keyboard('{Shift>}J{/Shift}');
  expect(await screen.findByText('Moved to week 4: Why Rivers Bend')).toBeInTheDocument();
  screen.getByRole('button', { name: 'More for Why Rivers Bend' }).focus();
  await user.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to another week' }));
  expect(dialog.getByLabelText('Week')).toHaveValue('w4');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('z');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    ['POST', 'items/r1/move', { week_id: 'w4' }],
    ['POST', 'undo', {}],
  ]);
});

it('a row that is dragged onto a week of the list goes there; onto its own week, nowhere', async () => {
  widen();
  const { sent } = await openWeek();
  const row = screen.getByRole('heading', { name: 'Why Rivers Bend' }).closest('li');
  const data = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...data.keys()];
    },
    setData: (format: string, value: string) => data.set(format, value),
    getData: (format: string) => data.get(format),
    setDragImage: () => undefined,
  };
  const grip = row?.querySelector('[data-grip]');
  if (!grip) throw new Error('The row cannot be dragged.');
  fireEvent.dragStart(grip, { dataTransfer });
  const [third, fourth] = within(screen.getByRole('navigation', { name: 'Weeks' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('week='));
  if (!third || !fourth) throw new Error('The list has no two weeks.');
  fireEvent.drop(third, { dataTransfer });
  fireEvent.dragOver(fourth, { dataTransfer });
  fireEvent.drop(fourth, { dataTransfer });
  expect(await screen.findByText('Moved to week 4: Why Rivers Bend')).toBeInTheDocument();
  expect(sent()).toEqual([['POST', 'items/r1/move', { week_id: 'w4' }]]);
});

it('what the server does not keep is said', async () => {
  const { server, pick } = await openWeek();
  server.refuse(review.removeItem, 'review_item_not_found');
  await pick('Why Rivers Bend', 'Delete');
  expect(await screen.findByText('This item is not in the syllabus any more.')).toBeInTheDocument();
});
