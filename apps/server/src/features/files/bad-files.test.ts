import { docxBomb } from '@weekwise/engine/documents/testing/docx-bomb.ts';
import { describe, expect, it } from 'vitest';
import { lockedPdf, prosePdf } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

describe('files that cannot be read', () => {
  it.each([
    ['a PDF cut in half', 'cut.pdf', async () => half(await prosePdf(3)), 'file_damaged'],
    ['a PDF with a password', 'locked.pdf', lockedPdf, 'file_encrypted'],
    ['a DOCX that unpacks to 5 GB', 'bomb.docx', async () => docxBomb(5 * 1024 ** 3, 2_000), 'file_expands_too_far'],
    ['a page of white space', 'blank.txt', async () => new TextEncoder().encode(' \n \n'.repeat(5000)), 'file_empty'],
  ])('%s ends with a reason, and the server goes on', { timeout: 60_000 }, async (_what, name, make, code) => {
    const student = await testApp.signIn();
    const folder = await makeFolder(testApp.deps, student.user);
    const { fileId, task } = await uploadAndRead(testApp, student, { folderId: folder.id, name, bytes: await make() });
    expect(task).toMatchObject({ status: 'failed', error: { code } });
    const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(contents.files).toMatchObject([
      { file_id: fileId, embedding_status: 'failed', passage_count: 0, operation_id: null, error: { code } },
    ]);
    const after = await uploadAndRead(testApp, student, { folderId: folder.id, name: 'fine.md', bytes: 'Fine.' });
    expect(after.task.status).toBe('completed');
  });
});

const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2));
