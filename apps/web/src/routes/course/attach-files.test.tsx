// A file is attached to a week or to a reading from either side; files have names and groups of the student's own.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getContents } from '@weekwise/contracts/files.ts';
import { changeFile } from '@weekwise/contracts/files-changes.ts';
import { tieSource } from '@weekwise/contracts/sources-ties.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { attachWeekFile, detachWeekFile } from '@weekwise/contracts/syllabus-week-files.ts';
import { expect, it } from 'vitest';
import { makeFile, makeReading, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { tieToFile } from '../../testing/source-factories.ts';

const slides = makeFile({ file_id: 'f-slides', name: 'slides.pdf', size: 5 });
const exam = makeFile({ file_id: 'f-exam', name: 'exam 2024.pdf', group: 'Old exams' });

async function open(path: string, ready: string) {
  const server = knownStudent();
  const files = [{ file_id: 'f-exam', name: 'exam 2024.pdf' }];
  const weeks = [makeWeek({ files, readings: [makeReading({ title: 'Why Rivers Bend' })] })];
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks }));
  server.answer(getContents, { folder_id: 'f1', files: [slides, exam], total_files: 2 });
  server.answer(attachWeekFile, { week_id: 'w3', files: [] });
  server.answer(detachWeekFile, { week_id: 'w3', files: [] });
  server.answer(changeFile, { file_id: 'f-slides', name: 'Meanders.pdf', group: null });
  const tie = tieToFile('a');
  server.answer(tieSource, { success: true, tie, ties: [tie] });
  const app = openApp(path);
  await screen.findByRole('button', { name: ready });
  const sent = () =>
    server.seen.flatMap(({ method, path: to, body }) =>
      /plan-weeks|ties$|files\/f-/.test(to) ? [[method, to.replace(/^.*?f1\//, ''), body]] : [],
    );
  const pick = async (row: string, item: string) => {
    await app.user.click(screen.getByRole('button', { name: `More for ${row}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { server, sent, pick, ...app };
}
const week = () => open('/syllabus/f1?week=3', 'More for week 3');
const list = () => open('/syllabus/f1?view=files', 'More for slides.pdf');
const at = 'plan-weeks/w3/files/f-slides';

it('the menu of a week asks for a file of the course; undo takes it off again', async () => {
  const { user, pick, sent } = await week();
  await pick('week 3', 'Attach a file');
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach a file' }));
  await user.selectOptions(dialog.getByLabelText('A file of this course'), 'slides.pdf');
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  expect(await screen.findByText('Attached to week 3: slides.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PUT', at, undefined],
      ['DELETE', at, undefined],
    ]),
  );
});

it('a file that the course has already is attached where it is dropped', async () => {
  const { sent } = await week();
  const dropped = new File(['12345'], 'slides.pdf');
  const dataTransfer = { types: ['Files'], items: [{ webkitGetAsEntry: () => null, getAsFile: () => dropped }] };
  const row = screen.getByRole('heading', { name: 'Why Rivers Bend' });
  fireEvent.dragEnter(row, { dataTransfer });
  expect(await screen.findByText('Drop to attach to this reading')).toBeInTheDocument();
  expect(screen.queryByText(/^Drop to add to/)).not.toBeInTheDocument();
  fireEvent.drop(row, { dataTransfer });
  await waitFor(() => expect(sent()).toEqual([['POST', 'readings/r1/ties', { file_id: 'f-slides' }]]));
  fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(['PUT', at, undefined]);
});

it('the files of a week open, and are taken off it', async () => {
  const { user, sent } = await week();
  expect(screen.getByRole('button', { name: 'exam 2024.pdf' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take off this week: exam 2024.pdf' }));
  expect(await screen.findByText('No longer on week 3: exam 2024.pdf')).toBeInTheDocument();
  expect(sent()).toEqual([['DELETE', 'plan-weeks/w3/files/f-exam', undefined]]);
});

it('the menu of a file asks for a week or a reading', async () => {
  const { user, pick, sent } = await list();
  await pick('slides.pdf', 'Attach to a week or reading');
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach to a week or reading' }));
  await user.selectOptions(dialog.getByLabelText('Week or reading'), 'Week 3, reading: Why Rivers Bend');
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  await waitFor(() => expect(sent()).toEqual([['POST', 'readings/r1/ties', { file_id: 'f-slides' }]]));
});

it('a file is renamed, and its old name is one undo away', async () => {
  const { user, pick, sent } = await list();
  await pick('slides.pdf', 'Rename');
  const field = within(await screen.findByRole('dialog')).getByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'Meanders{Enter}');
  expect(await screen.findByText('Renamed to Meanders.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PATCH', 'files/f-slides', { name: 'Meanders' }],
      ['PATCH', 'files/f-slides', { name: 'slides.pdf' }],
    ]),
  );
});

it('files stand under their groups; one is put into a group that there is', async () => {
  const { user, pick, sent } = await list();
  expect(within(screen.getByRole('list', { name: 'Old exams' })).getByText('exam 2024.pdf')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Other files' })).getByText('slides.pdf')).toBeInTheDocument();
  await pick('slides.pdf', 'Put in a group');
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Group'), 'Old exams{Enter}');
  expect(await screen.findByText('In Old exams: slides.pdf')).toBeInTheDocument();
  expect(sent()).toEqual([['PATCH', 'files/f-slides', { group: 'Old exams' }]]);
});
