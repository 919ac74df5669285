import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { renderAt } from '../../testing/render.tsx';
import { type CardState, CourseCard } from './course-card.tsx';
import { folderFromWire } from './folder.ts';

type Selection = Parameters<typeof CourseCard>[0]['selection'];

function show(state: CardState, change: Parameters<typeof makeFolder>[0] = {}, selection: Selection = null) {
  const actions = { onSyllabus: vi.fn(), onRename: vi.fn(), onDelete: vi.fn() };
  const folder = folderFromWire(makeFolder(change));
  const { user } = renderAt(
    <CourseCard folder={folder} state={state} accept=".pdf" selection={selection} {...actions} />,
  );
  return { user, ...actions };
}

it('leads to the course and says where it stands', () => {
  const ticks = [
    { id: 1, done: 1 },
    { id: 2, done: 0.5 },
  ];
  show({ kind: 'ready', ticks, current: 1, position: 'Week 2 of 2', next: 'Quiz 1, Thu' });
  expect(screen.getByRole('link', { name: 'Rivers and Floodplains' })).toHaveAttribute('href', '/syllabus/f1');
  expect(screen.getByText('GEOG 214 · Lindqvist')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Week 2 of 2' })).toBeInTheDocument();
  expect(screen.getByText('Quiz 1, Thu')).toBeInTheDocument();
});

it('shows the real progress while the syllabus is read', () => {
  show({ kind: 'processing', message: 'Reading page 5 of 8', progress: 0.62 });
  expect(screen.getByRole('progressbar', { name: 'Reading the syllabus' })).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getByRole('status')).toHaveTextContent('Reading page 5 of 8');
});

it('says why the syllabus could not be read and takes another', async () => {
  const { user, onSyllabus } = show({ kind: 'failed', reason: 'The file is a scan without text.' }, { course: null });
  expect(screen.getByText('The file is a scan without text.')).toBeInTheDocument();
  const file = new File(['%PDF'], 'again.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Replace file', { selector: 'input' }), file);
  expect(onSyllabus).toHaveBeenCalledWith(file);
});

it('asks for the syllabus of a course that has none', () => {
  show({ kind: 'no-syllabus' }, { course: null, file_count: 0 });
  expect(screen.getByRole('link', { name: 'Rivers' })).toBeInTheDocument();
  expect(screen.getByText('0 files')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload syllabus' })).toBeInTheDocument();
});

it('can be renamed and moved to the bin', async () => {
  const { user, onRename, onDelete } = show({ kind: 'no-syllabus' });
  await user.click(screen.getByRole('button', { name: 'More for Rivers and Floodplains' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(onRename).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'More for Rivers and Floodplains' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to bin' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it('is a box to check while courses are selected, and leads nowhere then', async () => {
  const onChange = vi.fn();
  const { user } = show({ kind: 'no-syllabus' }, {}, { checked: false, onChange });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByText('Rivers and Floodplains'));
  expect(onChange).toHaveBeenCalledWith(true);
});

it('another cover is one press away in its menu', async () => {
  const { user } = show({ kind: 'no-syllabus' });
  const cover = () => document.querySelector('article svg[viewBox="0 0 384 96"]')?.innerHTML;
  const before = cover();
  await user.click(screen.getByRole('button', { name: 'More for Rivers and Floodplains' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Another cover' }));
  expect(cover()).not.toBe(before);
});
