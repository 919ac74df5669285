import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { content, contents, deployDrives, statusOf, useWebDav } from '../../testing/drive-courses.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
const webDav = useWebDav(testApp);
const { shown } = webDav;

describe('when the drive is in trouble', () => {
  const put = (status: number) => {
    webDav.server.trouble = ({ method }, response) => method === 'PUT' && Boolean(response.writeHead(status).end());
  };

  test.each([
    ['is full', () => put(507), 507, 'drive_full'],
    ['answers with an error', () => put(500), 503, 'drive_unavailable'],
    ['has the file locked', () => put(423), 409, 'drive_locked'],
    [
      'breaks off in the middle',
      () => {
        webDav.server.trouble = (request) =>
          request.method === 'PUT' && Boolean(request.once('data', () => request.destroy()));
      },
      503,
      'drive_unavailable',
    ],
  ])('an upload to one that %s stores nothing, and goes through afterwards', async (_, cause, status, code) => {
    const { student, folderId, name } = await webDav.course();
    cause();
    const file = { folderId, name: 'notes.md', bytes: `# Notes\n\n${'The moon pulls the sea. '.repeat(10_000)}` };
    const answer = await upload(testApp, student, file);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await contents(student, folderId)).toEqual([]);
    expect(shown(name)).toEqual([]);
    webDav.server.trouble = null;
    expect((await uploadAndRead(testApp, student, file)).task).toMatchObject({ status: 'completed', error: null });
    expect(shown(name)).toEqual(['notes.md']);
    expect(await statusOf(student)).toEqual(['ok']);
  });

  test('reading waits for a drive that is down for a while', async () => {
    const { student, folderId } = await webDav.course();
    let cuts = 1;
    webDav.server.trouble = (request) => request.method === 'GET' && cuts-- > 0 && Boolean(request.socket.destroy());
    const { task } = await uploadAndRead(testApp, student, {
      folderId,
      name: 'tides.md',
      bytes: '# Tides\n\nThe moon.',
    });
    expect(task).toMatchObject({ status: 'completed', error: null });
    expect(cuts).toBeLessThan(1);
  });

  test('a download says that the drive is down, and the drive shows as unreachable until it answers', async () => {
    const { student, folderId } = await webDav.course();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'a.md', bytes: 'Text.' });
    webDav.server.trouble = (request) => Boolean(request.socket.destroy());
    const answer = await content(student, folderId, fileId);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'drive_unavailable']);
    expect(await statusOf(student)).toEqual(['unreachable']);
    const archive = unzipSync(new Uint8Array((await student.get('/api/account/export')).rawPayload));
    expect(strFromU8(archive['MISSING.txt'] ?? new Uint8Array())).toContain('a.md');
    webDav.server.trouble = null;
    expect((await content(student, folderId, fileId)).body).toBe('Text.');
    expect(await statusOf(student)).toEqual(['ok']);
  });

  test('the disk of the server is full: said, nothing stored, and a retry goes through', async () => {
    const student = await testApp.signIn();
    const answer = await student.post(`/api/folders/${student.user.id}/deploy`, { folder_name: 'On the server' });
    const folderId = answer.json().folder.folder_id;
    vi.spyOn(testApp.deps.drives.local, 'write').mockRejectedValueOnce(new DriveError('full', 'The disk is full.'));
    const refused = await upload(testApp, student, { folderId, bytes: 'text' });
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'drive_full']);
    expect(await contents(student, folderId)).toEqual([]);
    const { task } = await uploadAndRead(testApp, student, { folderId, bytes: 'text' });
    expect(task.status).toBe('completed');
  });
});

describe('a drive that asks to be signed in to again', () => {
  afterEach(() => webDav.server.changePassword('first password'));

  test('says so everywhere, and goes on after that', async () => {
    const { student, folderId, connection } = await webDav.course();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'a.md', bytes: 'Text.' });
    webDav.server.changePassword('second password');
    const again = { requires_reauth: true, reauth_url: `/drives/${connection.connection_id}` };
    const refusals = [
      await content(student, folderId, fileId),
      await upload(testApp, student, { folderId, bytes: 'more' }),
      await deployDrives(student, 'Another course', connection.connection_id),
    ];
    for (const answer of refusals) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'drive_reauth_required', detail: again });
    }
    expect(await statusOf(student)).toEqual(['reauth_required']);
    const reauthorize = (password: string) =>
      student.post(`/api/drives/${connection.connection_id}/reauthorize`, { password });
    expect((await reauthorize('a guess')).json()).toMatchObject({ code: 'drive_password_refused' });
    expect((await reauthorize('second password')).json().connection).toMatchObject({ status: 'ok' });
    expect((await content(student, folderId, fileId)).body).toBe('Text.');
  });

  test.each([
    ['signed in to again', 'reauthorize', { password: 'first password' }],
    ['asked again and found well', 'check', {}],
  ])('files that could not be read for it are read by themselves once it is %s', async (_, call, body) => {
    const { student, folderId, connection } = await webDav.course();
    webDav.server.trouble = (request, response) => request.method === 'GET' && Boolean(response.writeHead(401).end());
    const { task } = await uploadAndRead(testApp, student, { folderId, name: 'a.md', bytes: 'The tide.' });
    expect(task).toMatchObject({ status: 'failed', error: { code: 'drive_reauth_required' } });
    webDav.server.trouble = null;
    const answer = await student.post(`/api/drives/${connection.connection_id}/${call}`, body);
    expect(answer.json().connection).toMatchObject({ status: 'ok' });
    const work = await student.get(`/api/system/background-embedding/status/${folderId}`);
    expect(work.json()).toMatchObject({ counts: { total: 1 } });
    expect(await taskEnd(student, work.json().task_id)).toMatchObject({ counts: { done: 1, failed: 0 } });
    const search = await student.get(`/api/folders/${folderId}/search?query=tide`);
    expect(search.json().results).toMatchObject([{ file_name: 'a.md' }]);
  });

  test('one that allows too little says what the catalogue of errors wants', async () => {
    const { student, connection } = await webDav.connected();
    webDav.server.trouble = ({ method }, response) => method === 'MKCOL' && Boolean(response.writeHead(403).end());
    const answer = await deployDrives(student, 'Not allowed', connection.connection_id);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'drive_scope_missing',
      detail: { error_type: 'authentication_scope_error', reauth_url: `/drives/${connection.connection_id}` },
    });
  });
});
