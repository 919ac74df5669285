import { expect, test } from 'vitest';
import type { CoveringExam } from './exam-coverage.ts';
import { type CourseStanding, nextSteps, type WeekStanding } from './next-steps.ts';

const week = (number: number, change: Partial<WeekStanding> = {}): WeekStanding => ({
  number,
  topic: null,
  startDate: null,
  mastery: 0.9,
  items: 20,
  tried: 20,
  missed: 0,
  ...change,
});
const course = (change: Partial<CourseStanding>): CourseStanding => ({
  folderId: 'geo',
  name: 'GEO 101',
  weeks: [],
  concepts: [],
  exams: [],
  cardsDue: 0,
  ...change,
});
const exam = (title: string, date: string, throughWeek: number | null): CoveringExam => ({
  title,
  date,
  kind: 'exam',
  fromWeek: null,
  throughWeek,
});
const today = '2026-03-05';
const sentences = (...courses: CourseStanding[]) => nextSteps(courses, today).map(({ sentence }) => sentence);

test('nothing to say where all is well', () => {
  expect(nextSteps([course({ weeks: [week(1), week(2)] })], today)).toEqual([]);
  expect(nextSteps([], today)).toEqual([]);
});

test('an exam whose day is not certain is perhaps near', () => {
  const exams = [{ ...exam('Midterm', '2026-03-12', 2), dateInDoubt: true }];
  expect(sentences(course({ weeks: [week(2, { mastery: 0.41 })], exams }))).toEqual([
    'Midterm is perhaps in 7 days (its date is to be checked), and week 2 stands at 41%.',
  ]);
});

test('a near exam names its weakest week among those it is about', () => {
  const weeks = [week(1), week(2, { mastery: 0.41, topic: 'Tides' }), week(3, { mastery: 0.1 })];
  const exams = [exam('Midterm', '2026-03-12', 2)];
  expect(nextSteps([course({ weeks, exams })], today)).toEqual([
    {
      folderId: 'geo',
      action: 'practise',
      weekNumber: 2,
      concept: null,
      reason: { kind: 'exam-ahead', exam: 'Midterm', date: '2026-03-12', days: 7, mastery: 0.41 },
      sentence: 'Midterm is in 7 days, and week 2 (Tides) stands at 41%.',
    },
  ]);
  expect(sentences(course({ weeks, exams: [exam('Final', '2026-05-12', null)] }))).toEqual([]);
  expect(sentences(course({ weeks, exams: [exam('Quiz', '2026-03-04', null)] }))).toEqual([]);
});

test('an exam of the next days comes before due cards, a later one after them', () => {
  const weeks = [week(1, { mastery: 0.5 })];
  const at = (date: string) => sentences(course({ weeks, cardsDue: 1, exams: [exam('Exam', date, 1)] }));
  expect(at('2026-03-06')).toEqual(['Exam is tomorrow, and week 1 stands at 50%.', '1 card of GEO 101 is due today.']);
  expect(at('2026-03-25')).toEqual([
    '1 card of GEO 101 is due today.',
    'Exam is in 20 days, and week 1 stands at 50%.',
  ]);
});

test('missed items, weak concepts with enough tries, and the week that is taught now', () => {
  const weeks = [week(3, { missed: 2 }), week(4, { startDate: '2026-03-02', tried: 0, mastery: 0 })];
  const concepts = [
    { name: 'Erosion', weekNumber: 3, mastery: 0.3, items: 5, tried: 4, missed: 2 },
    { name: 'Uplift', weekNumber: 3, mastery: 0, items: 5, tried: 2, missed: 2 },
  ];
  expect(sentences(course({ weeks, concepts }))).toEqual([
    '“Erosion” of week 3 stands at 30% after 4 tries.',
    'You missed 2 items of week 3.',
    'Week 4 is taught now, and you have not started it.',
  ]);
  const empty = week(4, { startDate: '2026-03-02', items: 0, tried: 0, mastery: 0, topic: 'Tides' });
  expect(sentences(course({ weeks: [empty] }))).toEqual(['Week 4 (Tides) is taught now and has no activities yet.']);
  expect(sentences(course({ weeks: [{ ...empty, startDate: '2026-02-23' }] }))).toEqual([]);
});

test('five at most, and the same thing to do only once', () => {
  const weeks = Array.from({ length: 9 }, (_, i) => week(i + 1, { missed: i + 1, mastery: 0.5 }));
  const exams = [exam('Final', '2026-03-08', null)];
  const steps = nextSteps([course({ weeks, exams, cardsDue: 3 })], today);
  expect(steps).toHaveLength(5);
  expect(steps.filter(({ weekNumber }) => weekNumber === 1)).toHaveLength(1);
});
