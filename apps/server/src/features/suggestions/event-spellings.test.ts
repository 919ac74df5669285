import { proactiveEventData, sendProactiveEvent } from '@weekwise/contracts/suggestions.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { weekItem } from '../../testing/plan-items.ts';
import { readSyllabus } from '../../testing/planned-course.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { toEvent } from './suggestion.presenter.ts';

const testApp = useTestApp({ clock: () => new Date('2026-01-26T10:00:00Z') });
let student: Student;
let folderId: string;

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user, 'Rivers')).id;
  await readSyllabus(testApp.deps, folderId, [
    weekItem({ id: 'w3', number: 3, topic: 'Meanders', startDate: '2026-01-26' }),
  ]);
  await student.post(`/api/folders/${student.user.id}/select`, { folder_id: folderId });
});

const tell = (event_type: string, body: object, by: Student = student) =>
  by.post(sendProactiveEvent.path, { event_type, ...body });

test('types of activities are taken in any spelling', async () => {
  for (const activityType of ['True_False', 'MCQ', 'Flash Cards', 'crossword']) {
    const answer = await tell('activity_started', { event_data: { folderId, activityType } });
    expect(answer.statusCode, activityType).toBe(200);
  }
});

const nothing = Object.fromEntries(Object.keys(proactiveEventData.shape).map((field) => [field, null]));

test.each<[string, object]>([
  ['readings without authors', { event_data: { weekData: { topic: 'Meanders', readings: [{ title: 'Bends' }] } } }],
  ['readings without titles', { event_data: { weekData: { readings: [{ author: 'Osei' }, {}] } } }],
  ['a week without readings', { event_data: { currentWeek: 3 }, ui_context: { weekData: { readings: [] } } }],
  ['null in the place of every field', { event_data: nothing, ui_context: { folderId: null, weekData: null } }],
  ['no place on the screen', { event_data: { currentWeek: 3 }, ui_context: null }],
  ['no data', {}],
  ['a status of another client', { event_data: { activityCompletionStatus: 'finished' } }],
  [
    'the syllabus as the server sent it',
    { event_data: { syllabusData: { metadata: { syllabus_id: 's' }, weeks: [] } } },
  ],
])('an event with %s is taken, and is about the course that was open last', async (_, body) => {
  const answer = await tell('week_changed', body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().suggestion?.folder_id ?? folderId).toBe(folderId);
});

test('who has no course yet hears nothing, and no refusal', async () => {
  const answer = await tell('syllabus_processing', { event_data: {} }, await testApp.signIn());
  const silence = { success: true, response: null, suggestion: null, held_back: [] };
  expect([answer.statusCode, answer.json()]).toEqual([200, silence]);
});

test('the type of an activity is known by its interaction type where that alone is told', () => {
  const toldAs = (event_data: object) =>
    toEvent(sendProactiveEvent.body.parse({ event_type: 'activity_started', event_data })).activityType;
  expect(toldAs({ interactionType: 'true_false_quiz' })).toBe('true-false');
  expect(toldAs({ interactionType: 'true_false_quiz', activityType: 'MCQ' })).toBe('multiple-choice');
  expect(toldAs({ interactionType: 'a puzzle' })).toBe('socratic-dialogue');
  expect(toldAs({})).toBeNull();
});
