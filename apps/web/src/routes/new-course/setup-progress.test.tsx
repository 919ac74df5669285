import { waitFor } from '@testing-library/react';
import { getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { beforeEach, expect, it } from 'vitest';
import { openSession } from '../../lib/session/session-store.ts';
import { makeRecord, makeSyllabusStatus } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { renderAt } from '../../testing/render.tsx';
import NewCourse from './new-course.tsx';

beforeEach(() => openSession(makeRecord()));

it.each([
  ['what the reading is not sure of', 3, '/syllabus/f1/review'],
  ['the course, where all is clear,', 0, '/syllabus/f1'],
])('opens %s once the syllabus is read', async (_, items_to_review, path) => {
  const server = knownStudent();
  server.answer(getSyllabusStatus, makeSyllabusStatus({ items_to_review }));
  const { router } = renderAt(<NewCourse />, '/dashboard/new?folder=f1');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(router.state.location.search).toBe('');
});
