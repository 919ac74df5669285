import { limits } from '@weekwise/contracts/limits.ts';
import { expect, test } from 'vitest';
import { backgroundTasks } from '../../db/schema/tasks.ts';
import { makeFolder } from '../../testing/factories.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { upload, uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp({ config: { storagePerStudent: 1_000 } });
const sized = (bytes: number) => `# Tides\n\n${'The moon pulls the sea. '.repeat(100)}`.slice(0, bytes);

test('a student has so much room for files, the bin counts, and the account says how much', async () => {
  const [ann, bob] = [await testApp.signIn(), await testApp.signIn()];
  const { id: folderId } = await makeFolder(testApp.deps, ann.user, 'Tides');
  const { fileId } = await uploadAndRead(testApp, ann, { folderId, name: 'a.md', bytes: sized(600) });
  await ann.delete(`/api/files/${ann.user.id}/${folderId}/${fileId}`);

  const refused = await upload(testApp, ann, { folderId, name: 'b.md', bytes: sized(401) });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'storage_full']);
  expect(refused.json()).toMatchObject({ detail: { used: 600, limit: 1_000 } });
  expect((await ann.get(`/api/folders/${folderId}/contents`)).json().total_files).toBe(0);

  await uploadAndRead(testApp, ann, { folderId, name: 'c.md', bytes: sized(400) });
  expect((await ann.get('/api/account')).json().storage).toEqual({ used: 1_000, limit: 1_000 });
  const other = await makeFolder(testApp.deps, bob.user, 'Tides');
  expect((await upload(testApp, bob, { folderId: other.id, bytes: sized(600) })).statusCode).toBe(200);
});

test('without a limit a student stores what they like, and the account says so', async () => {
  const free = await startTestApp({ config: { storagePerStudent: null } });
  const ann = await free.signIn();
  expect((await ann.get('/api/account')).json().storage).toEqual({ used: 0, limit: null });
  await free.close();
});

test('a student whose files wait by the thousand is asked to wait too', async () => {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user, 'Tides');
  const now = new Date();
  const waiting = Array.from({ length: limits.filesWaiting }, (_, n) => ({
    id: `waiting-${n}`,
    userId: student.user.id,
    folderId,
    kind: 'read-file' as const,
    status: 'pending' as const,
    step: 'received' as const,
    message: 'Received',
    startedAt: now,
    updatedAt: now,
  }));
  await testApp.deps.db.insert(backgroundTasks).values(waiting);
  const refused = await upload(testApp, student, { folderId, bytes: sized(100) });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_waiting']);
});
