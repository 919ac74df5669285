import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import type { Student } from './student.ts';
import type { TestApp } from './test-app.ts';

export interface UploadParts {
  folderId?: string;
  role?: string;
  userId?: string;
  name?: string;
  replaces?: string;
  bytes?: Uint8Array | string;
}

/** Sends what the upload screen sends. A part that is undefined is left out. */
export async function upload(
  testApp: TestApp,
  student: Student | null,
  parts: UploadParts,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  if (parts.userId !== undefined) form.append('user_id', parts.userId);
  if (parts.folderId !== undefined) form.append('folder_id', parts.folderId);
  if (parts.role !== undefined) form.append('role', parts.role);
  if (parts.replaces !== undefined) form.append('replaces', parts.replaces);
  if (parts.bytes !== undefined) form.append('file', new Blob([Buffer.from(parts.bytes)]), parts.name ?? 'notes.md');
  const encoded = new Response(form);
  return testApp.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...(student && { cookie: student.cookie }) },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Waits until a task has ended, and answers how. */
export async function taskEnd(student: Student, taskId: string): Promise<TaskProgress> {
  return vi.waitFor(
    async () => {
      const answer = await student.get(`/api/background-tasks/progress/${taskId}`);
      const task = answer.json<TaskProgress>();
      expect(['completed', 'failed', 'cancelled']).toContain(task.status);
      return task;
    },
    { timeout: 50_000, interval: 50 },
  );
}

/** Uploads a file that is to be read, and waits until it is. */
export async function uploadAndRead(
  testApp: TestApp,
  student: Student,
  parts: UploadParts,
): Promise<{ fileId: string; task: TaskProgress }> {
  const answer = await upload(testApp, student, parts);
  expect(answer.statusCode, answer.body).toBe(200);
  const { operation_id, file_id } = answer.json<{ operation_id: string; file_id: string }>();
  return { fileId: file_id, task: await taskEnd(student, operation_id) };
}
