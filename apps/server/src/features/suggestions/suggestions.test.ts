import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import * as contracts from '@weekwise/contracts/suggestions.ts';
import { proactiveEventTypes } from '@weekwise/domain/suggestions.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { studyGuides } from '../../db/schema/study-guides.ts';
import { suggestionDismissals, suggestionPaces } from '../../db/schema/suggestions.ts';
import { makeFolder } from '../../testing/factories.ts';
import { assignmentItem, readingItem, weekItem } from '../../testing/plan-items.ts';
import { readSyllabus } from '../../testing/planned-course.ts';
import { addAnswer, addItems, multipleChoice } from '../../testing/practice.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { weekReading } from '../../testing/week.ts';
import { calendarsOf } from '../syllabus/calendar.service.ts';
import { adoptReading } from '../syllabus/plan.service.ts';

const start = new Date('2026-01-26T10:00:00Z');
let now = start;
const testApp = useTestApp({ clock: () => now });

type Answer = ResponseOf<typeof contracts.sendProactiveEvent>;
let student: Student;
let folderId: string;
const id = (name: string): string => `${folderId}/${name}`;

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user, 'Rivers')).id;
  await uploadAndRead(testApp, student, { folderId, role: 'material', ...weekReading });
  const inWeek3 = { weekId: id('w3') };
  const items = [
    weekItem({ id: id('w3'), number: 3, topic: 'Meanders', startDate: '2026-01-26' }),
    weekItem({ id: id('w4'), number: 4, topic: 'Deltas', startDate: '2026-02-02' }),
    readingItem({ id: id('r1'), ...inWeek3, title: 'Why Rivers Bend', author: 'Castellanos' }),
    readingItem({ id: id('r2'), ...inWeek3, title: 'Sediment and Silt', author: 'Osei' }),
    assignmentItem({ id: id('a1'), ...inWeek3, title: 'River essay', type: 'essay', dueDate: '2026-01-29' }),
  ];
  const origin = { folderId, fileId: 'file', fileName: 's.md', source: 'engine', fallback: null };
  await adoptReading(testApp.deps, { ...origin, confidenceThreshold: null, taskId: testApp.deps.newId(), items });
});

beforeEach(async () => {
  now = start;
  await testApp.deps.db.delete(suggestionPaces);
  await testApp.deps.db.delete(suggestionDismissals);
});

const tell = (event_type: string, data: object = {}, more: object = {}) =>
  student.post(contracts.sendProactiveEvent.path, {
    user_id: student.user.id,
    event_type,
    event_data: { folderId, currentWeek: 3, ...data },
    ui_context: { folderId, currentWeek: 3 },
    ...more,
  });
