import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { dismissSuggestion, sendProactiveEvent } from '@weekwise/contracts/suggestions.ts';
import * as contracts from '@weekwise/contracts/suggestions-notifications.ts';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { assignmentItem, readingItem, weekItem } from '../../testing/plan-items.ts';
import { readSyllabus } from '../../testing/planned-course.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

let now: Date;
const testApp = useTestApp({ clock: () => now });
let student: Student;
let folderId: string;

const day = (date: string): void => {
  now = new Date(`${date}T10:00:00Z`);
};
const id = (name: string): string => `${folderId}/${name}`;

beforeEach(async () => {
  day('2026-01-26');
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user, 'Rivers')).id;
  const weekId = id('w3');
  await readSyllabus(testApp.deps, folderId, [
    weekItem({ id: weekId, number: 3, topic: 'Meanders', startDate: '2026-01-26' }),
    readingItem({ id: id('r1'), weekId, title: 'Why Rivers Bend', author: 'Castellanos' }),
    assignmentItem({ id: id('a1'), weekId, title: 'River essay', type: 'essay', dueDate: '2026-01-29' }),
  ]);
});

const tell = (event_type: string, data: object = {}) =>
  student.post(sendProactiveEvent.path, { event_type, event_data: { folderId, currentWeek: 3, ...data } });
const tellDue = () => tell('assignment_due_soon', { assignmentTitle: 'River essay' });
const tellWeek = () => tell('section_expansion', { sectionType: 'readings' });

async function list(of = student): Promise<ResponseOf<typeof contracts.listNotifications>['notifications']> {
  const answer = await of.get(`${contracts.listNotifications.path}?time_zone=UTC`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ResponseOf<typeof contracts.listNotifications>>().notifications;
}

test('what was said stands in the list of the one student, newest first, with where it leads', async () => {
  expect(await list()).toEqual([]);
  await tellDue();
  day('2026-01-27');
  await tellWeek();
  expect(await list()).toMatchObject([
    { kind: 'reading-missing', folder_id: folderId, is_read: false },
    {
      kind: 'due-soon',
      text: expect.stringContaining('due on Thursday, in 2 days'),
      actions: [{ do: 'open-assignment', assignment_id: id('a1') }],
      said_at: '2026-01-26T10:00:00.000Z',
      is_read: false,
    },
  ]);
  expect(await list(await testApp.signIn())).toEqual([]);
});

test('read up to where the student looked; said in new words it is new again', async () => {
  await tellDue();
  const [first] = await list();
  day('2026-01-27');
  await tellWeek();
  await student.post(contracts.readNotifications.path, { until: first?.said_at });
  const read = async () => Object.fromEntries((await list()).map(({ kind, is_read }) => [kind, is_read]));
  expect(await read()).toEqual({ 'due-soon': true, 'reading-missing': false });
  await tellDue();
  expect(await read()).toEqual({ 'due-soon': false, 'reading-missing': false });
  await student.post(contracts.readNotifications.path, { until: now.toISOString() });
  day('2026-01-27');
  await tellWeek();
  expect(await read()).toEqual({ 'due-soon': true, 'reading-missing': true });
});

test('what is done, over or stopped has left the list', async () => {
  await tellDue();
  await student.put(`/api/assignments/${folderId}/${encodeURIComponent(id('a1'))}/handed-in`, { handed_in: true });
  expect(await list()).toEqual([]);
  await student.put(`/api/assignments/${folderId}/${encodeURIComponent(id('a1'))}/handed-in`, { handed_in: false });
  expect(await list()).toHaveLength(1);
  day('2026-02-20');
  expect(await list()).toEqual([]);
  day('2026-01-26');
  const stop = { folder_id: folderId, kind: 'due-soon', scope: 'all-courses' };
  const { dismissal_id } = (await student.post(dismissSuggestion.path, stop)).json();
  expect(await list()).toEqual([]);
  await student.delete(`/api/suggestions/dismissals/${dismissal_id}`);
  expect(await list()).toHaveLength(1);
});

test('one that is put aside, or all of them, come back only when they are said again', async () => {
  await tellDue();
  await tellWeek();
  const aside = { folder_id: folderId, kind: 'due-soon', subject: id('a1'), scope: 'for-now' };
  await student.post(dismissSuggestion.path, aside);
  expect(await list()).toMatchObject([{ kind: 'reading-missing' }]);
  await student.delete(contracts.clearNotifications.path);
  expect(await list()).toEqual([]);
  day('2026-01-28');
  expect(await list()).toEqual([]);
  await tellDue();
  expect(await list()).toMatchObject([{ kind: 'due-soon', is_read: false }]);
});

test('a course in the bin says nothing', async () => {
  await tellDue();
  await student.delete(`/api/folders/${folderId}`);
  expect(await list()).toEqual([]);
});
