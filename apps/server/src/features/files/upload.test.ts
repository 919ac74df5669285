import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { upload, uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
const megabyte = 1024 * 1024;

async function enrolled() {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  return { student, folder };
}

/** What is on the drive under a folder, and half-written anywhere. */
async function stored(folderId: string): Promise<string[]> {
  const root = join(testApp.deps.config.dataDirectory, 'drive');
  const names = (path: string) => readdir(join(root, path)).catch(() => []);
  return [...(await names(`files/${folderId}`)), ...(await names('incoming'))];
}

describe('uploading a file', () => {
  it('answers at once, and the file is readable and searchable soon after', async () => {
    const { student, folder } = await enrolled();
    const { fileId, task } = await uploadAndRead(testApp, student, {
      folderId: folder.id,
      name: 'tides.md',
      bytes: '# Tides\n\nThe moon pulls the sea, and the sea follows.\n',
    });
    expect(task).toMatchObject({ status: 'completed', step: 'done', progress: 1, file_id: fileId, error: null });
    const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(contents).toMatchObject({
      total_files: 1,
      files: [
        {
          file_id: fileId,
          name: 'tides.md',
          role: 'material',
          mime_type: 'text/markdown',
          embedding_status: 'embedded',
          passage_count: 1,
          operation_id: null,
          error: null,
        },
      ],
    });
    const index = await testApp.deps.indexes.get(folder.id);
    expect(index.passages.map((passage) => passage.text)).toEqual(['The moon pulls the sea, and the sea follows.']);
  });

  it('keeps a name of any script exactly', async () => {
    const { student, folder } = await enrolled();
    const names = [
      'Übung 3 (é).md',
      'U\u0308bung 3.md',
      '講義ノート.md',
      'CON.md',
      `${'a'.repeat(252)}.md`,
      'A.md',
      'a.md',
    ];
    for (const name of names) {
      const answer = await upload(testApp, student, { folderId: folder.id, name, bytes: 'text' });
      expect(answer.json()).toMatchObject({ status: 'processing', name });
    }
    const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(contents.files.map((file: { name: string }) => file.name)).toEqual(names);
  });

  it.each([
    ['an empty file', { name: 'empty.pdf', bytes: '' }, 422, 'file_empty'],
    ['no file', {}, 400, 'file_missing'],
    [
      'a JPEG named .pdf',
      { name: 'scan.pdf', bytes: Buffer.from('ffd8ffe000104a4649460001', 'hex') },
      422,
      'file_type_mismatch',
    ],
    ['a program', { name: 'setup.exe', bytes: Buffer.from('4d5a900003000000', 'hex') }, 415, 'file_type_unsupported'],
    ['a picture', { name: 'cat.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') }, 415, 'file_type_unsupported'],
    ['a name that is too long', { name: `${'a'.repeat(300)}.md`, bytes: 'text' }, 400, 'invalid_request'],
    ['an unknown role', { role: 'homework', bytes: 'text' }, 400, 'invalid_request'],
    ['more than 25 MB', { name: 'long.md', bytes: Buffer.alloc(26 * megabyte, 'word ') }, 413, 'file_too_large'],
  ])('refuses %s and keeps nothing of it', async (_what, parts, status, code) => {
    const { student, folder } = await enrolled();
    const answer = await upload(testApp, student, { folderId: folder.id, ...parts });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect((await student.get(`/api/folders/${folder.id}/contents`)).json().total_files).toBe(0);
    expect(await stored(folder.id)).toEqual([]);
  });

  it('takes a file of exactly 25 MB', async () => {
    const { student, folder } = await enrolled();
    const answer = await upload(testApp, student, {
      folderId: folder.id,
      name: 'long.bin.md',
      bytes: Buffer.alloc(25 * megabyte, 'word '),
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['', '   ', 'undefined', 'null', undefined])('refuses the folder id %j', async (folderId) => {
    const { student } = await enrolled();
    const answer = await upload(testApp, student, { folderId, bytes: 'text' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_folder_id', message: 'Invalid folder ID' });
  });

  it("refuses somebody else's folder", async () => {
    const { folder } = await enrolled();
    const other = await testApp.signIn();
    const answer = await upload(testApp, other, { folderId: folder.id, bytes: 'text' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'folder_not_found' });
    expect(await stored(folder.id)).toEqual([]);
  });

  it('refuses a visitor, and a user_id that is not the session', async () => {
    const { student, folder } = await enrolled();
    expect((await upload(testApp, null, { folderId: folder.id, bytes: 'text' })).statusCode).toBe(401);
    const claimed = await upload(testApp, student, { userId: 'somebody-else', folderId: folder.id, bytes: 'text' });
    expect(claimed.statusCode).toBe(403);
    expect(claimed.json()).toMatchObject({ code: 'claim_mismatch' });
  });

  it('says why a damaged file could not be read', async () => {
    const { student, folder } = await enrolled();
    const { fileId, task } = await uploadAndRead(testApp, student, {
      folderId: folder.id,
      name: 'cut.docx',
      bytes: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(5000, 7)]),
    });
    expect(task).toMatchObject({ status: 'failed', error: { code: 'file_damaged' } });
    const status = (await student.get(`/api/folders/${folder.id}/embedding-status`)).json();
    expect(status).toMatchObject({
      vectorization_status: 'failed',
      embedded_files: 0,
      files: [{ file_id: fileId, embedding_status: 'failed', error: expect.stringContaining('damaged') }],
    });
    const document = await student.get(`/api/folders/${folder.id}/files/${fileId}/document`);
    expect(document.statusCode).toBe(422);
    expect(document.json()).toMatchObject({ code: 'file_damaged' });
  });
});

describe('a second file of one name', () => {
  const notes = (fee: number) => `# Fees\n\nThe lab fee is ${fee} dollars.\n`;

  it('is called otherwise in the list, in answers and downloads', async () => {
    const { student, folder } = await enrolled();
    const place = { folderId: folder.id, name: 'notes.md' };
    await uploadAndRead(testApp, student, { ...place, bytes: notes(40) });
    const { fileId } = await uploadAndRead(testApp, student, { ...place, bytes: notes(55) });
    const { files } = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['notes.md', 'notes (2).md']);
    const asked = { question: 'What is the lab fee?', folder_id: folder.id };
    const { answer, citations } = (await student.post('/folder-agent/query', asked)).json();
    expect(answer).toContain('do not agree');
    expect(answer).toContain('notes (2).md: The lab fee is 55 dollars.');
    expect(citations.map((cited: { file_name: string }) => cited.file_name).sort()).toEqual([
      'notes (2).md',
      'notes.md',
    ]);
    const { headers } = await student.get(`/api/folders/${folder.id}/files/${fileId}/content`);
    expect(headers['content-disposition']).toContain('notes (2).md');
  });

  it('is the syllabus in every citation of one, whatever its file is called', async () => {
    const { student, folder } = await enrolled();
    const place = { folderId: folder.id, name: 'geog-214_FINAL.md', role: 'syllabus' as const };
    await uploadAndRead(testApp, student, { ...place, bytes: notes(40) });
    const asked = { question: 'What is the lab fee?', folder_id: folder.id };
    const { citations } = (await student.post('/folder-agent/query', asked)).json();
    expect(citations).toMatchObject([{ is_syllabus: true }]);
  });

  it('has a number also where its letters are put together otherwise, and where many come at once', async () => {
    const { student, folder } = await enrolled();
    const names = ['Übung.md', 'U\u0308bung.md', 'Übung.md', 'Übung.md'];
    const answers = await Promise.all(
      names.map((name, i) => upload(testApp, student, { folderId: folder.id, name, bytes: `Text ${i}.` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { files } = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    const shown = files.map(({ name }: { name: string }) => name.normalize('NFC'));
    expect(new Set(shown)).toEqual(new Set(['Übung.md', 'Übung (2).md', 'Übung (3).md', 'Übung (4).md']));
  });

  it('takes the place of the first where that is asked, and the first can be restored beside it', async () => {
    const { student, folder } = await enrolled();
    const place = { folderId: folder.id, name: 'notes.md' };
    const first = await uploadAndRead(testApp, student, { ...place, bytes: notes(40) });
    await uploadAndRead(testApp, student, { ...place, replaces: first.fileId, bytes: notes(55) });
    const listed = async () => {
      const { files } = (await student.get(`/api/folders/${folder.id}/contents`)).json();
      return files.map(({ name }: { name: string }) => name);
    };
    expect(await listed()).toEqual(['notes.md']);
    const { files: deleted_files } = (await student.get(`/api/folders/${folder.id}/deleted-files`)).json();
    expect(deleted_files).toMatchObject([{ file_id: first.fileId, name: 'notes.md' }]);
    await student.post(`/api/folders/${folder.id}/files/${first.fileId}/restore`, {});
    expect((await listed()).sort()).toEqual(['notes (2).md', 'notes.md']);
  });

  it('replaces no file of another folder', async () => {
    const { student, folder } = await enrolled();
    const other = await enrolled();
    const theirs = await uploadAndRead(testApp, other.student, {
      folderId: other.folder.id,
      name: 'a.md',
      bytes: 'A.',
    });
    const sent = { folderId: folder.id, name: 'a.md', replaces: theirs.fileId, bytes: 'B.' };
    expect((await upload(testApp, student, sent)).json()).toMatchObject({ code: 'file_not_found' });
    expect((await other.student.get(`/api/folders/${other.folder.id}/contents`)).json().total_files).toBe(1);
  });
});
