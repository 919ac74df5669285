import { makePdf, type TestPage } from '@weekwise/engine/documents/pdf/testing/make-pdf.ts';
import { drawUnicode, onScreen } from '@weekwise/engine/documents/pdf/testing/unicode-text.ts';
import { type PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
let student: Student;

beforeAll(async () => {
  student = await testApp.signIn();
});

/** A course with one PDF in it: how to ask it, and what the list of its files says. */
async function courseWith(
  name: string,
  draw: readonly ((page: TestPage) => void)[],
  finish?: (pdf: PDFDocument) => void,
) {
  const { id } = await makeFolder(testApp.deps, student.user, name);
  await uploadAndRead(testApp, student, { folderId: id, name: 'reader.pdf', bytes: await makePdf(draw, { finish }) });
  const ask = async (question: string) =>
    (await student.post('/api/folder-agent/query', { question, folder_id: id })).json();
  const contents = await student.get(`/api/folders/${id}/contents`);
  return { ask, file: contents.json().files[0] };
}

it('a page is cited as print calls it, and opened by its place in the file', async () => {
  const sheets = [
    'Foreword by the editor of this reader.',
    'Contents of the reader.',
    'A glacier is a slow river of ice.',
  ];
  const { ask } = await courseWith(
    'Quays',
    sheets.map((text) => (page) => void page.text(72, 100, text)),
    (pdf) =>
      pdf.catalog.set(
        PDFName.of('PageLabels'),
        pdf.context.obj({ Nums: [0, pdf.context.obj({ S: 'r' }), 2, pdf.context.obj({ S: 'D' })] }),
      ),
  );
  const { citations } = await ask('What is a glacier?');
  expect(citations[0]).toMatchObject({ page: 3, page_label: '1' });
});

it('text that nobody can see is no evidence, and the list of files says that there is some', async () => {
  const { ask, file } = await courseWith('Essays', [
    (page) => {
      page.text(72, 100, 'The essay is due on October 9.');
      page.text(72, 130, 'The password of the archive is kingfisher.', { color: [1, 1, 1] });
    },
  ]);
  expect(file?.warnings).toEqual(['Page 1 has text that nobody can see. It was left out.']);
  expect(JSON.stringify(await ask('What is the password of the archive?'))).not.toContain('kingfisher');
});

it('what is typed into a form is found', async () => {
  const { ask } = await courseWith(
    'Forms',
    [(page) => void page.text(72, 100, 'Instructor:'), (page) => void page.text(72, 100, 'The rivers of the plain.')],
    (pdf) => {
      const field = pdf.getForm().createTextField('instructor');
      field.setText('Dr. Nora Feldt');
      field.addToPage(pdf.getPage(0), { x: 130, y: 688, width: 200, height: 16, borderWidth: 0 });
    },
  );
  expect((await ask('Who is the instructor?')).answer).toContain('Nora Feldt');
});

it('a question from right to left is answered from a PDF', async () => {
  const text = 'מדרגת נהר היא אדמה ישנה שנשארה לאחר שהנהר חפר למטה.';
  const { ask } = await courseWith('Terraces', [
    (page) => {
      const letters = onScreen(text);
      drawUnicode(page.page, 540 - letters.length * 6, 100, letters);
    },
  ]);
  const { abstained, citations } = await ask('מהי מדרגת נהר?');
  expect(abstained).toBe(false);
  expect(citations[0].quote).toBe(text);
});
