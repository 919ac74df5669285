import { act, cleanup, screen } from '@testing-library/react';
import { getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish, type UploadState } from '../../features/files/upload-store.ts';
import { closeSession, openSession } from '../../lib/session/session-store.ts';
import { makeRecord, makeSyllabusStatus } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { SyllabusIntake } from './syllabus-intake.tsx';

beforeEach(() => {
  closeSession();
  openSession(makeRecord());
});
afterEach(() => act(() => publish([])));

function show(state: UploadState) {
  fakeServer().answer(
    getSyllabusStatus,
    makeSyllabusStatus({ has_syllabus: false, processing_status: 'none', is_processed: false }),
  );
  publish([
    {
      id: 'u1',
      folderId: 'f1',
      file: new File(['%PDF'], 'photo.pdf'),
      role: 'syllabus',
      twin: false,
      replaces: null,
      sentBefore: false,
      state,
    },
  ]);
  renderAt(<SyllabusIntake folderId="f1" />);
}

it('asks to stay while bytes are only here, and lets go once the server has them', () => {
  show({ phase: 'sending', fraction: 0.4 });
  expect(screen.getByText(/^Keep this window open until the file is sent/)).toBeInTheDocument();
  cleanup();
  show({ phase: 'reading', taskId: 't1', fileId: 'file1' });
  expect(screen.getByText(/^You can leave this page/)).toBeInTheDocument();
});

it('names the file that could not be read', () => {
  show({ phase: 'failed', message: 'The file is not what its name says.', retryable: false });
  expect(screen.getByRole('alert')).toHaveTextContent('photo.pdf: The file is not what its name says.');
});
