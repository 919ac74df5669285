import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { listOrders, listPlans } from '@weekwise/contracts/billing.ts';
import { listDrives } from '@weekwise/contracts/drives.ts';
import { getContents } from '@weekwise/contracts/files.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { listDeletedFolders } from '@weekwise/contracts/folders-bin.ts';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { vi } from 'vitest';
import { closeSession, openSession } from '../lib/session/session-store.ts';
import NewCourse from '../routes/new-course/new-course.tsx';
import { makeRecord } from './factories.ts';
import { fakeServer } from './fake-server.ts';
import { renderAt } from './render.tsx';

/** A file that names its course. */
export const syllabus = new File(['PK'], 'geog-214-syllabus.docx');
/** What was sent: role and name. */
export const sent = vi.fn();

/** Call before each test: a student who is signed in, and files that go nowhere. */
export function prepareNewCourse(): void {
  closeSession();
  openSession(makeRecord());
  sent.mockClear();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      abort() {}
      send(form: FormData) {
        sent(form.get('role'), (form.get('file') as File).name);
      }
    },
  );
}

export function showNewCourse(
  teach: (server: ReturnType<typeof fakeServer>) => void = () => {},
  path = '/dashboard/new',
  client?: QueryClient,
) {
  const server = fakeServer();
  server.answer(getStartup, { folders: [], currentFolderId: null });
  server.answer(listPlans, { billing: 'off', plans: [], rules: null });
  server.answer(listDrives, { kinds: [], connections: [] });
  server.answer(listDeletedFolders, { folders: [], total_folders: 0 });
  server.answer(listOrders, { orders: [] });
  server.answer(getContents, { folder_id: 'f1', files: [], total_files: 0 });
  server.refuse(getSimpleSyllabus, 'syllabus_not_found');
  server.refuse(getSyllabusStatus, 'folder_not_found');
  teach(server);
  return { server, ...renderAt(<NewCourse />, path, client) };
}
export const field = () => screen.getByRole('textbox', { name: 'Course name' });
export const picker = () => screen.getByLabelText('Drop the syllabus here');
export const build = () => screen.getByRole('button', { name: 'Build the plan' });
