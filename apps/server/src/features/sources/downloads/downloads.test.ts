import type { SourceDownload } from '@weekwise/contracts/sources-downloads.ts';
import type { SourceTie } from '@weekwise/contracts/sources-results.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DriveError } from '../../../adapters/drive/drive.port.ts';
import { pdfOf } from '../../../testing/documents.ts';
import { useHostileSite } from '../../../testing/hostile-server.ts';
import { plannedCourse } from '../../../testing/planned-course.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { taskEnd } from '../../../testing/uploads.ts';

const hostile = useHostileSite();
const fetcher = hostile.fetcher({ time: { total: 20_000, silence: 20_000 } });
const testApp = useTestApp({ fetcher });

const prose = Array.from(
  { length: 15 },
  (_, i) => `<p>Paragraph ${i + 1} says, at some length, how rivers carry sand and gravel down to the sea.</p>`,
).join('');
const article = `<html><head><title>Sand and sea</title></head><body><article><h1>Sand and sea</h1>${prose}</article></body></html>`;
const landing = (meta = '') =>
  `<html><head><title>Rivers</title><meta name="citation_title" content="Rivers">${meta}</head><body>${prose}</body></html>`;

interface Answer {
  status: string;
  code?: string;
  task_id: string | null;
  downloads: SourceDownload[];
}
interface Course {
  student: Student;
  folderId: string;
  readingId: string;
}

let course: Course;
beforeEach(async () => {
  const student = await testApp.signIn();
  const { folderId, readingIds } = await plannedCourse(testApp, student, [['Brandt: A Load of Gravel', 'Other']]);
  course = { student, folderId, readingId: readingIds[0]?.[0] ?? '' };
});

const call = '/api/folders/source-materials/download-immediate';
async function download(links: (string | object)[], { wait = true, context = {} as object | null, of = course } = {}) {
  const body = { folder_id: of.folderId, reading_context: context, links };
  return (await of.student.post(`${call}?background_progress=${!wait}`, body)).json<Answer>();
}
const listed = async () =>
  (await course.student.get(`/api/folders/${course.folderId}/source-materials/downloads`)).json<Answer>().downloads;
const files = async () =>
  (await course.student.get(`/api/folders/${course.folderId}/contents`)).json<{
    files: { name: string; file_id: string; operation_id: string | null; role: string }[];
  }>().files;
const tiesOf = async () =>
  (await course.student.get(`/api/academic-search/${course.folderId}/readings`))
    .json<{
      readings: { reading_id: string; ties: SourceTie[] }[];
    }>()
    .readings.find(({ reading_id }) => reading_id === course.readingId)?.ties;

