import { expect, test } from 'vitest';
import { examCoverage, examsAbout, type PlannedExam } from './exam-coverage.ts';

const weeks = [1, 2, 3, 4, 5, 6].map((number) => ({
  number,
  startDate: `2026-03-${String(number * 4).padStart(2, '0')}`,
}));
const exam = (title: string, date: string, week: number | null = null): PlannedExam => ({
  title,
  date,
  week,
  kind: 'exam',
});
const quiz = (title: string, date: string): PlannedExam => ({ title, date, week: null, kind: 'quiz' });

test('an exam is about every week up to its own, or up to the one that has begun', () => {
  const covered = examCoverage(
    [exam('Final', '2026-05-01'), exam('Midterm', '2026-03-14'), exam('Oral', '2026-03-20', 4)],
    weeks,
  );
  expect(covered.map(({ title, fromWeek, throughWeek }) => [title, fromWeek, throughWeek])).toEqual([
    ['Midterm', null, 3],
    ['Oral', null, 4],
    ['Final', null, 6],
  ]);
  expect(examsAbout(4, covered).map(({ title }) => title)).toEqual(['Oral', 'Final']);
  expect(examsAbout(null, covered)).toHaveLength(3);
});

test('an exam keeps the doubt about its day', () => {
  const covered = examCoverage(
    [{ ...exam('Oral', '2026-03-20'), dateInDoubt: true }, exam('Final', '2026-05-01')],
    weeks,
  );
  expect(covered.map(({ dateInDoubt }) => dateInDoubt)).toEqual([true, undefined]);
});

test('a quiz is about what came since the exam or quiz before it', () => {
  const covered = examCoverage(
    [quiz('Quiz 1', '2026-03-09'), quiz('Quiz 2', '2026-03-17'), quiz('Quiz 3', '2026-03-18')],
    weeks,
  );
  expect(covered.map(({ fromWeek, throughWeek }) => [fromWeek, throughWeek])).toEqual([
    [null, 2],
    [3, 4],
    [4, 4],
  ]);
  expect(examsAbout(1, covered).map(({ title }) => title)).toEqual(['Quiz 1']);
});

test('without dates of weeks an exam is about all of them', () => {
  const [final] = examCoverage([exam('Final', '2026-05-01')], [{ number: 1, startDate: null }]);
  expect(final).toMatchObject({ fromWeek: null, throughWeek: null });
  expect(examsAbout(9, final ? [final] : [])).toHaveLength(1);
});
