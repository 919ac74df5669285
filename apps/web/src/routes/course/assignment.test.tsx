import { screen, waitFor } from '@testing-library/react';
import {
  type AssignmentBrief,
  changeBriefStep,
  getAssignmentBrief,
  getAssignmentSummary,
  makeAssignmentBrief,
  setHandedIn,
} from '@weekwise/contracts/assignments.ts';
import { expect, it } from 'vitest';
import { makeAssignmentFacts } from '../../testing/assignment-facts.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const facts = makeAssignmentFacts();
const brief: AssignmentBrief = {
  ...facts,
  user_notes: 'I have the survey.',
  steps: [{ step_id: 's1', date: '2099-01-20', task: 'Walk along the bend', origin: 'made', done_at: null }],
  removed_steps: [],
  materials: [],
  planned_for: '2099-01-30',
  plan_outdated: false,
  source: 'engine',
  fallback: 'unreachable',
  created_at: '2026-01-26T10:00:00Z',
  updated_at: '2026-01-26T10:00:00Z',
};

function show(kept: AssignmentBrief | null) {
  const server = knownStudent();
  server.answer(getAssignmentSummary, { ...facts, brief: null, materials: [], document_link: null });
  server.answer(getAssignmentBrief, { exists: kept !== null, brief: kept });
  return { server, ...openApp('/syllabus/f1/assignments/a1') };
}

it('says what is asked and when, and makes a brief with the student’s notes', async () => {
  const { server, user } = show(null);
  server.answer(makeAssignmentBrief, brief);
  expect(await screen.findByText('Draw a map of one bend.')).toBeInTheDocument();
  expect(screen.getByText('9 days left')).toBeInTheDocument();
  expect(screen.getByText('How long it should be.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Notes on this assignment'), 'I have the survey.');
  await user.click(screen.getByRole('button', { name: 'Make the brief' }));
  expect(await screen.findByRole('checkbox', { name: 'Walk along the bend' })).not.toBeChecked();
  expect(screen.getByText('Next')).toBeInTheDocument();
  expect(screen.getByText(/cannot be reached, so our own engine took over/)).toBeInTheDocument();
  expect(server.seen.find(({ method, path }) => method === 'POST' && path.includes('/brief/'))?.body).toMatchObject({
    assignment_id: 'a1',
    user_notes: 'I have the survey.',
  });
});

it('shows a tick at once, and takes it back where it could not be kept', async () => {
  const { server, user } = show(brief);
  let refuse = () => {};
  server.on(
    changeBriefStep,
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(Response.json({ code: 'step_not_found', message: 'Gone.' }, { status: 404 }));
      }),
  );
  const step = await screen.findByRole('checkbox', { name: 'Walk along the bend' });
  await user.click(step);
  expect(step).toBeChecked();
  refuse();
  await waitFor(() => expect(step).not.toBeChecked());
});

it('is handed in, and not after all', async () => {
  const { server, user } = show(brief);
  const handed = { ...facts, brief: null, status: 'handed-in' as const, handed_in_at: '2026-01-27T10:00:00Z' };
  server.answer(setHandedIn, handed);
  await user.click(await screen.findByRole('button', { name: 'Mark as handed in' }));
  expect(await screen.findByText('Handed in Jan 27')).toBeInTheDocument();
  server.answer(setHandedIn, { ...facts, brief: null });
  await user.click(screen.getByRole('button', { name: 'Not handed in after all' }));
  expect(await screen.findByText('9 days left')).toBeInTheDocument();
});
