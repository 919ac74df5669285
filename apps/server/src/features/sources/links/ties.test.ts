import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { listReadingSources, SourceSearch } from '@weekwise/contracts/sources.ts';
import type { SourceTie } from '@weekwise/contracts/sources-results.ts';
import type { resolveLink } from '@weekwise/contracts/sources-ties.ts';
import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { plannedCourse } from '../../../testing/planned-course.ts';
import { ScriptedScholar, sourceRecord } from '../../../testing/scripted-scholar.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';
import { studentStateOf } from '../../chat/facts/student-state.service.ts';
import { syllabusOf } from '../../syllabus/course.service.ts';
import { filesOfReadings } from '../../syllabus/ties/tied-files.service.ts';
import { tieFile } from './ties.service.ts';

const scholar = new ScriptedScholar();
const testApp = useTestApp({ scholar });
const title = 'Why Lowland Rivers Bend';
const book = sourceRecord({
  title,
  authors: ['Ana Castellanos'],
  doi: '10.1000/bend',
  isbns: ['9780306406157'],
  links: [{ url: 'https://example.org/bend', kind: 'page', format: null, licence: null, origin: 'openalex' }],
});

let student: Student;
let folderId: string;
let readingId: string;
let other: string;

beforeAll(async () => {
  scholar.behaviour = (service) => (service === 'openalex' ? [book] : []);
  student = await testApp.signIn();
  const course = await plannedCourse(testApp, student, [[`Castellanos: ${title}`, 'Brandt: A Load of Gravel']]);
  folderId = course.folderId;
  [readingId = '', other = ''] = course.readingIds[0] ?? [];
});

const tie = async (body: object, { who = student, reading = readingId, folder = folderId } = {}) =>
  (await who.post(`/api/academic-search/${folder}/readings/${reading}/ties`, body)).json<{
    code?: string;
    tie: SourceTie;
    ties: SourceTie[];
  }>();
const untie = async (tieId: string, who = student) =>
  (await who.delete(`/api/academic-search/${folderId}/ties/${tieId}`)).json();
const inPlan = async (reading = readingId) => {
  const plan = (await student.get(`/api/simple-syllabus/${folderId}`)).json<Syllabus>();
  return plan.weeks.flatMap(({ readings }) => readings).find(({ id }) => id === reading)?.sources ?? [];
};
const material = async (name: string, who = student, folder = folderId) =>
  (await uploadAndRead(testApp, who, { folderId: folder, role: 'material', name, bytes: `# ${name}\n\nGravel moves.` }))
    .fileId;
const resolve = async (link: string, reading?: string) =>
  (
    await student.post(`/api/academic-search/${folderId}/resolve-link`, {
      link,
      ...(reading && { reading_id: reading }),
    })
  ).json<ResponseOf<typeof resolveLink>>();

it('a reading is the file of the folder that is called after it, without a tie', async () => {
  const who = await testApp.signIn();
  const { folderId: folder } = await plannedCourse(testApp, who, [
    [`Castellanos: ${title}`, 'Brandt: A Load of Gravel'],
  ]);
  const listed = async () => {
    const answer = await who.get(`/api/academic-search/${folder}/readings`);
    return answer.json<ResponseOf<typeof listReadingSources>>().readings.map(({ own_files }) => own_files);
  };
  await material('lecture 3.md', who, folder);
  expect(await listed()).toEqual([[], []]);
  const file = await material('why-lowland-rivers-bend.md', who, folder);
  expect(await listed()).toEqual([[{ file_id: file, file_name: 'why-lowland-rivers-bend.md' }], []]);
});

