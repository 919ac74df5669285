import type { AssignmentSummary } from '@weekwise/contracts/assignments.ts';
import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import { makePdf } from '@weekwise/engine/documents/pdf/testing/make-pdf.ts';
import { PDFName } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
let student: Student;
let folderId: string;
let fileId: string;

const cover = ['GEOG 231 Coasts and Harbours', 'Spring 2026'];
const schedule = [
  'Course Schedule',
  'Week 1 (January 12): Tides and currents',
  'Read: Brandvold, The Moving Shore, pp. 3-20',
  'Week 2 (January 19): Longshore drift',
  'Read: Brandvold, The Moving Shore, pp. 21-48',
  'Due January 21: Essay 1',
];

/** Two sheets that print calls "ii" and "1". */
const syllabus = () =>
  makePdf(
    [cover, schedule].map((lines) => (page) => {
      for (const [at, line] of lines.entries()) page.text(72, 100 + at * 30, line);
    }),
    {
      finish: (pdf) => {
        const labels = [0, pdf.context.obj({ S: 'r', St: 2 }), 1, pdf.context.obj({ S: 'D' })];
        pdf.catalog.set(PDFName.of('PageLabels'), pdf.context.obj({ Nums: labels }));
      },
    },
  );

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
  const parts = { folderId, role: 'syllabus', name: 'syllabus.pdf', bytes: await syllabus() };
  ({ fileId } = await uploadAndRead(testApp, student, parts));
});

const plan = async () => (await student.get(`/api/simple-syllabus/${folderId}`)).json<Syllabus>();
const second = { page: 2, page_label: '1' };

it('what a plan says stands on the page that print names, and opens at its sheet', async () => {
  const { course_info, weeks } = await plan();
  expect(course_info.course_code?.source).toMatchObject({ page: 1, page_label: 'ii' });
  expect(weeks[0]?.readings[0]?.source).toMatchObject(second);
  expect(weeks[1]?.assignments[0]?.source).toMatchObject(second);
});

it('so does the review of the plan', async () => {
  const { items } = (await student.get(`/api/review/${folderId}`)).json<Review>();
  expect(items.find(({ kind }) => kind === 'reading')?.source).toMatchObject(second);
});

it('so does what an assignment asks, on the screen and in its exported brief', async () => {
  const id = (await plan()).weeks[1]?.assignments[0]?.id;
  const summary = await student.get(`/api/education/assignments/summary/assignment/${id}?folder_id=${folderId}`);
  expect(summary.json<AssignmentSummary>().asked[0]?.place).toMatchObject(second);
  const brief = await student.post('/api/education/assignments/brief/api/assignment-brief', {
    folder_id: folderId,
    assignment_id: id,
  });
  expect(brief.statusCode, brief.body).toBe(200);
  const exported = await student.get(`/api/assignments/${folderId}/${id}/brief/export`);
  expect(exported.body).toContain('(syllabus, p. 1)');
});

it('so do passages that a search finds, and the text of a file page by page', async () => {
  const found = await student.get(`/api/folders/${folderId}/search?query=longshore%20drift`);
  expect(found.json().results[0]).toMatchObject({ page: 1, page_label: 'ii' });
  const texts = await student.post('/api/folders/documents/extract-pdf-content', {
    folder_id: folderId,
    file_path: 'syllabus.pdf',
  });
  expect(texts.json().pages).toMatchObject([{ page: 1, page_label: 'ii' }, second]);
});

it('the viewer knows what print calls the sheets', async () => {
  const document = await student.get(`/api/folders/${folderId}/files/${fileId}/document`);
  expect(document.json()).toMatchObject({ page_count: 2, page_labels: ['ii', '1'] });
});
