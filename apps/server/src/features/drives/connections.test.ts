import type { DriveConnection } from '@weekwise/contracts/drives.ts';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { content, contents, listed, statusOf, useWebDav } from '../../testing/drive-courses.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { startWebDavServer } from '../../testing/webdav-server.ts';
import { purgeBin } from '../files/bin.service.ts';
import { openConnectionIds } from './drives.service.ts';

const testApp = useTestApp();
const webDav = useWebDav(testApp);
const { shown } = webDav;

describe('connecting a WebDAV drive', () => {
  test('asks the drive, keeps the password sealed, and says how it is', async () => {
    const { student, connection } = await webDav.connected();
    expect(connection).toMatchObject({ kind: 'webdav', address: webDav.server.address, account: 'ann', status: 'ok' });
    expect(await listed(student)).toEqual({ kinds: ['webdav'], connections: [connection] });
    const { rows } = await testApp.deps.db.execute<{ line: string }>(
      sql`select to_jsonb(row)::text as line from drive_connections as row`,
    );
    expect(rows.map(({ line }) => line).join()).not.toContain(webDav.server.password);
    expect(JSON.stringify(await listed(student))).not.toContain(webDav.server.password);
    const archive = unzipSync(new Uint8Array((await student.get('/api/account/export')).rawPayload));
    const exported = Object.values(archive)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(exported).toContain(webDav.server.address);
    expect(exported).not.toMatch(/sealedSecret|first password/);
  });

  test('the same account twice is one connection', async () => {
    const { student, connection } = await webDav.connected();
    const again = await student.post('/api/drives/webdav', { ...webDav.account(), label: 'My cloud' });
    expect(again.json().connection).toMatchObject({ connection_id: connection.connection_id, label: 'My cloud' });
    expect((await listed(student)).connections).toHaveLength(1);
  });

  test('stores nothing of a drive that does not let us in or does not answer', async () => {
    const student = await testApp.signIn();
    const gone = await startWebDavServer();
    await gone.close();
    const attempts = [
      [{ password: 'wrong' }, 'drive_password_refused'],
      [{ account: 'nobody' }, 'drive_password_refused'],
      [{ address: gone.address }, 'drive_not_found'],
      [{ address: 'ftp://cloud.example.edu' }, 'invalid_request'],
      [{ address: 'https://ann:secret@cloud.example.edu' }, 'invalid_request'],
      [{ address: 'file:///etc/passwd' }, 'invalid_request'],
      [{ password: '' }, 'invalid_request'],
    ] as const;
    for (const [change, code] of attempts) {
      const answer = await student.post('/api/drives/webdav', { ...webDav.account(), ...change });
      expect([change, answer.json().code]).toEqual([change, code]);
    }
    expect((await listed(student)).connections).toEqual([]);
  });

  test('finds where Nextcloud keeps a user’s files', async () => {
    const student = await testApp.signIn();
    const prefix = '/remote.php/dav/files/ann';
    webDav.server.trouble = (request, response) => {
      const isThere = request.url?.startsWith(prefix) ?? false;
      if (!isThere) return Boolean(response.writeHead(405).end());
      request.url = request.url?.slice(prefix.length) || '/';
      return false;
    };
    const answer = await student.post('/api/drives/webdav', webDav.account());
    expect(answer.json().connection).toMatchObject({ address: `${webDav.server.address}${prefix}`, status: 'ok' });
  });
});

describe('disconnecting a drive', () => {
  const disconnect = (student: Student, connection: DriveConnection) =>
    student.delete(`/api/drives/${connection.connection_id}`);

  test('forgets it where no course is on it', async () => {
    const { student, connection } = await webDav.connected();
    expect((await disconnect(student, connection)).json()).toEqual({ success: true, connection: null });
    expect((await listed(student)).connections).toEqual([]);
    expect((await disconnect(student, connection)).statusCode).toBe(404);
  });

  test('keeps its courses and what was read of them; their files open once it is connected again', async () => {
    const { student, folderId, connection, name } = await webDav.course();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'a.md', bytes: 'The tide.' });
    const answer = (await disconnect(student, connection)).json();
    expect(answer.connection).toMatchObject({ status: 'disconnected', folder_count: 1 });
    expect(await contents(student, folderId)).toMatchObject([{ name: 'a.md' }]);
    const document = await student.get(`/api/folders/${folderId}/files/${fileId}/document`);
    expect(document.body).toContain('The tide.');
    const refused = await content(student, folderId, fileId);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'drive_reauth_required']);
    expect(shown(name)).toEqual(['a.md']);
    expect(await statusOf(student)).toEqual(['disconnected']);

    const back = await student.post('/api/drives/webdav', webDav.account());
    expect(back.json().connection).toMatchObject({ connection_id: connection.connection_id, status: 'ok' });
    expect((await content(student, folderId, fileId)).body).toBe('The tide.');
  });

  test('a file deleted meanwhile goes to the bin of the drive when it is back', async () => {
    const { student, folderId, connection, name } = await webDav.course();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'a.md', bytes: 'The tide.' });
    await disconnect(student, connection);
    await student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);
    await purgeBin(testApp.deps, await openConnectionIds(testApp.deps.db));
    expect(shown(name)).toEqual(['a.md']);
    await student.post('/api/drives/webdav', webDav.account());
    await purgeBin(testApp.deps, await openConnectionIds(testApp.deps.db));
    expect(shown(name)).toEqual([]);
    const [row] = await testApp.deps.db.select().from(files).where(eq(files.id, fileId));
    expect(row?.binKey).toMatch(/^bin:/);
  });
});
