import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { googleConsent } from '../../adapters/drive/google-consent.ts';
import { googleDrives } from '../../adapters/drive/google-drive.ts';
import { driveConnections } from '../../db/schema/drives.ts';
import { type GoogleDouble, googleClient, startGoogle } from '../../testing/google-drive/google-drive.ts';
import { quotaExceeded } from '../../testing/google-drive/refusal.ts';
import { passing } from '../../testing/google-drive/troubles.ts';
import type { Student } from '../../testing/student.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';

let google: GoogleDouble;
let testApp: TestApp;

beforeAll(async () => {
  google = await startGoogle();
  const options = { endpoints: google.endpoints, wait: async () => {} };
  testApp = await startTestApp({
    googleConsent: googleConsent(googleClient, options),
    driveKinds: { google: googleDrives(googleClient, options) },
  });
});
afterAll(async () => {
  await testApp.close();
  await google.close();
});
beforeEach(() => google.clearTroubles());

const host = '127.0.0.1:4400';
const locationOf = (answer: { headers: Record<string, unknown> }) =>
  new URL(String(answer.headers.location), `http://${host}`);
const errorIn = (answer: { headers: Record<string, unknown> }) => locationOf(answer).searchParams.get('error');

type Answer = Parameters<GoogleDouble['grants']['consent']>[2];

/** From the button to the page that says how it went. */
async function goThrough(student: Student, options: { email?: string; answer?: Answer; connectionId?: string } = {}) {
  const { email = 'ann@gmail.example', answer = 'allow', connectionId } = options;
  const query = connectionId ? `?connection_id=${connectionId}` : '';
  const begun = await student.get(`/api/drives/google/connect${query}`, { host });
  expect(begun.statusCode).toBe(302);
  const back = google.grants.consent(locationOf(begun), email, answer);
  expect(back.host).toBe(host);
  return student.get(`${back.pathname}${back.search}`, { host });
}

async function connected(student: Student, email?: string): Promise<string> {
  const arrived = await goThrough(student, { ...(email && { email }) });
  expect(locationOf(arrived).pathname).toBe('/drives');
  return locationOf(arrived).searchParams.get('connected') ?? '';
}

const deploy = (student: Student, folder_name: string, connection_id: string) =>
  student.post(`/api/folders/${student.user.id}/deploy`, { folder_name, connection_id });

async function course(student: Student, connectionId: string, name = 'Biology 101'): Promise<string> {
  const deployed = await deploy(student, name, connectionId);
  expect(deployed.statusCode, deployed.body).toBe(200);
  return deployed.json().folder.folder_id;
}

const connectionsOf = async (student: Student) => (await student.get('/api/drives')).json().connections;
const bytesOf = (student: Student, folderId: string, fileId: string) =>
  student.get(`/api/folders/${folderId}/files/${fileId}/content`);

const notes = '# Cells\n\nThe mitochondrion makes adenosine triphosphate for the cell.\n';

