import type { FileRole } from '@weekwise/domain/documents.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFile, makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findNewestSyllabus, listFiles, listNamedFiles, listSyllabusIds } from './files.repo.ts';

const testApp = useTestApp();
const noon = new Date('2026-02-01T12:00:00Z');
const later = new Date(noon.getTime() + 1);

let student: Student;
let folderId: string;
beforeEach(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const add = (given: Partial<Parameters<typeof makeFile>[1]>) =>
  makeFile(testApp.deps.db, { folderId, uploadedAt: noon, ...given });
const someFolderOf = async (who: Student) => (await makeFolder(testApp.deps, who.user)).id;

/** What must never be told of this folder: what was deleted in it, binned or vanished, and what is in other folders. */
async function addWhatIsNotIts(role: FileRole): Promise<void> {
  await add({ role, uploadedAt: later, deletedAt: later });
  await add({ role, uploadedAt: later, deletedAt: later, binKey: 'bin/1' });
  await add({ role, uploadedAt: later, deletedAt: later, vanished: true });
  await add({ role, uploadedAt: later, folderId: await someFolderOf(student) });
  await add({ role, uploadedAt: later, folderId: await someFolderOf(await testApp.signIn()) });
}

describe('the files that a course is studied from', () => {
  const named = () => listNamedFiles(testApp.deps.db, folderId);
  const ids = async () => (await named()).map(({ id }) => id);

  it('are none in an empty folder, and in one that nobody has', async () => {
    await addWhatIsNotIts('material');
    expect(await named()).toEqual([]);
    expect(await listNamedFiles(testApp.deps.db, 'nobody’s')).toEqual([]);
  });

  it('are told as their rows have them', async () => {
    const files = [
      { id: 'a', name: 'Größe "π", \\ and {a,b}\n, NULL.pdf', role: 'syllabus', embeddingStatus: 'failed' },
      { id: 'b', name: '', role: 'material', embeddingStatus: 'embedded' },
    ] as const;
    const uploadedAt = new Date('2026-03-29T01:59:59.999Z');
    await add({ ...files[0], uploadedAt: noon, errorCode: 'file_damaged' });
    await add({ ...files[1], uploadedAt });
    expect(await named()).toEqual([
      { ...files[0], uploadedAt: noon, errorCode: 'file_damaged' },
      { ...files[1], uploadedAt, errorCode: null },
    ]);
  });

  it('come oldest first, by their ids where they are as old, as in the list of all', async () => {
    for (const [n, uploadedAt] of [later, noon, later, noon].entries()) await add({ id: `o${3 - n}`, uploadedAt });
    await addWhatIsNotIts('material');
    expect(await ids()).toEqual(['o0', 'o2', 'o1', 'o3']);
    expect((await listFiles(testApp.deps.db, folderId)).map(({ id }) => id)).toEqual(await ids());
  });

  it('are each folder’s own where several are asked for at the same moment', async () => {
    const [other, empty] = [await someFolderOf(await testApp.signIn()), await someFolderOf(student)];
    const mine = await add({});
    const theirs = await add({ folderId: other });
    const asked = [other, empty, folderId, other].map((each) => listNamedFiles(testApp.deps.db, each));
    const found = (await Promise.all(asked)).map((files) => files.map(({ id }) => id));
    expect(found).toEqual([[theirs], [], [mine], [theirs]]);
  });
});

describe('the syllabus of a folder', () => {
  const newest = () => findNewestSyllabus(testApp.deps.db, folderId);
  const all = async () => new Set(await listSyllabusIds(testApp.deps.db, folderId));

  it('is none where there are only materials, and what is not the folder’s', async () => {
    await add({ role: 'material' });
    await addWhatIsNotIts('syllabus');
    expect(await newest()).toBeNull();
    expect(await all()).toEqual(new Set());
  });

  it('is, of several versions, the one that was uploaded last, readable or not; all of them are syllabi', async () => {
    const first = await add({ role: 'syllabus' });
    const last = await add({ role: 'syllabus', uploadedAt: later, errorCode: 'file_damaged' });
    const between = await add({ role: 'syllabus' });
    await add({ role: 'material', uploadedAt: new Date(later.getTime() + 1) });
    await addWhatIsNotIts('syllabus');
    expect(await newest()).toEqual({ id: last, errorCode: 'file_damaged' });
    expect(await all()).toEqual(new Set([first, last, between]));
  });

  it('is the last by its id, where several were uploaded at the same moment', async () => {
    for (const id of ['s1', 's3', 's2']) await add({ id, role: 'syllabus' });
    expect(await newest()).toEqual({ id: 's3', errorCode: null });
  });

  it('is the one before, once the newest is deleted', async () => {
    const before = await add({ role: 'syllabus' });
    await add({ role: 'syllabus', uploadedAt: later, deletedAt: later });
    expect(await newest()).toEqual({ id: before, errorCode: null });
  });
});
