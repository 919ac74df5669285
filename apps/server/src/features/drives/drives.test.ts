import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { oddNames } from '../../adapters/drive/drive-contract.ts';
import { content, contents, deployDrives, useWebDav } from '../../testing/drive-courses.ts';
import { tokenIn } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { upload, uploadAndRead } from '../../testing/uploads.ts';
import { purgeBin } from '../files/bin.service.ts';
import { openConnectionIds } from './drives.service.ts';

const day = 24 * 3600_000;
let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ clock: () => now });
const webDav = useWebDav(testApp);
const { shown } = webDav;

describe('a course on a drive of the student’s own', () => {
  test('keeps its files there, under readable names, and gives them back under their own', async () => {
    const { student, folder, folderId, connection, name } = await webDav.course();
    expect(folder.connection_id).toBe(connection.connection_id);
    const kept = oddNames.filter((odd) => odd.length <= 255 && odd.trim() === odd && !/^\.+$/.test(odd));
    const ids = new Map<string, string>();
    for (const [i, odd] of kept.entries()) {
      const answer = await upload(testApp, student, {
        folderId,
        name: odd,
        bytes: `# Notes\n\nText ${i} of the course.`,
      });
      if (answer.statusCode === 200) ids.set(answer.json().file_id, `Text ${i} of the course.`);
    }
    expect(ids.size).toBeGreaterThanOrEqual(6);
    for (const [id, text] of ids) expect((await content(student, folderId, id)).body).toContain(text);
    // Both normal forms of "Übung.md" are one name: the second file has a number.
    const plain = (name: string) => name.normalize('NFC').replace(' (2)', '');
    const names = (await contents(student, folderId)).map((file) => plain(file.name));
    expect(kept.map(plain)).toEqual(expect.arrayContaining(names));
    expect(shown(name)).toHaveLength(ids.size);
    expect((await student.get('/api/drives')).json().connections[0]).toMatchObject({ folder_count: 1 });
  });

  test('is read and searched like any other', async () => {
    const { student, folderId } = await webDav.course();
    const { task } = await uploadAndRead(testApp, student, {
      folderId,
      name: 'tides.md',
      bytes: '# Tides\n\nThe moon.',
    });
    expect(task).toMatchObject({ status: 'completed', error: null });
  });

  test('a deleted file is 30 days in the bin of the drive', async () => {
    const { student, folderId, name } = await webDav.course();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'gone.md', bytes: 'Soon gone.' });
    const inBin = () => webDav.server.paths().filter((path) => path.includes('/.weekwise/bin/')).length;
    const before = inBin();
    await student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);
    expect([shown(name), inBin() - before]).toEqual([[], 1]);
    now = new Date(now.getTime() + 29 * day);
    await purgeBin(testApp.deps, await openConnectionIds(testApp.deps.db));
    expect(inBin()).toBe(before + 1);
    now = new Date(now.getTime() + 2 * day);
    await purgeBin(testApp.deps, await openConnectionIds(testApp.deps.db));
    expect(inBin()).toBe(0);
  });

  test('is refused where the drive is somebody else’s', async () => {
    const { connection } = await webDav.connected();
    const bob = await testApp.signIn();
    const answer = await deployDrives(bob, 'On Ann’s drive', connection.connection_id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'connection_not_found']);
  });

  test('outlives the account: what is on the drive is the student’s', async () => {
    const { student, folderId, name } = await webDav.course();
    await uploadAndRead(testApp, student, { folderId, name: 'mine.md', bytes: 'Mine.' });
    await student.post('/api/account/request-deletion');
    const token = tokenIn(testApp.mail.sent);
    const deleted = await student.post('/api/account/delete', { token });
    expect(deleted.statusCode, deleted.body).toBe(200);
    await vi.waitFor(
      async () => {
        const { rows } = await testApp.deps.db.execute(sql`select 1 from users where id = ${student.user.id}`);
        expect(rows).toEqual([]);
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(shown(name)).toEqual(['mine.md']);
  });
});
