import { expect, it } from 'vitest';
import { riverStudent } from '../testing/river-course.ts';
import { sinceExamBefore } from './plan-order.ts';

const [first] = riverStudent.work;
const exam = (title: string, dueDate: string, weekNumber: number) => {
  if (!first) throw new Error('No work');
  return { ...first, weekNumber, assignment: { ...first.assignment, type: 'exam' as const, title, dueDate } };
};
const [week] = riverStudent.weeks;
const weeks = [1, 2, 3, 4, 5, 6].flatMap((number) => (week ? [{ ...week, number }] : []));
const work = [exam('Midterm 1', '2027-02-03', 3), exam('Midterm 2', '2027-03-03', 6)];

it('puts first what came after the exam before', () => {
  const second = { title: 'Midterm 2', date: '2027-03-03', kind: 'exam' as const };
  expect(sinceExamBefore(second, weeks, { work })).toEqual({ title: 'Midterm 1', weeks: [4, 5, 6] });
});

it.each([
  ['Midterm 1', '2027-02-03'],
  ['Final exam', '2027-03-20'],
])('leaves the weeks of %s as they are', (title, date) => {
  expect(sinceExamBefore({ title, date, kind: 'exam' }, weeks, { work })).toBeNull();
});
