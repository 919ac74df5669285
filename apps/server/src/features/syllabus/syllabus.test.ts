import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import { describe, expect, it } from 'vitest';
import { syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

async function enrolled() {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const syllabus = (bytes: string, name = 'syllabus.md') =>
    uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', name, bytes });
  const plan = async () => (await student.get(`/api/simple-syllabus/${folder.id}`)).json<Syllabus>();
  const status = async () => (await student.get(`/api/folders/${folder.id}/syllabus-status`)).json();
  return { student, folder, syllabus, plan, status };
}

describe('the plan of a course', () => {
  it('is not there before a syllabus was read', async () => {
    const { student, folder, status } = await enrolled();
    const answer = await student.get(`/api/simple-syllabus/${folder.id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'syllabus_not_found' });
    expect(await status()).toMatchObject({
      has_syllabus: false,
      processing_status: 'none',
      is_processed: false,
      syllabus_id: null,
    });
  });

  it('names the books of the course outside its weeks, each with its line', async () => {
    const { student, folder, syllabus } = await enrolled();
    const books = async () => (await student.get(`/api/simple-syllabus/${folder.id}/books`)).json();
    expect(await books()).toMatchObject({ code: 'syllabus_not_found' });
    const book = 'Osei, Marta. Rivers in the Field. 2nd ed. Harbour Press, 2019.';
    const { fileId } = await syllabus(
      syllabusText().replace(/^(# .*\n)/, `$1\n## Required Texts\n\n- ${book}\n\n## About\n\nWe walk a lot.\n`),
    );
    expect(await books()).toMatchObject({
      books: [{ text: book, required: true, source: { file_id: fileId, text: book } }],
    });
  });

  it('has weeks, readings and assignments, each with the lines it came from', async () => {
    const { syllabus, plan, status } = await enrolled();
    const { fileId } = await syllabus(syllabusText());
    const read = await plan();
    expect(read).toMatchObject({
      metadata: { file_id: fileId, file_name: 'syllabus.md', source: 'engine', confidence_threshold: 0.8 },
      course_info: { course_code: { value: 'GEOG 214' }, term: { value: 'Spring 2026' } },
      professor_name: { value: expect.stringContaining('Amara Lindqvist') },
    });
    expect(read.weeks.map((week) => [week.week_number, week.start_date, week.topic?.value])).toEqual([
      [1, '2026-01-12', 'What a river does'],
      [2, '2026-01-19', 'Discharge and sediment'],
      [3, '2026-01-26', 'Meanders'],
      [4, '2026-02-02', 'Floodplains and floods'],
    ]);
    const [first, second] = read.weeks;
    expect(first?.end_date).toBe('2026-01-18');
    expect(first?.readings).toMatchObject([
      { title: 'Channels and Their Work', author: 'Oyelaran', pages: '1-14', origin: 'syllabus' },
    ]);
    expect(second?.assignments).toMatchObject([{ title: 'Quiz 1', due_date: '2026-01-21', assignment_type: 'quiz' }]);
    expect(first?.readings[0]?.source).toMatchObject({
      file_id: fileId,
      text: expect.stringContaining('Channels and Their Work'),
    });
    expect(await status()).toMatchObject({
      has_syllabus: true,
      processing_status: 'completed',
      is_processed: true,
      ready_for_embedding: true,
      syllabus_id: read.metadata.syllabus_id,
      operation_id: null,
      error: null,
    });
  });

  it('leads from an item to the very text of the file', async () => {
    const { student, folder, syllabus, plan } = await enrolled();
    const { fileId } = await syllabus(syllabusText());
    const document = (await student.get(`/api/folders/${folder.id}/files/${fileId}/document`)).json();
    const sources = (await plan()).weeks.flatMap((week) => [
      week.topic?.source,
      ...[...week.readings, ...week.assignments].map((item) => item.source),
    ]);
    expect(sources.length).toBeGreaterThan(8);
    for (const source of sources) {
      const block = document.blocks[source?.block ?? -1];
      expect(block?.text.slice(source?.start, source?.end)).toBe(source?.text);
    }
  });

  it('shows on the course card', async () => {
    const { student, syllabus } = await enrolled();
    await syllabus(syllabusText());
    const { folders } = (await student.get(`/api/folders/${student.user.id}/folders`)).json();
    expect(folders).toMatchObject([
      {
        file_count: 1,
        course: { course_code: 'GEOG 214', week_count: 4, first_date: '2026-01-12', last_date: '2026-02-08' },
      },
    ]);
  });

  it('says so when a file has no schedule, and the file is searchable all the same', async () => {
    const { student, folder, syllabus, status } = await enrolled();
    const { task } = await syllabus('# A poem\n\nThe river runs, and I run too.\n');
    expect(task).toMatchObject({ status: 'failed', error: { code: 'syllabus_without_schedule' } });
    expect(await status()).toMatchObject({
      processing_status: 'failed',
      is_processed: false,
      error: { code: 'syllabus_without_schedule' },
    });
    const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(contents.files).toMatchObject([
      { embedding_status: 'embedded', error: { code: 'syllabus_without_schedule' } },
    ]);
  });

  it('names the task that is at work', async () => {
    const { student, folder, status } = await enrolled();
    const { operation_id } = (
      await upload(testApp, student, { folderId: folder.id, role: 'syllabus', bytes: syllabusText() })
    ).json();
    expect(await status()).toMatchObject({ has_syllabus: true, processing_status: 'processing', operation_id });
    await taskEnd(student, operation_id);
  });

  it('of somebody else does not exist', async () => {
    const { folder, syllabus } = await enrolled();
    await syllabus(syllabusText());
    const other = await testApp.signIn();
    for (const call of [`/api/simple-syllabus/${folder.id}`, `/api/folders/${folder.id}/syllabus-status`]) {
      const answer = await other.get(call);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'folder_not_found' });
    }
  });
});