const heard = async (event_type: string, data: object = {}): Promise<Answer> => {
  const answer = await tell(event_type, data);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const dismiss = async (body: object) =>
  (await student.post(contracts.dismissSuggestion.path, { folder_id: folderId, ...body })).json<{
    dismissal_id: string;
  }>();

test('what is due is said from the plan, whatever the event claims, with what can be done about it', async () => {
  const { response, suggestion } = await heard('assignment_due_soon', {
    assignmentTitle: 'River essay',
    daysUntilDue: 900,
  });
  expect(response).toBe('“River essay” is due on Thursday, in 3 days. Nothing of it is begun here.');
  expect(suggestion).toMatchObject({
    folder_id: folderId,
    kind: 'due-soon',
    week_number: 3,
    source: 'engine',
    fallback: null,
    actions: [{ do: 'open-assignment', label: 'Plan the steps', assignment_id: id('a1') }],
  });
  // Where the student is, it is the day before still.
  later(10);
  now = new Date('2026-01-27T03:00:00Z');
  const west = await tell(
    'assignment_due_soon',
    { assignmentTitle: 'River essay' },
    { time_zone: 'America/Los_Angeles' },
  );
  expect(west.json<Answer>().response).toContain('in 3 days');
  const made = await tell('assignment_due_soon', {
    assignmentTitle: 'An essay that nobody asked for',
    daysUntilDue: 1,
  });
  expect(made.json()).toMatchObject({ success: true, response: null, suggestion: null });
});

test('a due date that is not certain is told as such until the student decides', async () => {
  const { id: otherId } = await makeFolder(testApp.deps, student.user, 'Deltas');
  const weekId = `${otherId}/w3`;
  const days = ['2026-01-20', '2026-01-28'];
  const dueDoubt = { reason: 'day-order' as const, printed: '20/28', days };
  const work = (name: string, change: object) =>
    assignmentItem({ id: `${otherId}/${name}`, weekId, title: name, type: 'essay', dueDate: '2026-01-29', ...change });
  await readSyllabus(testApp.deps, otherId, [
    weekItem({ id: weekId, number: 3, startDate: '2026-01-26' }),
    work('Guess', { confidence: 0.55 }),
    work('Either', { dueDate: '2026-01-20', dueDoubt }),
    work('Exam', { confidence: 0.55, type: 'exam' }),
  ]);
  const say = async (assignmentTitle: string) => {
    later(10);
    const data = { folderId: otherId, assignmentTitle };
    const answer = await tell('assignment_due_soon', data, { ui_context: { folderId: otherId, currentWeek: 3 } });
    return answer.json<Answer>().response;
  };
  expect(await say('Guess')).toMatch(/^“Guess” may be due on Thursday, in 3 days: its date is not certain\./);
  expect(await say('Either')).toMatch(/^“Either” may be due on Wednesday, in 2 days: its date is not certain\./);
  const ahead = (await calendarsOf(testApp.deps.db, [otherId]))(otherId).exams;
  expect(ahead).toMatchObject([{ title: 'Exam', dateInDoubt: true }]);
  await student.post(`/api/review/${otherId}/confirm`, { item_ids: [`${otherId}/Guess`] });
  expect(await say('Guess')).toMatch(/^“Guess” is due on Thursday, in 3 days\./);
});

test('every type of the specification is answered; an unknown one and a wrong field are refused', async () => {
  for (const type of proactiveEventTypes) {
    const { success, response, suggestion } = await heard(type, {
      sectionType: 'readings',
      readingTitle: 'Sediment and Silt',
    });
    expect(success, type).toBe(true);
    expect(response === null, type).toBe(suggestion === null);
  }
  for (const [type, data] of [
    ['week_forgotten', {}],
    ['week_changed', { currentWeek: 'three' }],
    ['week_changed', { searchResultsCategory: 'splendid' }],
  ] as const) {
    const refused = await tell(type, data);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_request']);
  }
  for (const data of [{ folderId: 'undefined' }, { folderId: ' ' }, { folderId: 'another' }]) {
    const refused = await tell('week_changed', data);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_folder_id']);
  }
});

test('one of a kind in five minutes, also when many ask at once; then again', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 6 }, () => heard('assignment_due_soon', { assignmentTitle: 'River essay' })),
  );
  const said = [first, ...others].filter((answer) => answer?.response);
  expect(said).toHaveLength(1);
  const held = await heard('assignment_due_soon', { assignmentTitle: 'River essay' });
  expect(held).toMatchObject({ response: null, held_back: [{ kind: 'due-soon', reason: 'said-lately' }] });
  later(4.99);
  expect((await heard('assignment_due_soon', { assignmentTitle: 'River essay' })).response).toBeNull();
  later(0.01);
  expect((await heard('assignment_due_soon', { assignmentTitle: 'River essay' })).suggestion?.kind).toBe('due-soon');
});

test('what was said of the same thing comes after what was not', async () => {
  const kinds = [];
  for (let i = 0; i < 3; i++) {
    kinds.push((await heard('week_changed')).suggestion?.kind);
    later(6);
  }
  expect(kinds).toEqual(['due-soon', 'week-new', 'reading-missing']);
});

