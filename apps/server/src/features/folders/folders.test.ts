import { folder } from '@weekwise/contracts/folders.ts';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const deploy = (student: Student, name: unknown) =>
  student.post(`/api/folders/${student.user.id}/deploy`, { folder_name: name });
const list = async (student: Student) => (await student.get(`/api/folders/${student.user.id}/folders`)).json();

describe('making a folder', () => {
  test('makes it, opens it and lists it', async () => {
    const ann = await testApp.signIn();
    expect(await list(ann)).toEqual({ folders: [], total_folders: 0, current_folder: null });

    const answer = await deploy(ann, '  Philosophy 325 — Ἠθικά  ');
    expect(answer.statusCode).toBe(200);
    const made = folder.parse(answer.json().folder);
    expect(made).toMatchObject({ folder_name: 'Philosophy 325 — Ἠθικά', course: null, file_count: 0 });
    expect(await list(ann)).toEqual({ folders: [made], total_folders: 1, current_folder: made.folder_id });

    const startup = (await ann.get(`/api/startup/${ann.user.id}?force=true`)).json();
    expect(startup).toEqual({ folders: [made], currentFolderId: made.folder_id });
  });

  test.each([
    ['', 'folder_name'],
    ['   ', 'folder_name'],
    ['a\u0000b', 'folder_name'],
    ['a\nb', 'folder_name'],
    ['x'.repeat(121), 'folder_name'],
    [undefined, 'folder_name'],
    [7, 'folder_name'],
  ])('refuses the name %j and names the field', async (name, field) => {
    const ann = await testApp.signIn();
    const answer = await deploy(ann, name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', detail: { issues: [{ field }] } });
    expect((await list(ann)).total_folders).toBe(0);
  });

  test('a name is taken once per student, whatever its case, width or spaces', async () => {
    const ann = await testApp.signIn();
    const bob = await testApp.signIn();
    await makeFolder(testApp.deps, ann.user, 'Économie  101');
    for (const name of ['Économie 101', 'éCONOMIE 101', 'ÉCONOMIE １０１']) {
      const answer = await deploy(ann, name);
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 409, 'folder_name_taken']);
    }
    expect((await deploy(bob, 'économie 101')).statusCode).toBe(200);
  });

  test.each([
    ['Straße', 'STRASSE'],
    ['İstanbul', 'ıSTANBUL'],
    ['Cafe\u0301', 'CAFÉ'],
    ['Biology', 'Bio\u200blogy\u200f'],
  ])('%j and %j are one name to the server', async (one, other) => {
    const ann = await testApp.signIn();
    const made = (await deploy(ann, one)).json();
    expect(made.folder.folder_name).toBe(one);
    expect((await deploy(ann, other)).json().code).toBe('folder_name_taken');
    const renamed = await ann.post(`/api/folders/${made.folder.folder_id}/rename`, { new_name: other });
    expect(renamed.json().folder.folder_name).toBe(other);
  });

  test('takes 120 characters of any script, and no mark that turns a line around', async () => {
    const ann = await testApp.signIn();
    const long = '😀'.repeat(120);
    expect((await deploy(ann, long)).json().folder.folder_name).toBe(long);
    expect((await deploy(ann, `${long}!`)).json().code).toBe('invalid_request');
    expect((await deploy(ann, 'Course \u202efdp.exe')).json().code).toBe('invalid_request');
    expect((await deploy(ann, '\u200b\u3164')).json().code).toBe('invalid_request');
  });

  test('two requests at once for one name make one folder', async () => {
    const ann = await testApp.signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => deploy(ann, 'Biology')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await list(ann)).total_folders).toBe(1);
  });
});

describe('renaming a folder', () => {
  const rename = (student: Student, folderId: string, name: string) =>
    student.post(`/api/folders/${folderId}/rename`, { new_name: name });

  test('renames it, also to another spelling of its own name', async () => {
    const ann = await testApp.signIn();
    const { id } = await makeFolder(testApp.deps, ann.user, 'Chemistry');
    expect((await rename(ann, id, 'CHEMISTRY')).json().folder.folder_name).toBe('CHEMISTRY');
    expect((await rename(ann, id, 'Physics')).json().folder).toMatchObject({ folder_id: id, folder_name: 'Physics' });
    expect((await list(ann)).folders.map((one: { folder_name: string }) => one.folder_name)).toEqual(['Physics']);
  });

  test('refuses a name that another folder has', async () => {
    const ann = await testApp.signIn();
    await makeFolder(testApp.deps, ann.user, 'History');
    const { id } = await makeFolder(testApp.deps, ann.user, 'Art');
    const answer = await rename(ann, id, 'history');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'folder_name_taken']);
  });
});

describe('opening a folder', () => {
  const select = (student: Student, folderId: unknown) =>
    student.post(`/api/folders/${student.user.id}/select`, { folder_id: folderId });

  test('remembers it for the next start', async () => {
    const ann = await testApp.signIn();
    const first = await makeFolder(testApp.deps, ann.user);
    const second = await makeFolder(testApp.deps, ann.user);
    expect((await list(ann)).current_folder).toBe(second.id);
    expect((await select(ann, first.id)).json()).toEqual({ success: true, current_folder: first.id });
    expect((await list(ann)).current_folder).toBe(first.id);
    expect((await ann.get(`/api/auth/user/${ann.user.id}`)).json().current_folder).toBe(first.id);
  });

  test.each(['', '  ', 'undefined', 'null', 'NaN', undefined, 5])('%j is no folder id', async (folderId) => {
    const answer = await select(await testApp.signIn(), folderId);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      400,
      'invalid_folder_id',
      'Invalid folder ID',
    ]);
  });
});

test('somebody else’s folder does not exist', async () => {
  const ann = await testApp.signIn();
  const bob = await testApp.signIn();
  const { id } = await makeFolder(testApp.deps, ann.user, 'Ann’s course');
  const answers = [
    await bob.post(`/api/folders/${id}/rename`, { new_name: 'Bob’s now' }),
    await bob.post(`/api/folders/${bob.user.id}/select`, { folder_id: id }),
    await bob.post(`/api/folders/no-such-folder/rename`, { new_name: 'Anything' }),
  ];
  for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([404, 'folder_not_found']);
  expect((await list(bob)).total_folders).toBe(0);
  expect((await list(ann)).folders[0].folder_name).toBe('Ann’s course');
});
