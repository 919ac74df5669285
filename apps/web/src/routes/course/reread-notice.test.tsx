import { screen, waitFor } from '@testing-library/react';
import { getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { getTaskProgress } from '@weekwise/contracts/tasks.ts';
import { expect, it } from 'vitest';
import { makeSyllabusStatus, makeTask } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const notice = () => screen.queryByText('A new syllabus is being read.');

it('says that another syllabus is read, and no longer once its task has ended', async () => {
  const server = knownStudent();
  const ended = Promise.withResolvers<void>();
  server.answer(getSyllabusStatus, makeSyllabusStatus({ processing_status: 'processing', operation_id: 't1' }));
  server.on(getTaskProgress, async () => {
    await ended.promise;
    return Response.json(makeTask({ status: 'completed', step: 'done' }));
  });
  openApp('/syllabus/f1?week=3');
  await waitFor(() => expect(notice()).toBeInTheDocument());
  ended.resolve();
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
});
