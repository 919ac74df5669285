import { screen, waitFor, within } from '@testing-library/react';
import { getFileDocument } from '@weekwise/contracts/files.ts';
import { editGuidePart, getStudyGuide, makeStudyGuide, type StudyGuide } from '@weekwise/contracts/study-guides.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { makeDocument } from '../../testing/document-factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const citation = {
  number: 1,
  passage_id: 'p1',
  file_id: 'file1',
  file_name: 'why-rivers-bend.pdf',
  page: 2,
  block: 3,
  last_block: 3,
  heading: null,
  quote: 'The outer bank wears away.',
};
const part = (id: string, section: 'overview' | 'question', title: string | null, text: string) => ({
  id,
  section,
  title,
  says: [{ text, citation }],
  reading: null,
  origin: 'made' as const,
});
const makeGuide = (change: Partial<StudyGuide> = {}): StudyGuide => ({
  folder_id: 'f1',
  week_number: 3,
  topic: 'Meanders',
  basis: 'materials',
  notice: null,
  readings_that_would_help: [],
  overview: [part('o1', 'overview', null, 'Bends wander.')],
  key_concepts: [],
  key_vocabulary: [],
  study_questions: [part('q1', 'question', 'Why do bends wander?', 'The outer bank wears away.')],
  reading_order: [],
  removed: [],
  outdated: false,
  source: 'engine',
  fallback: null,
  created_at: '2026-01-26T10:00:00Z',
  ...change,
});
const address = '/syllabus/f1/weeks/3/guide';

it('makes the guide, and folds each answer until it is asked for', async () => {
  const server = knownStudent();
  server.answer(makeStudyGuide, makeGuide({ basis: 'syllabus', notice: 'This is from the syllabus alone.' }));
  const { user } = openApp(address);
  await user.click(await screen.findByRole('button', { name: 'Make the guide' }));
  expect(await screen.findByText('This is from the syllabus alone.')).toBeInTheDocument();
  const show = screen.getByRole('button', { name: /^Show the answer to Why do bends wander/ });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await user.click(show);
  expect(show).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('button', { name: 'Open the source: Why rivers bend p. 2' })).toHaveLength(2);
});

it('edits a part where it stands; a sentence that stays keeps its source', async () => {
  const server = knownStudent();
  server.answer(getStudyGuide, { exists: true, guide: makeGuide() });
  server.on(editGuidePart, () => {
    const [first] = makeGuide().overview;
    if (!first) throw new Error('no part');
    const says = [...first.says, { text: 'We saw it.', citation: null }];
    return Response.json(makeGuide({ overview: [{ ...first, says, origin: 'edited' }] }));
  });
  const { user } = openApp(address);
  await user.click(await screen.findByRole('button', { name: 'More for Bends wander.' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Statement' }), '\nWe saw it.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Edited by you')).toBeInTheDocument();
  const sent = server.seen.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toEqual({
    says: [
      { text: 'Bends wander.', from: 0 },
      { text: 'We saw it.', from: null },
    ],
  });
  // Back to where the editing began.
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Bends wander.' })).toHaveFocus());
});

it('says why it could not be made, and tries again', async () => {
  const server = knownStudent();
  server.refuse(makeStudyGuide, 'reading_timed_out');
  const { user } = openApp(address);
  await user.click(await screen.findByRole('button', { name: 'Make the guide' }));
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('The study guide could not be made.')).toBeInTheDocument();
  server.answer(makeStudyGuide, makeGuide());
  await user.click(within(notice).getByRole('button', { name: 'Make the guide' }));
  expect(await screen.findByText('Why do bends wander?')).toBeInTheDocument();
});

it('“back” closes an open passage before it leaves the guide, and “forward” opens it again', async () => {
  const server = knownStudent();
  server.answer(getStudyGuide, { exists: true, guide: makeGuide() });
  server.answer(getFileDocument, makeDocument());
  const { user, router } = openApp(address);
  const [chip] = await screen.findAllByRole('button', { name: /^Open the source/ });
  if (!chip) throw new Error('no citation');
  const file = () => screen.queryByRole('region', { name: 'why-rivers-bend.pdf' });
  await user.click(chip);
  await waitFor(() => expect(file()).toBeInTheDocument());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(file()).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(address);
  expect(chip).toHaveFocus();
  await act(() => router.navigate(1));
  await waitFor(() => expect(file()).toBeInTheDocument());
  // Two presses at once close one file.
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(file()).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(address);
  expect(chip).toHaveFocus();
});
