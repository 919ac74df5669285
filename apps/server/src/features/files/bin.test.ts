import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { openConnectionIds } from '../drives/drives.service.ts';
import { purgeBin } from './bin.service.ts';
import { fileNames } from './files.service.ts';

const day = 24 * 3600_000;
let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ clock: () => now });

it('keeps a deleted file for 30 days, and nothing of it after', async () => {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const kept = await uploadAndRead(testApp, student, { folderId: folder.id, name: 'kept.md', bytes: 'kept' });
  const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, name: 'gone.md', bytes: 'gone' });
  await student.delete(`/api/files/${student.user.id}/${folder.id}/${fileId}`);
  const { db, drives } = testApp.deps;
  const drive = drives.local;
  const place = { folder: folder.id, id: fileId, name: 'gone.md' };
  const [row] = await db.select().from(files).where(eq(files.id, fileId));
  const binKey = row?.binKey ?? '';
  const known = async () => [...(await fileNames(db, [kept.fileId, fileId])).values()].sort();

  now = new Date(now.getTime() + 29 * day);
  await purgeBin(testApp.deps, await openConnectionIds(testApp.deps.db));
  expect(await known()).toEqual(['gone.md', 'kept.md']);
  expect(await text(await drive.read(binKey))).toBe('gone');

  now = new Date(now.getTime() + 31 * day);
  await purgeBin(testApp.deps, await openConnectionIds(testApp.deps.db));
  expect(await known()).toEqual(['kept.md']);
  await expect(drive.restore(binKey, place)).rejects.toMatchObject({ code: 'not_found' });
  expect(await drive.stat(`${folder.id}/${kept.fileId}`)).not.toBeNull();
});
