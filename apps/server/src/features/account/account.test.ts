import { getTableName, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { allTables } from '../../db/owned-rows.ts';
import { takeSnapshot } from '../../testing/access/snapshot.ts';
import { makeWorld, type World } from '../../testing/access/world.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload } from '../../testing/uploads.ts';
import { leftOut } from './export.repo.ts';

const testApp = useTestApp();

interface AccountAnswer {
  email: string;
  sign_in_methods: { method: string; label: string }[];
  sessions: { session_id: string; current: boolean }[];
}
const accountOf = async (student: Student) => (await student.get('/api/account')).json<AccountAnswer>();

describe('sessions of an account', () => {
  it('are listed, and each can be ended from another browser', async () => {
    const laptop = await testApp.signIn('ines@example.edu');
    const phone = await testApp.signIn('ines@example.edu');
    const seen = await accountOf(laptop);
    expect(seen).toMatchObject({
      email: 'ines@example.edu',
      sign_in_methods: [{ method: 'email', label: 'ines@example.edu' }],
    });
    expect(seen.sessions.map(({ current }) => current)).toEqual([false, true]);
    const other = seen.sessions.find(({ current }) => !current)?.session_id;
    expect((await laptop.delete(`/api/account/sessions/${other}`)).statusCode).toBe(200);
    expect((await phone.get('/api/account')).statusCode).toBe(401);
    expect((await laptop.get('/api/account')).statusCode).toBe(200);
    expect((await laptop.delete(`/api/account/sessions/${other}`)).json()).toMatchObject({ code: 'session_not_found' });
  });
});

const unpacked = async (world: World) => {
  const answer = await world.student.get('/api/account/export');
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?weekwise-\d{4}-\d\d-\d\d\.zip/);
  return unzipSync(new Uint8Array(answer.rawPayload));
};

describe('the download of an account', () => {
  it('holds the files as they were uploaded, and everything else as JSON', async () => {
    const world = await makeWorld(testApp, 'rosalind');
    const other = await makeWorld(testApp, 'niels');
    await upload(testApp, world.student, { folderId: world.ids.folder, name: 'notes-rosalind.md', bytes: 'Second.' });
    const entries = await unpacked(world);
    const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
    expect(text('courses/Course of rosalind/notes-rosalind.md')).toContain('quartzite of rosalind');
    expect(text('courses/Course of rosalind/notes-rosalind (2).md')).toBe('Second.');
    expect(text('data/chat_messages.json')).toContain('A question of rosalind');
    expect(JSON.parse(text('data/users.json'))).toMatchObject([{ email: 'rosalind@example.edu' }]);
    expect(JSON.parse(text('data/sessions.json'))[0]).not.toHaveProperty('token');
    const all = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const secret of other.secrets) expect(all).not.toContain(secret);
  });

  it('leaves out no table without a reason', async () => {
    const found = await testApp.deps.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const known = allTables.map((table) => getTableName(table));
    expect(known.sort()).toEqual(found.rows.map(({ name }) => name).sort());
    for (const name of Object.keys(leftOut)) expect(known).toContain(name);
  });

  it('gives a name that would leave the folder one that stays in it', async () => {
    const world = await makeWorld(testApp, 'ada');
    await upload(testApp, world.student, { folderId: world.ids.folder, name: '..\\..\\etc<x>.md', bytes: 'Text.' });
    const names = Object.keys(await unpacked(world));
    expect(names.filter((name) => name.includes('..') || name.includes('\\'))).toEqual([]);
  });
});

/** The token of the newest mail. */
const mailedToken = () => testApp.mail.sent.at(-1)?.text.match(/account\/delete\?token=(\w+)/)?.[1] ?? '';

/** Every row of every schema of the database, the queue's too, and every file of the drive. */
async function everything(): Promise<string> {
  const jobs = await testApp.deps.db.execute<{ line: string }>(
    sql`select to_jsonb(job)::text as line from jobs.job as job`,
  );
  return [...(await takeSnapshot(testApp.deps)), ...jobs.rows.map(({ line }) => line)].join('\n');
}

describe('deleting an account', () => {
  it('leaves no trace in the database, the queue or on the drive, and nobody else notices', async () => {
    const world = await makeWorld(testApp, 'hypatia');
    const other = await makeWorld(testApp, 'euclid');
    for (const { student, ids } of [world, other]) await taskEnd(student, ids.task ?? '');
    await world.student.delete(`/api/files/${world.ids.user}/${world.ids.folder}/${world.ids.file}`);
    // Links that were asked for and never opened.
    await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/request-email-magic-link',
      payload: { email: 'hypatia@example.edu' },
    });
    await world.student.post('/api/account/request-deletion');
    const ofOther = async () =>
      [...(await takeSnapshot(testApp.deps))].filter((line) =>
        Object.values(other.ids).some((id) => line.includes(id)),
      );
    const before = await ofOther();
    expect(await everything()).toContain(world.ids.user);

    expect((await world.student.post('/api/account/request-deletion')).json()).toMatchObject({ local_link: null });
    expect(testApp.mail.sent.at(-1)?.to).toBe('hypatia@example.edu');
    const token = mailedToken();
    const begun = await world.student.post('/api/account/delete', { token });
    expect(begun.json()).toEqual({ success: true });
    expect((await world.student.get('/api/account')).statusCode).toBe(401);

    await vi.waitFor(async () => expect(await everything()).not.toContain(world.ids.user), { timeout: 20_000 });
    const left = await everything();
    for (const trace of [...world.secrets, ...Object.values(world.ids)]) expect(left).not.toContain(trace);
    expect(await ofOther()).toEqual(before);
  });

  it('goes on after it was cut off in the middle', async () => {
    const world = await makeWorld(testApp, 'emmy');
    const drive = testApp.deps.drives.local;
    const erase = vi.spyOn(drive, 'erase').mockRejectedValueOnce(new Error('the disk does not answer'));
    await world.student.post('/api/account/request-deletion');
    await world.student.post('/api/account/delete', { token: mailedToken() });
    await vi.waitFor(async () => expect(await everything()).not.toContain(world.ids.user), { timeout: 20_000 });
    expect(erase.mock.calls.length).toBeGreaterThan(2);
    erase.mockRestore();
  });

  it('needs a link of its own account, once, and signed in', async () => {
    const ann = await testApp.signIn('ann@example.edu');
    const bob = await testApp.signIn('bob@example.edu');
    await ann.post('/api/account/request-deletion');
    const token = mailedToken();
    expect((await bob.post('/api/account/delete', { token })).json()).toMatchObject({ code: 'link_invalid' });
    expect((await ann.post('/api/account/delete', { token })).json()).toMatchObject({ code: 'link_invalid' });
    await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/request-email-magic-link',
      payload: { email: 'ann@example.edu' },
    });
    const signIn = testApp.mail.sent.at(-1)?.text.match(/token=(\w+)/)?.[1];
    expect((await ann.post('/api/account/delete', { token: signIn })).json()).toMatchObject({ code: 'link_invalid' });
    expect((await ann.get('/api/account')).statusCode).toBe(200);
  });
});
