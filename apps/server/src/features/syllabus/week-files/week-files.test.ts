import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import { describe, expect, it } from 'vitest';
import { reviewedPlan, weekNumber } from '../../../testing/reviewed-plan.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';

const testApp = useTestApp();

/** A plan of four weeks, a file of slides, and what the student can do with both. */
async function withSlides() {
  const course = await reviewedPlan(testApp);
  const { student, folder } = course;
  const file = {
    folderId: folder.id,
    role: 'material',
    name: 'slides.md',
    bytes: '# Meanders\n\nA bend grows.',
  } as const;
  const { fileId } = await uploadAndRead(testApp, student, file);
  const review = await course.review();
  const weekId = (number: number) => weekNumber(review, number).id;
  const url = (week: string) => `/api/folders/${folder.id}/plan-weeks/${week}/files/${fileId}`;
  const filesOf = async (number: number) =>
    (await student.get(`/api/simple-syllabus/${folder.id}`))
      .json<Syllabus>()
      .weeks.find((week) => week.week_number === number)
      ?.files.map(({ name }) => name);
  return { ...course, fileId, weekId, url, filesOf };
}

describe('a file of a week', () => {
  it('is put there once, seen in the plan, and taken away again', async () => {
    const { student, weekId, url, filesOf, fileId } = await withSlides();
    const put = await student.put(url(weekId(3)), {});
    expect(put.json()).toEqual({ week_id: weekId(3), files: [{ file_id: fileId, name: 'slides.md' }] });
    await student.put(url(weekId(3)), {});
    expect(await filesOf(3)).toEqual(['slides.md']);
    expect((await student.delete(url(weekId(3)))).json()).toEqual({ week_id: weekId(3), files: [] });
    expect(await filesOf(3)).toEqual([]);
  });

  it('goes along where its week is merged, can be taken away there, and comes back with an undo', async () => {
    const { student, weekId, url, filesOf, post } = await withSlides();
    await student.put(url(weekId(3)), {});
    await post(`items/${weekId(3)}/merge`, { into_id: weekId(2) });
    expect(await filesOf(2)).toEqual(['slides.md']);
    await post('undo');
    expect(await filesOf(3)).toEqual(['slides.md']);
    await post(`items/${weekId(3)}/merge`, { into_id: weekId(2) });
    await student.delete(url(weekId(2)));
    expect(await filesOf(2)).toEqual([]);
  });

  it('is none of another folder or another week, and nobody else puts one there', async () => {
    const { student, weekId, url, folder } = await withSlides();
    expect((await student.put(url('nothing'), {})).json()).toMatchObject({ code: 'week_not_found' });
    const strange = `/api/folders/${folder.id}/plan-weeks/${weekId(1)}/files/nothing`;
    expect((await student.put(strange, {})).json()).toMatchObject({ code: 'file_not_found' });
    const other = await testApp.signIn();
    expect((await other.put(url(weekId(1)), {})).json()).toMatchObject({ code: 'folder_not_found' });
  });
});