describe('a course in a Google Drive', () => {
  test('is connected, deployed, filled, read, and allowed again when Google asks for it', async () => {
    const student = await testApp.signIn();
    const connectionId = await connected(student);
    expect(await connectionsOf(student)).toMatchObject([
      { connection_id: connectionId, kind: 'google', account: 'ann@gmail.example', status: 'ok' },
    ]);

    const folderId = await course(student, connectionId);
    const name = 'Übung 1: cells & more?.md';
    const { fileId, task } = await uploadAndRead(testApp, student, { folderId, name, bytes: notes });
    expect(task.status).toBe('completed');
    const stored = google
      .account()
      .visible()
      .find((file) => file.name === name);
    expect(
      google
        .account()
        .content(stored?.id ?? '')
        .toString(),
    ).toBe(notes);
    expect(google.account().get(stored?.parents[0] ?? '').name).toBe('Biology 101');

    google.grants.expireAccessTokens();
    expect((await bytesOf(student, folderId, fileId)).body).toBe(notes);

    google.grants.withdrawScope();
    const refused = await deploy(student, 'Chemistry', connectionId);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'drive_scope_missing',
      detail: { error_type: 'authentication_scope_error', reauth_url: expect.stringContaining(connectionId) },
    });
    expect((await bytesOf(student, folderId, fileId)).statusCode).toBe(403);
    expect(await connectionsOf(student)).toMatchObject([{ status: 'scope_missing' }]);

    const again = await goThrough(student, { connectionId });
    expect(locationOf(again).searchParams.get('connected')).toBe(connectionId);
    expect((await bytesOf(student, folderId, fileId)).body).toBe(notes);
    expect(await connectionsOf(student)).toMatchObject([{ status: 'ok' }]);

    google.grants.endGrants();
    const ended = await deploy(student, 'Chemistry', connectionId);
    expect(ended.statusCode).toBe(403);
    expect(ended.json()).toMatchObject({
      detail: { requires_reauth: true, reauth_url: expect.stringContaining(connectionId) },
    });
    await goThrough(student, { connectionId });
    expect((await deploy(student, 'Chemistry', connectionId)).statusCode).toBe(200);
  });

  test('says that the drive is full or away, and takes the same upload once it is mended', async () => {
    const student = await testApp.signIn();
    const folderId = await course(student, await connected(student, 'full@gmail.example'));
    const sent = { folderId, name: 'notes.md', bytes: notes };
    google.trouble('begin-upload', { refuse: quotaExceeded() });
    expect((await upload(testApp, student, sent)).json()).toMatchObject({ code: 'drive_full' });
    google.setDown(true);
    expect((await upload(testApp, student, sent)).json()).toMatchObject({ code: 'drive_unavailable' });
    google.setDown(false);
    google.trouble('upload', { cutAfter: 10 });
    const { fileId } = await uploadAndRead(testApp, student, sent);
    google.trouble('download', { refuse: passing.tooManyRequests(120) });
    const later = await bytesOf(student, folderId, fileId);
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '120']);
    expect((await bytesOf(student, folderId, fileId)).body).toBe(notes);
  });
});

describe('a sync with a Google Drive', () => {
  test('follows what the student does there, and takes a Drive that is out of reach for no empty one', async () => {
    const student = await testApp.signIn();
    const email = 'syncing@gmail.example';
    const account = google.account(email);
    const connectionId = await connected(student, email);
    const folderId = await course(student, connectionId);
    for (const name of ['one.md', 'two.md', 'three.md'])
      await uploadAndRead(testApp, student, { folderId, name, bytes: notes });
    const idOf = (name: string) => account.visible().find((file) => file.name === name)?.id ?? '';
    const sync = async () => {
      const begun = await student.post(`/api/folders/${folderId}/sync`, {});
      return taskEnd(student, begun.json().operation_id);
    };
    const unchanged = { new: 0, changed: 0, renamed: 0, vanished: 0, returned: 0, unchanged: 3 };
    expect((await sync()).report?.drive).toMatchObject(unchanged);

    const [one, two, three] = [idOf('one.md'), idOf('two.md'), idOf('three.md')];
    account.update(one, { name: 'renamed.md' }, null);
    account.update(two, {}, Buffer.from('# Dunes\n\nDunes are hills of sand that the wind moves.\n'));
    account.update(three, { trashed: true }, null);
    account.create({ name: 'by hand.md', parents: [...account.get(one).parents] }, Buffer.from(notes), { ours: false });
    const after = { ...unchanged, changed: 1, renamed: 1, vanished: 1, unchanged: 0 };
    expect((await sync()).report?.drive).toMatchObject(after);
    account.update(three, { trashed: false }, null);
    expect((await sync()).report?.drive).toMatchObject({ ...unchanged, returned: 1, unchanged: 2 });

    google.grants.endGrants();
    expect(await sync()).toMatchObject({ status: 'failed', error: { code: 'drive_reauth_required' } });
    await goThrough(student, { connectionId, email });
    expect((await sync()).report?.drive).toMatchObject(unchanged);
  });
});

