// What a plan does not hold is shown locked, wherever a student meets it, and with the one way to unlock it.
import { screen } from '@testing-library/react';
import { getStoredActivities } from '@weekwise/contracts/activities.ts';
import { getAssignmentBrief, getAssignmentSummary } from '@weekwise/contracts/assignments.ts';
import { getFolderPlan } from '@weekwise/contracts/billing.ts';
import { getExistingSources } from '@weekwise/contracts/sources.ts';
import { listSourceDownloads } from '@weekwise/contracts/sources-downloads.ts';
import { getStudyGuide } from '@weekwise/contracts/study-guides.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeSyllabus } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

// The code of the page is there before anybody waits for what it shows: on a busy machine that alone takes seconds.
beforeAll(() => import('./course.tsx'), 60_000);

const [week] = makeSyllabus().weeks;
const number = week?.week_number ?? 0;
const readingId = week?.readings[0]?.id ?? '';

function trial() {
  const server = knownStudent();
  server.answer(getFolderPlan, {
    folder_id: 'f1',
    billing: 'test',
    is_active: true,
    payment_verified: true,
    plan_id: 'free-trial',
    kind: 'free_trial',
    plan_name: 'Trial',
    unlocked_weeks: [number + 1],
    locked_weeks: [number],
  });
  return server;
}

const expectWayOut = async () =>
  expect(await screen.findByRole('link', { name: 'Unlock the course' })).toHaveAttribute(
    'href',
    '/dashboard/unlock/f1',
  );

it('the sources of a reading: nothing is searched for, and the student’s own ways stay', async () => {
  const server = trial();
  server.answer(getExistingSources, { success: true, exists: false, task_id: null, search: null });
  server.answer(listSourceDownloads, { downloads: [] });
  openApp(`/syllabus/f1?week=${number}&find=${readingId}`);
  await expectWayOut();
  expect(screen.getByText(`The search for readings of week ${number} is locked`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Find sources' })).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Paste a link, DOI or ISBN')).toBeInTheDocument();
  expect(screen.queryByText('This reading has not been searched for yet')).not.toBeInTheDocument();
});

it('the sources of a whole week', async () => {
  trial();
  openApp(`/syllabus/f1?week=${number}&find=all`);
  await expectWayOut();
  expect(screen.queryByRole('button', { name: /^Find sources/ })).not.toBeInTheDocument();
});

it('the brief of an assignment, whose facts are open', async () => {
  const server = trial();
  server.answer(getAssignmentSummary, {
    assignment_id: 'a1',
    folder_id: 'f1',
    week_number: number,
    title: 'Field notebook, part 1',
    assignment_type: 'homework',
    optional: false,
    asked: [],
    due_date: null,
    due_time: null,
    due_zone: null,
    due_in_doubt: false,
    days_left: null,
    weight: null,
    counts: [],
    open: ['How long it should be.'],
    status: 'open',
    handed_in_at: null,
    brief: null,
    materials: [],
    document_link: null,
  });
  server.answer(getAssignmentBrief, { exists: false, brief: null });
  openApp('/syllabus/f1/assignments/a1');
  await expectWayOut();
  expect(screen.getByText('How long it should be.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make the brief' })).not.toBeInTheDocument();
});

it('the guide of a week whose address was typed', async () => {
  trial().refuse(getStudyGuide, 'plan_required');
  openApp(`/syllabus/f1/weeks/${number}/guide`);
  await expectWayOut();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('a dialogue whose address was typed', async () => {
  trial().refuse(getStoredActivities, 'plan_required');
  openApp(`/syllabus/f1/weeks/${number}/socratic-dialogue`);
  await expectWayOut();
});
