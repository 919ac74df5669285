import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { getCourseProgress, getProgress } from '@weekwise/contracts/progress.ts';
import { Scheduler } from '@weekwise/engine/spaced-repetition/scheduler.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { passages } from '../../db/schema/retrieval.ts';
import { makeFolder } from '../../testing/factories.ts';
import { addAnswer, addItems, flashcard, multipleChoice, planWeeks } from '../../testing/practice.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

let now = new Date('2026-01-14T10:00:00Z');
const testApp = useTestApp({ clock: () => now });

let student: Student;
let folderId: string;
let cards: string[];
let questions: string[];

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user, 'Rivers')).id;
  const midterm = { title: 'Midterm', type: 'exam', dueDate: '2026-02-06', week: 4 } as const;
  const [weekId = ''] = await planWeeks(testApp.deps, folderId, [midterm]);
  const heading = 'Channels';
  cards = await addItems(testApp.deps, { folderId, weekId }, [
    flashcard('thalweg', { heading }),
    flashcard('levee', { heading }),
  ]);
  questions = await addItems(testApp.deps, { folderId, weekId }, [
    multipleChoice('What moves gravel?'),
    multipleChoice('What bends a river?'),
  ]);
});

const inCourse = async (query = ''): Promise<ResponseOf<typeof getCourseProgress>> =>
  (await student.get(`/api/progress/folders/${folderId}?${query}`)).json();
const overview = async (): Promise<ResponseOf<typeof getProgress>> => (await student.get('/api/progress')).json();
const week = async (number: number) => (await inCourse()).weeks.find(({ week_number }) => week_number === number);

test('before anything was done nothing is known, and the week that is taught now is next', async () => {
  expect(await week(1)).toMatchObject({ mastery: 0, items: 4, tried: 0, missed: 0, cards_due: 0, time_spent: 0 });
  const { courses, next, today, days } = await overview();
  expect(today).toBe('2026-01-14');
  expect(courses).toEqual([
    {
      folder_id: folderId,
      name: 'Rivers',
      mastery: 0,
      items: 4,
      tried: 0,
      missed: 0,
      cards_due: 0,
      time_spent: 0,
      exams: [{ title: 'Midterm', date: '2026-02-06', date_in_doubt: false, kind: 'exam', days: 23, through_week: 4 }],
    },
  ]);
  expect(next.map(({ reason }) => reason.kind)).toEqual(['week-not-started']);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ date: '2026-01-14', time_spent: 0, grades: 0, recalled: 0, answers: 0 });
});

test('cards and answers raise the week by the documented formula, and a miss is named', async () => {
  const [thalweg = ''] = cards;
  const [gravel = '', bend = ''] = questions;
  await student.post(`/api/cards/${thalweg}/grade`, { grade: 'good', duration: 8_000 });
  await addAnswer(testApp.deps, student.user, gravel, { correct: true, duration: 5_000 });
  // A tab that stayed open overnight counts as five minutes.
  await addAnswer(testApp.deps, student.user, bend, { correct: false, duration: 40_000_000 });
  const scheduler = new Scheduler();
  const inAWeek = scheduler.recall(scheduler.remember(null, 0, 'good').stability, 7);
  const first = await week(1);
  expect(first?.mastery).toBeCloseTo((inAWeek + (inAWeek * 4) / 5) / 4, 10);
  expect(first).toMatchObject({ items: 4, tried: 3, missed: 1, time_spent: 8_000 + 5_000 + 300_000 });
  const { concepts } = await inCourse();
  expect(concepts.map(({ name, items, tried }) => [name, items, tried])).toEqual([
    ['Rivers', 2, 2],
    ['Channels', 2, 1],
  ]);
  const { next, days } = await overview();
  expect(next.map(({ reason }) => reason.kind)).toEqual(['cards-due', 'missed-questions']);
  expect(next[1]).toMatchObject({
    action: 'practise',
    week_number: 1,
    reason: { kind: 'missed-questions', count: 1 },
    sentence: 'You missed 1 item of week 1 (Topic 1).',
  });
  expect(days.at(-1)).toEqual({ date: '2026-01-14', time_spent: 313_000, grades: 1, recalled: 1, answers: 2 });
});

test('a grade that was undone counts for nothing', async () => {
  const before = await week(1);
  await student.post(`/api/cards/${cards[1]}/grade`, { grade: 'easy', duration: 1_000 });
  expect((await week(1))?.mastery).toBeGreaterThan(before?.mastery ?? 1);
  await student.post('/api/cards/undo', {});
  expect(await week(1)).toEqual(before);
});

test('days later less is left of it, cards are due, and the exam comes into sight', async () => {
  const before = await week(1);
  now = new Date('2026-01-24T22:30:00Z');
  const after = await week(1);
  expect(after?.mastery).toBeLessThan(before?.mastery ?? 0);
  expect(after?.cards_due).toBe(1);
  const { next } = await inCourse();
  expect(next.map(({ reason }) => reason.kind).slice(0, 2)).toEqual(['cards-due', 'exam-ahead']);
  expect(next[0]?.sentence).toBe('1 card of Rivers is due today.');
  expect((await inCourse('time_zone=Europe/Berlin')).today).toBe('2026-01-24');
  expect((await inCourse('time_zone=Asia/Tokyo')).today).toBe('2026-01-25');
});

test('a concept is what the headings above its passage say, without those of any chapter', async () => {
  const reading =
    '# 6.1 Point Bars\n\n## Learning objectives\n\nA point bar is a deposit of sand on the inner bank of a bend.\n';
  const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'bars.md', bytes: reading });
  const [passage] = await testApp.deps.db.select().from(passages).where(eq(passages.fileId, fileId));
  const card = flashcard('point bar');
  const citation = { ...card.citation, passageId: passage?.id ?? '', heading: 'Learning objectives' };
  await addItems(testApp.deps, { folderId, weekId: `${folderId}/week-2` }, [{ ...card, citation }]);
  const { concepts } = await inCourse();
  expect(concepts.filter(({ week_number }) => week_number === 2).map(({ name }) => name)).toEqual(['Point Bars']);
});

test('somebody else’s course does not exist', async () => {
  const other = await testApp.signIn();
  expect((await other.get(`/api/progress/folders/${folderId}`)).statusCode).toBe(404);
  expect((await other.get('/api/progress')).json()).toMatchObject({ courses: [], next: [] });
});