test('dismissed for now rests until tomorrow, for good until it is brought back, here or everywhere', async () => {
  const due = () => heard('assignment_due_soon', { assignmentTitle: 'River essay' });
  await dismiss({ kind: 'due-soon', subject: id('a1'), scope: 'for-now' });
  expect(await due()).toMatchObject({ response: null, held_back: [{ kind: 'due-soon', reason: 'dismissed' }] });
  later(24 * 60 + 1);
  expect((await due()).response).not.toBeNull();
  await testApp.deps.db.delete(suggestionDismissals);

  const list = async () =>
    (await student.get(contracts.listDismissals.path)).json<ResponseOf<typeof contracts.listDismissals>>().dismissals;
  for (const [scope, folder_name] of [
    ['course', 'Rivers'],
    ['all-courses', null],
  ] as const) {
    later(6);
    const { dismissal_id } = await dismiss({ kind: 'due-soon', scope });
    expect((await dismiss({ kind: 'due-soon', scope })).dismissal_id).toBe(dismissal_id);
    expect(await list()).toMatchObject([{ dismissal_id, kind: 'due-soon', folder_name }]);
    later(40 * 24 * 60);
    expect((await heard('week_changed')).suggestion?.kind).not.toBe('due-soon');
    const { kinds } = (await student.get(`/api/suggestions/folders/${folderId}/state`)).json();
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'due-soon', dismissed: scope }));
    expect((await student.delete(`/api/suggestions/dismissals/${dismissal_id}`)).statusCode).toBe(200);
    expect((await student.delete(`/api/suggestions/dismissals/${dismissal_id}`)).json().code).toBe(
      'dismissal_not_found',
    );
    now = start;
    await testApp.deps.db.delete(suggestionPaces);
    expect((await due()).response).not.toBeNull();
  }
  expect(await list()).toEqual([]);
});

test('three wrong answers on one concept bring its passage; a right one since takes it away', async () => {
  const { db } = testApp.deps;
  const citation = {
    quote: 'A point bar is a deposit of sand that forms on the inner bank of a bend.',
    heading: 'Point bars',
  };
  const documentId = (await student.get(`/api/folders/${folderId}/contents`)).json().files[0].file_id;
  const questions = ['Where?', 'Of what?', 'Which bank?'].map((question) => {
    const item = multipleChoice(question);
    return { ...item, citation: { ...item.citation, ...citation, documentId } };
  });
  const ids = await addItems(testApp.deps, { folderId, weekId: id('w3') }, questions);
  const done = () => heard('activity_completed', { activityType: 'multiple-choice' });
  for (const itemId of ids.slice(0, 2)) await addAnswer(testApp.deps, student.user, itemId, { correct: false });
  expect((await done()).suggestion?.kind).toBe('questions-missed');
  await addAnswer(testApp.deps, student.user, ids[2] ?? '', { correct: false });
  const { response, suggestion } = await done();
  expect(response).toBe('You answered 3 questions on “Point bars” wrong. Castellanos - Why Rivers Bend.md says it.');
  expect(suggestion?.actions).toMatchObject([
    { do: 'open-passage', file_id: documentId, quote: citation.quote, week: 3 },
    { do: 'practise', week: 3, activity_type: 'multiple-choice' },
  ]);
  await db.delete(suggestionPaces);
  later(1);
  await addAnswer(testApp.deps, student.user, ids[0] ?? '', { correct: true });
  expect((await done()).suggestion?.kind).not.toBe('concept-missed');
});

test('a guide that was never opened is named until the screen tells that it was', async () => {
  const made = { source: 'engine', fallback: null, createdAt: now, shortage: null, materialIds: [] };
  await testApp.deps.db.insert(studyGuides).values({ folderId, weekId: id('w3'), basis: 'materials', ...made });
  const kind = async () => (await heard('study_guide_exists_check')).suggestion?.kind ?? null;
  expect(await kind()).toBe('guide-unopened');
  await heard('section_expansion', { sectionType: 'study_guide' });
  later(10);
  expect(await kind()).toBeNull();
  await testApp.deps.db.delete(studyGuides).where(eq(studyGuides.folderId, folderId));
});

test('a reading that the course has is named unread until it was opened', async () => {
  const check = async () =>
    (await heard('search_results_exists_check', { readingTitle: 'Why Rivers Bend' })).suggestion?.kind ?? null;
  expect(await check()).toBe('reading-unread');
  await heard('section_expansion', { sectionType: 'reading', readingTitle: weekReading.name });
  later(10);
  expect(await check()).toBeNull();
});

test('a course without a plan has nothing to be told of, and somebody else’s does not exist', async () => {
  const empty = await makeFolder(testApp.deps, student.user, 'Nothing yet');
  for (const event_type of proactiveEventTypes) {
    const answer = await student.post(contracts.sendProactiveEvent.path, {
      event_type,
      event_data: { folderId: empty.id },
    });
    expect(answer.json<Answer>(), event_type).toMatchObject({ success: true, response: null });
  }
  const other = await testApp.signIn();
  const answer = await other.post(contracts.sendProactiveEvent.path, {
    event_type: 'week_changed',
    event_data: { folderId },
  });
  expect(answer.statusCode).toBe(404);
});