describe('a reading', () => {
  it('is tied to a result of its search, once, and shows it with the plan', async () => {
    const body = { folder_id: folderId, title, author: 'Castellanos', week_number: 1, reading_index: 0 };
    const answer = await student.post('/api/ai/academic-search/academic-search/search?background_progress=false', body);
    const [great] = answer.json<{ search: SourceSearch }>().search.results.great;
    const made = await tie({ result_id: great?.result_id });
    expect(made.tie).toMatchObject({
      kind: 'result',
      label: title,
      url: 'https://example.org/bend',
      result: { title },
    });
    expect((await tie({ result_id: great?.result_id })).ties).toEqual([made.tie]);
    expect(await inPlan()).toEqual([made.tie]);
    expect(await inPlan(other)).toEqual([]);
    const entries = unzipSync(new Uint8Array((await student.get('/api/account/export')).rawPayload));
    expect(strFromU8(entries['data/reading_ties.json'] ?? new Uint8Array())).toContain(title);

    expect(await untie(made.tie.tie_id)).toEqual({ success: true, ties: [] });
    expect(await untie(made.tie.tie_id)).toMatchObject({ code: 'tie_not_found' });
    expect((await tie({ result_id: 'none' })).code).toBe('result_not_found');
    // A result of another reading's search.
    expect((await tie({ result_id: great?.result_id }, { reading: other })).code).toBe('result_not_found');
  });

  it('is tied to files, which are its files until they are deleted', async () => {
    const first = await material('gravel.md');
    const made = await tie({ file_id: first }, { reading: other });
    expect(made.tie).toMatchObject({ kind: 'file', label: 'gravel.md', file_id: first, file_name: 'gravel.md' });
    const second = await material('gravel 2.md');
    const inCourse = async () => {
      const known = await syllabusOf(testApp.deps.db, folderId);
      return known?.course.weeks.flatMap(({ readings }) => readings.map(({ documentIds }) => documentIds));
    };
    expect(await inCourse()).toEqual([[], [first]]);
    await testApp.deps.db.transaction((tx) =>
      tieFile(tx, testApp.deps, { folderId, readingId: other, fileId: second, name: 'gravel 2.md' }),
    );
    expect((await filesOfReadings(testApp.deps.db, folderId)).get(other)).toEqual([first, second]);
    expect(await inCourse()).toEqual([[], [first, second]]);
    await student.delete(`/api/files/${student.user.id}/${folderId}/${first}`);
    expect((await filesOfReadings(testApp.deps.db, folderId)).get(other)).toEqual([second]);
    expect(await inCourse()).toEqual([[], [second]]);
    // Though the file is called otherwise, the chat knows that the reading is there.
    const { weeks } = await studentStateOf(testApp.deps, student.user.id, folderId, 'UTC');
    expect(weeks.flatMap(({ readings }) => readings.map(({ hasFile }) => hasFile))).toEqual([false, true]);
    expect((await inPlan(other)).map(({ file_id }) => file_id)).toEqual([second]);
    expect((await tie({ file_id: first })).code).toBe('file_not_found');
  });

  it('is tied to a file of another own course by the id of the result, and to nobody else’s', async () => {
    const elsewhere = await plannedCourse(testApp, student, [[]]);
    const mine = await material(`Castellanos - ${title}.md`, student, elsewhere.folderId);
    const made = await tie({ result_id: `file:${mine}` });
    expect(made.tie).toMatchObject({ kind: 'file', file_id: mine });
    // Not among those that this course's chat can read.
    expect((await filesOfReadings(testApp.deps.db, folderId)).get(readingId)).toBeUndefined();
    const stranger = await testApp.signIn();
    const theirs = await plannedCourse(testApp, stranger, [['Brandt: A Load of Gravel']]);
    const [[reading = ''] = []] = theirs.readingIds;
    expect((await tie({ file_id: mine }, { who: stranger, folder: theirs.folderId, reading })).code).toBe(
      'file_not_found',
    );
    expect((await tie({ file_id: mine }, { who: stranger, folder: theirs.folderId })).code).toBe('reading_not_found');
    expect(await untie(made.tie.tie_id, stranger)).toMatchObject({ code: 'folder_not_found' });
    await untie(made.tie.tie_id);
  });

  it('is tied to a pasted link, whether or not anybody knows it', async () => {
    const known = await tie({ link: 'doi:10.1000/BEND' });
    expect(known.tie).toMatchObject({
      kind: 'link',
      label: title,
      url: 'https://doi.org/10.1000/bend',
      result: { title },
    });
    const page = await tie({ link: 'https://velm.example/rivers?page=3#top' });
    expect(page.tie).toMatchObject({ label: 'https://velm.example/rivers?page=3#top', result: null });
    expect((await tie({ link: 'the library' })).code).toBe('link_unusable');
    expect((await tie({ link: 'https://a.example', file_id: 'x' })).code).toBe('invalid_request');
    expect((await tie({})).code).toBe('invalid_request');
    for (const { tie_id } of page.ties) await untie(tie_id);
  });

  it('holds so many and no more', async () => {
    const pages = Array.from({ length: limits.tiesPerReading }, (_, i) => `https://velm.example/${i}`);
    for (const link of pages) expect((await tie({ link })).code).toBeUndefined();
    expect((await tie({ file_id: await material('two.md') })).code).toBe('ties_full');
    expect(await inPlan()).toHaveLength(limits.tiesPerReading);
  });
});

describe('a pasted link', () => {
  it('leads to what the services know of it, compared with the reading', async () => {
    expect(await resolve('https://doi.org/10.1000/bend', readingId)).toMatchObject({
      kind: 'doi',
      doi: '10.1000/bend',
      url: 'https://doi.org/10.1000/bend',
      result: { grade: 'great', title },
      notice: null,
    });
    const otherReading = (await resolve('ISBN 978-0-306-40615-7', other)).result;
    expect(otherReading).toMatchObject({ grade: 'related', reason: expect.stringContaining('others than those') });
    expect((await resolve('9780306406157')).result).toMatchObject({ reason: 'Named by its ISBN.' });
    // What services answer that is not the text that was named.
    expect((await resolve('10.1000/another')).result).toBeNull();
  });

  it('is resolved as far as it goes where nobody answers', async () => {
    const before = scholar.behaviour;
    scholar.behaviour = () => 'unreachable';
    const answer = await resolve('10.1000/bend');
    expect(answer).toMatchObject({ url: 'https://doi.org/10.1000/bend', result: null });
    expect(answer.notice).toContain('could not be reached');
    scholar.behaviour = before;
  });
});