describe('a pasted syllabus', () => {
  const process = '/api/education/syllabus/process';

  it.each([
    ['quick', 'not_embedded'],
    ['standard', 'embedded'],
    ['thorough', 'embedded'],
  ])('becomes a plan at level %s, and its text is %s', async (level, embeddingStatus) => {
    const { student, folder, plan } = await enrolled();
    const answer = await student.post(process, {
      user_id: student.user.id,
      folder_id: folder.id,
      raw_content: syllabusText(),
      processing_level: level,
      confidence_threshold: 0.9,
    });
    expect(answer.json()).toMatchObject({ status: 'processing', processing_level: level, confidence_threshold: 0.9 });
    expect(await taskEnd(student, answer.json().operation_id)).toMatchObject({ status: 'completed' });
    expect((await plan()).weeks).toHaveLength(4);
    expect((await plan()).metadata.confidence_threshold).toBe(0.9);
    const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(contents.files).toMatchObject([
      { name: 'Pasted syllabus.md', role: 'syllabus', embedding_status: embeddingStatus },
    ]);
  });

  it('has level standard and threshold 0.8 where none is given', async () => {
    const { student, folder } = await enrolled();
    const answer = await student.post(process, { folder_id: folder.id, raw_content: syllabusText() });
    expect(answer.json()).toMatchObject({ processing_level: 'standard', confidence_threshold: 0.8 });
  });

  it.each([
    [{ raw_content: '  \n ' }, 422, 'file_empty'],
    [{ raw_content: 'Week 1', processing_level: 'deep' }, 400, 'invalid_request'],
    [{ raw_content: 'Week 1', confidence_threshold: 2 }, 400, 'invalid_request'],
    [{ raw_content: 'Week 1', folder_id: ' ' }, 400, 'invalid_folder_id'],
    [{ raw_content: 'Week 1', folder_id: 'of-somebody-else' }, 404, 'folder_not_found'],
    [{ raw_content: 'Week 1', user_id: 'somebody-else' }, 403, 'claim_mismatch'],
  ])('is refused: %j', async (body, statusCode, code) => {
    const { student, folder } = await enrolled();
    const answer = await student.post(process, { folder_id: folder.id, ...body });
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json()).toMatchObject({ code });
  });
});
