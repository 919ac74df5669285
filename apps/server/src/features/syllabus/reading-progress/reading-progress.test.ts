import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { getCourseProgress } from '@weekwise/contracts/progress.ts';
import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { ReadingState } from '@weekwise/domain/plan.ts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { readingItem, weekItem } from '../../../testing/plan-items.ts';
import { plannedCourse, readSyllabus } from '../../../testing/planned-course.ts';
import { courseToShare, shareCourse } from '../../../testing/published-course.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const testApp = useTestApp();
const books = ['Castellanos: Why Lowland Rivers Bend', 'Brandt: A Load of Gravel'];
let student: Student;
let folderId: string;
let bend: string;
let gravel: string;

beforeEach(async () => {
  student = await testApp.signIn();
  const course = await plannedCourse(testApp, student, [books, ['Oyelaran: Channels and Their Work']]);
  folderId = course.folderId;
  [bend = '', gravel = ''] = course.readingIds[0] ?? [];
});

const set = (readingId: string, state: ReadingState | 'skimmed', who = student, folder = folderId) =>
  who.put(`/api/readings/${folder}/${readingId}/state`, { state });
const states = async (folder = folderId) => {
  const plan = (await student.get(`/api/simple-syllabus/${folder}`)).json<Syllabus>();
  return plan.weeks.map(({ readings }) => readings.map(({ state }) => state));
};

describe('a reading', () => {
  it('is unread until the student says otherwise, and again when they take it back', async () => {
    expect(await states()).toEqual([['unread', 'unread'], ['unread']]);
    expect((await set(bend, 'in-progress')).json()).toEqual({ reading_id: bend, state: 'in-progress' });
    await set(gravel, 'read');
    expect(await states()).toEqual([['in-progress', 'read'], ['unread']]);
    await set(bend, 'read');
    await set(gravel, 'unread');
    expect(await states()).toEqual([['read', 'unread'], ['unread']]);
  });

  it('of no plan, of somebody else, or in a state that there is not, cannot be marked', async () => {
    expect((await set('nothing', 'read')).json()).toMatchObject({ code: 'reading_not_found' });
    expect((await set(bend, 'skimmed')).statusCode).toBe(400);
    const other = await testApp.signIn();
    expect((await set(bend, 'read', other)).json()).toMatchObject({ code: 'folder_not_found' });
    const { folderId: own } = await plannedCourse(testApp, other, [books]);
    expect((await set(bend, 'read', other, own)).json()).toMatchObject({ code: 'reading_not_found' });
    expect(await states()).toEqual([['unread', 'unread'], ['unread']]);
  });
});

it('counts where the student sees how far they are', async () => {
  await set(bend, 'read');
  await set(gravel, 'in-progress');
  const progress = (await student.get(`/api/progress/folders/${folderId}`)).json<
    ResponseOf<typeof getCourseProgress>
  >();
  expect(progress.weeks.map(({ readings, readings_read }) => [readings, readings_read])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

describe('what is read', () => {
  const again = (weekId: string, title: string) =>
    readingItem({ id: testApp.deps.newId(), weekId, title, author: null });
  const week = () => weekItem({ id: testApp.deps.newId(), number: 1, topic: 'Topic 1' });

  it('stays so when the syllabus is read again, for the readings that are the same', async () => {
    await set(bend, 'read');
    await set(gravel, 'in-progress');
    const first = week();
    const items = [first, again(first.id, 'Another Text'), again(first.id, 'Why Lowland Rivers Bend')];
    await readSyllabus(testApp.deps, folderId, items);
    expect(await states()).toEqual([['unread', 'read']]);
    const second = week();
    await readSyllabus(testApp.deps, folderId, [second, again(second.id, 'Why lowland rivers bend')]);
    expect(await states()).toEqual([['read']]);
  });

  it('is kept in the bin and comes back with the course', async () => {
    await set(bend, 'read');
    await student.delete(`/api/folders/${folderId}`);
    expect((await set(gravel, 'read')).json()).toMatchObject({ code: 'folder_not_found' });
    const restored = await student.post(`/api/folders/${folderId}/restore`, {});
    expect(restored.statusCode, restored.body).toBe(200);
    expect(await states()).toEqual([['read', 'unread'], ['unread']]);
  });

  it('is the student’s own: it is in their download, and in no copy of a published course', async () => {
    const shared = await courseToShare(testApp, student, { name: 'Lakes' });
    await set(`${shared}-r`, 'read', student, shared);
    expect(await states(shared)).toEqual([['read'], [], []]);
    const { wiki_id: wikiId } = await shareCourse(student, shared);
    const page = await student.get(`/api/wiki/${wikiId}`);
    expect(page.body).toContain('A Reading');
    expect(page.body).not.toMatch(/"state"|in-progress/);
    const copied = await student.post(`/api/wiki/${wikiId}/clone`, {
      request_id: testApp.deps.newId(),
      folder_name: 'My lakes',
      first_date: '2026-09-07',
    });
    expect(copied.statusCode, copied.body).toBe(200);
    expect(await states(copied.json<{ folder: { folder_id: string } }>().folder.folder_id)).toEqual([
      ['unread'],
      [],
      [],
    ]);

    const zip = await student.get('/api/account/export');
    const rows = strFromU8(unzipSync(new Uint8Array(zip.rawPayload))['data/reading_progress.json'] ?? new Uint8Array());
    expect(JSON.parse(rows)).toMatchObject([{ folderId: shared, readingId: `${shared}-r`, state: 'read' }]);
  });
});

it('work that is handed in says so with the plan', async () => {
  const shared = await courseToShare(testApp, student, { name: 'Lakes' });
  const handedIn = async () => {
    const plan = (await student.get(`/api/simple-syllabus/${shared}`)).json<Syllabus>();
    return plan.weeks[0]?.assignments[0]?.handed_in_at;
  };
  expect(await handedIn()).toBeNull();
  await student.put(`/api/assignments/${shared}/${shared}-a/handed-in`, { handed_in: true });
  expect(await handedIn()).toMatch(/^\d{4}-\d\d-\d\dT/);
});