describe('being asked by Google', () => {
  test('keeps the refresh token sealed, and gives it back when the drive is disconnected', async () => {
    const student = await testApp.signIn();
    const connectionId = await connected(student, 'sealed@gmail.example');
    const [row] = await testApp.deps.db.select().from(driveConnections).where(eq(driveConnections.id, connectionId));
    expect(row?.sealedSecret).toMatch(/^[\w-]{40,}$/);
    expect(JSON.stringify(row)).not.toContain('refresh-');
    const before = google.grants.alive;
    expect((await student.delete(`/api/drives/${connectionId}`)).json()).toEqual({ success: true, connection: null });
    expect(google.grants.alive).toBe(before - 1);
  });

  test('gives access back when the account is erased', async () => {
    const student = await testApp.signIn('leaving@example.edu');
    await connected(student, 'leaving@gmail.example');
    const before = google.grants.alive;
    await student.post('/api/account/request-deletion');
    const token = testApp.mail.sent.at(-1)?.text.match(/account\/delete\?token=(\w+)/)?.[1];
    expect((await student.post('/api/account/delete', { token })).statusCode).toBe(200);
    await vi.waitFor(() => expect(google.grants.alive).toBe(before - 1), { timeout: 20_000, interval: 50 });
  });

  test('connects the same account once', async () => {
    const student = await testApp.signIn();
    const first = await connected(student, 'once@gmail.example');
    expect(await connected(student, 'once@gmail.example')).toBe(first);
    expect(await connectionsOf(student)).toHaveLength(1);
  });

  test.each([
    ['cancel', 'The drive was not connected. Nothing has changed.'],
    ['untick', 'Authentication Error. Your drive does not let Weekwise do this. Sign in to it again and allow it.'],
  ] as const)('leads back with a sentence when the student answers %s', async (answer, text) => {
    const student = await testApp.signIn();
    const arrived = await goThrough(student, { answer });
    expect(locationOf(arrived).pathname).toBe('/drives');
    expect(errorIn(arrived)).toBe(text);
    expect(await connectionsOf(student)).toEqual([]);
  });

  test('does not put another account in the place of the one that holds the courses', async () => {
    const student = await testApp.signIn();
    const connectionId = await connected(student, 'first@gmail.example');
    const arrived = await goThrough(student, { connectionId, email: 'second@gmail.example' });
    expect(errorIn(arrived)).toContain('another account');
    expect(await connectionsOf(student)).toMatchObject([{ account: 'first@gmail.example', status: 'ok' }]);
  });

  test('lets nobody end what somebody else began, and nothing twice', async () => {
    const [ann, eve] = [await testApp.signIn(), await testApp.signIn()];
    const begun = await ann.get('/api/drives/google/connect', { host });
    const back = google.grants.consent(locationOf(begun), 'ann@gmail.example', 'allow');
    const path = `${back.pathname}${back.search}`;
    const refused = 'The connection could not be checked, or was not started in this browser. Start it again.';
    expect(errorIn(await eve.get(path, { host }))).toBe(refused);
    expect(errorIn(await ann.get(path, { host }))).toBe(refused);
    expect(await connectionsOf(eve)).toEqual([]);
    const other = await connected(ann);
    expect(errorIn(await eve.get(`/api/drives/google/connect?connection_id=${other}`, { host }))).toBe(
      'This drive is not connected, or it is not yours.',
    );
  });

  test('is not offered without a Google client', async () => {
    const { googleConsent: set } = testApp.deps;
    testApp.deps.googleConsent = null;
    const student = await testApp.signIn();
    const refused = await student.get('/api/drives/google/connect', { host });
    testApp.deps.googleConsent = set;
    expect(errorIn(refused)).toBe('This server does not offer drives of this kind.');
  });
});