describe('fetching a source into the folder', () => {
  it('stores the document, has it read, and ties it to its reading', async () => {
    const bytes = await pdfOf([['Rivers carry gravel to the sea, grain by grain.']]);
    hostile.page('/paper', bytes, { 'content-type': 'text/html', 'content-disposition': 'attachment; filename=x.exe' });
    const link = { url: `${hostile.url('/paper')}#page=2`, title: 'A Load: of Gravel?', expects: 'document' };
    const answer = await download([link], { context: { week_number: 1, reading_index: 0 } });
    expect(answer).toMatchObject({
      status: 'completed',
      downloads: [{ state: 'stored', error: null, file_name: 'A Load of Gravel.pdf', reading_id: course.readingId }],
    });
    const [file] = await files();
    expect(file).toMatchObject({ name: 'A Load of Gravel.pdf', role: 'material' });
    if (file?.operation_id) await taskEnd(course.student, file.operation_id);
    const { passages } = await testApp.deps.indexes.get(course.folderId);
    expect(passages.map(({ text }) => text).join(' ')).toContain('grain by grain');
    expect(await tiesOf()).toMatchObject([{ kind: 'file', file_id: file?.file_id, file_name: 'A Load of Gravel.pdf' }]);
    expect(await listed()).toEqual(answer.downloads);
  });

  it('keeps a web page as its text', async () => {
    hostile.page('/article', article);
    const { downloads } = await download([hostile.url('/article')]);
    expect(downloads).toMatchObject([{ state: 'stored', file_name: 'Sand and sea.html', reading_id: null }]);
    const content = await course.student.get(`/api/folders/${course.folderId}/files/${downloads[0]?.file_id}/content`);
    expect(content.body).toContain(`Source: <a href="${hostile.url('/article')}">`);
  });

  it('takes the document that a page about it names', async () => {
    hostile.page('/about', landing('<meta name="citation_pdf_url" content="/behind">'));
    hostile.page('/behind', await pdfOf([['Behind the page is the paper.']]));
    const { downloads } = await download([{ url: hostile.url('/about'), expects: 'document' }]);
    expect(downloads).toMatchObject([
      { state: 'stored', file_name: 'Rivers.pdf', url: hostile.url('/about'), final_url: hostile.url('/behind') },
    ]);
  });

  it('is tied and not fetched again when it is there', async () => {
    hostile.page('/article', article);
    hostile.page('/mirror', article.replace('<h1>', '<h1 class="mirror">'));
    await download([hostile.url('/article')]);
    const again = await download([`${hostile.url('/article')}#top`], { context: { reading_id: course.readingId } });
    expect(again).toMatchObject({ status: 'completed', task_id: null, downloads: [{ state: 'stored' }] });
    expect(hostile.paths()).toEqual(['/article']);
    expect(await tiesOf()).toHaveLength(1);
    // A file that was deleted is fetched anew.
    const [file] = await files();
    await course.student.delete(`/api/files/${course.student.user.id}/${course.folderId}/${file?.file_id}`);
    expect((await listed())[0]).toMatchObject({ file_id: null });
    await download([hostile.url('/article')]);
    expect(hostile.paths()).toEqual(['/article', '/article']);
    expect(await files()).toHaveLength(1);
  });

  it('finds the same bytes behind two links', async () => {
    const bytes = await pdfOf([['The same paper twice.']]);
    for (const path of ['/one', '/two']) hostile.page(path, bytes);
    const { downloads } = await download([hostile.url('/one'), hostile.url('/two')]);
    expect(downloads.map(({ state }) => state).sort()).toEqual(['present', 'stored']);
    expect(new Set(downloads.map(({ file_id }) => file_id)).size).toBe(1);
    expect(await files()).toHaveLength(1);
  });

  it('says of each link by itself why it was refused, and stores nothing of it', async () => {
    hostile.page('/landing', landing());
    hostile.page('/locked', (_, answer) => answer.writeHead(403).end());
    hostile.page('/to-locked', landing('<meta name="citation_pdf_url" content="/locked">'));
    hostile.page('/inside', landing('<meta name="citation_pdf_url" content="http://169.254.169.254/secret.pdf">'));
    hostile.page('/picture.pdf', Buffer.from('89504e470d0a1a0a0000', 'hex'));
    hostile.page('/short', '<html><body><p>Please wait.</p></body></html>');
    hostile.page('/no-copies', article.replace('<head>', '<head><meta name="robots" content="noarchive">'));
    hostile.page('/promised', article);
    const { downloads } = await download([
      hostile.url('/landing'),
      hostile.url('/locked'),
      hostile.url('/to-locked'),
      hostile.url('/inside'),
      hostile.url('/picture.pdf'),
      hostile.url('/short'),
      hostile.url('/no-copies'),
      { url: hostile.url('/promised'), expects: 'document' },
      hostile.url('/gone'),
      'not an address',
    ]);
    expect(downloads.map(({ state, error }) => [state, error?.code])).toEqual([
      ['refused', 'source_landing_page'],
      ['refused', 'source_paywalled'],
      ['refused', 'source_paywalled'],
      ['refused', 'source_landing_page'],
      ['refused', 'file_type_unsupported'],
      ['refused', 'source_landing_page'],
      ['refused', 'source_copies_refused'],
      ['refused', 'source_landing_page'],
      ['refused', 'source_gone'],
      ['refused', 'source_address_invalid'],
    ]);
    for (const { error } of downloads) expect(error?.message).toMatch(/^[A-Z].+\.$/);
    expect(await files()).toEqual([]);
  });

  it('tells what the drive says', async () => {
    hostile.page('/article', article);
    const { drive } = await testApp.deps.drives.ofFolder(course.folderId);
    const write = drive.write.bind(drive);
    drive.write = () => Promise.reject(new DriveError('full', 'No room.'));
    const { downloads } = await download([hostile.url('/article')]).finally(() => {
      drive.write = write;
    });
    expect(downloads).toMatchObject([{ state: 'refused', error: { code: 'drive_full' }, file_id: null }]);
  });

  it('goes on in the background with its progress, and stops when it is cancelled', async () => {
    const closed = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    hostile.page('/article', article);
    hostile.page('/slow', (_, answer) => {
      answer.on('close', closed.resolve);
      reached.resolve();
    });
    const answer = await download([hostile.url('/slow'), hostile.url('/article')], { wait: false });
    expect(answer).toMatchObject({ status: 'processing', downloads: [{ state: 'waiting' }, { state: 'waiting' }] });
    await reached.promise;
    const task = `/api/background-tasks/progress/${answer.task_id}`;
    expect((await course.student.get(task)).json<TaskProgress>()).toMatchObject({
      kind: 'download-sources',
      status: 'processing',
      step: 'fetching',
    });
    await course.student.delete(task);
    await closed.promise;
    expect((await listed()).find(({ url }) => url.endsWith('/slow'))).toMatchObject({ state: 'cancelled' });
  });

  it('is for the student of the folder alone, and for readings that it has', async () => {
    const stranger = await testApp.signIn();
    const theirs = { ...course, student: stranger };
    expect(await download([hostile.url('/article')], { of: theirs })).toMatchObject({ code: 'folder_not_found' });
    const context = { week_number: 1, reading_index: 9 };
    expect(await download([hostile.url('/article')], { context })).toMatchObject({ code: 'reading_not_found' });
    expect(await download([])).toMatchObject({ code: 'invalid_request' });
    expect(hostile.requests).toEqual([]);
  });
});
