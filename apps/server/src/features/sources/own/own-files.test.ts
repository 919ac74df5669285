import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../testing/factories.ts';
import { courseToShare, shareCourse } from '../../../testing/published-course.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';
import { searchOwnFiles } from './own-files.service.ts';
import { searchHere } from './own-places.service.ts';

const testApp = useTestApp();
const work = soughtWork({ title: 'Why Lowland Rivers Bend', author: 'Ana Castellanos' });

let student: Student;
let here: string;
let elsewhere: string;

const put = async (who: Student, folderId: string, name: string, bytes: string, role = 'material') =>
  (await uploadAndRead(testApp, who, { folderId, role, name, bytes })).fileId;

beforeAll(async () => {
  student = await testApp.signIn();
  here = (await makeFolder(testApp.deps, student.user, 'Rivers')).id;
  elsewhere = (await makeFolder(testApp.deps, student.user, 'Coasts')).id;
  const stranger = await testApp.signIn();
  const theirs = (await makeFolder(testApp.deps, stranger.user)).id;
  const titlePage =
    '# Why Lowland Rivers Bend\n\nBy Ana Castellanos, University of Velm.\n\nA bend grows at its outer bank.';
  await put(student, here, 'scan0012.md', titlePage);
  await put(
    student,
    elsewhere,
    'Castellanos - Why Lowland Rivers Bend.md',
    'Nothing but a page of text without a title.',
  );
  await put(
    student,
    here,
    'lecture.md',
    '# Lecture 3\n\nCastellanos asked why lowland rivers bend more than those of the hills.\n\n# Tides\n\nTides rise twice a day.',
  );
  await put(
    student,
    elsewhere,
    'scan0044.md',
    '# The Salt Meadows of Velm\n\n## Reviewed for the quarterly of the small coasts\n\n## Review by: Ilse Marrow\n\nNobody mows them any more.',
  );
  await put(student, here, 'tides.md', '# Tides\n\nThe moon draws the sea.');
  await put(student, here, 'syllabus.md', '# Course\n\nRead Castellanos, Why Lowland Rivers Bend.', 'syllabus');
  await put(stranger, theirs, 'Castellanos - Why Lowland Rivers Bend.md', titlePage);
});

const found = async (sought = work) => {
  const { sources, places } = await searchOwnFiles(testApp.deps, student.user.id, here, sought);
  return { places, sources: sources.map(({ file, grade }) => [file.name, grade]) };
};

describe('the student’s own files', () => {
  it('name their author on another line than their title', async () => {
    const { sources } = await found(soughtWork({ title: 'The Salt Meadows of Velm', author: 'Ilse Marrow' }));
    expect(sources).toEqual([['scan0044.md', 'great']]);
  });

  it('are found by name, first page and passages, in this course first and never those of others', async () => {
    expect(await found()).toEqual({
      sources: [
        ['scan0012.md', 'great'],
        ['Castellanos - Why Lowland Rivers Bend.md', 'great'],
        ['lecture.md', 'related'],
      ],
      places: [
        { place: 'folder', results: 2, asked: true, answered: true, failure: null },
        { place: 'other_folder', results: 1, asked: true, answered: true, failure: null },
      ],
    });
  });

  it('lead to where they speak of the reading', async () => {
    const { sources } = await searchOwnFiles(testApp.deps, student.user.id, here, work);
    const [first, named, lecture] = sources;
    expect(first).toMatchObject({
      file: { folderId: here, folderName: 'Rivers' },
      reason: expect.stringContaining('Castellanos'),
    });
    expect(named?.file).toMatchObject({ folderId: elsewhere, folderName: 'Coasts' });
    expect(lecture?.place?.excerpt).toContain('why lowland rivers bend');
  });

  it('are not there any more once they are deleted, or their course is', async () => {
    const { sources } = await searchOwnFiles(testApp.deps, student.user.id, here, work);
    await student.delete(`/api/files/${student.user.id}/${here}/${sources[0]?.file.id}`);
    const { id: third } = await makeFolder(testApp.deps, student.user);
    await put(student, third, 'Why Lowland Rivers Bend.md', 'A scan.');
    expect((await found()).sources.map(([name]) => name)).toContain('Why Lowland Rivers Bend.md');
    await student.delete(`/api/folders/${third}`);
    expect((await found()).sources.map(([name]) => name)).toEqual([
      'Castellanos - Why Lowland Rivers Bend.md',
      'lecture.md',
    ]);
  });

  it('are none for a work that nobody has, or one without a title', async () => {
    expect((await found(soughtWork({ title: 'The Hundred-Year Flood', author: null }))).sources).toEqual([]);
    expect((await found({ ...work, title: '' })).sources).toEqual([]);
  });
});

describe('the public wiki', () => {
  it('tells of courses of others that read the same, as long as they are published', async () => {
    const author = await testApp.signIn();
    const course = { name: 'Rivers of Velm', reading: 'Why Lowland Rivers Bend', author: 'Castellanos' };
    const page = await shareCourse(author, await courseToShare(testApp, author, course));
    const inWiki = async (sought = work, asker = student) => {
      const { published, places } = await searchHere(testApp.deps, asker.user.id, here, sought);
      const [wiki] = places.filter(({ place }) => place === 'wiki');
      return { titles: published.map(({ wikiTitle, weekNumber, title }) => [wikiTitle, weekNumber, title]), wiki };
    };
    expect(await inWiki()).toEqual({
      titles: [['Rivers of Velm', 1, 'Why Lowland Rivers Bend']],
      wiki: { place: 'wiki', asked: true, answered: true, results: 1, failure: null },
    });
    expect((await inWiki(work, author)).titles).toEqual([]);
    expect((await inWiki({ ...work, authors: ['Mirela Berg'] })).titles).toEqual([]);
    expect((await inWiki(soughtWork({ title: 'The Hundred-Year Flood', author: null }))).titles).toEqual([]);
    expect((await inWiki({ ...work, title: '' })).wiki).toMatchObject({ asked: false, answered: false });
    await author.post(`/api/wiki/${page.wiki_id}/unpublish`);
    expect((await inWiki()).titles).toEqual([]);
  });
});
