import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

const titles = (lines: string[]) =>
  readSyllabus(buildDocument(lines), { today: '2031-09-01' }).assignmentsOutsideSchedule.map(({ title }) => title);

it('plans whatever has a share of the grade, however it is called', () => {
  const graded = [
    'Meet your inner seal 350 pts.',
    'Rope practicals (n=3) 150 pts.',
    'Midterm exam 100 pts.',
    'Final exam 100 pts.',
    'Tale telling 100 pts.',
    'Total 800 pts.',
  ];
  expect(
    titles(['# Shore Life (BIO 432)', 'Goals of the course', 'Graded Components:', graded.join('\n'), 'Bring boots.']),
  ).toEqual(['Meet your inner seal', 'Rope practicals (n=3)', 'Midterm exam', 'Final exam', 'Tale telling']);
});

it('dates no part of the grade by the day of the section that holds the grading', () => {
  const lines = [
    '# Shore Life',
    '# 1 September 2031: Salt',
    'Lindt, Salt, pp. 3–9',
    '- Exam 30%',
    '- Exercises 45%',
    '- Harbour essay 25%',
    '# 8 September 2031: Tides',
    'Lindt, Salt, pp. 10–19',
    '# 15 September 2031: Fog',
    'Lindt, Salt, pp. 20–29',
  ];
  const { weeks, assignmentsOutsideSchedule } = readSyllabus(buildDocument(lines), { today: '2031-09-01' });
  const works = [...weeks.flatMap(({ assignments }) => assignments), ...assignmentsOutsideSchedule];
  expect(works.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Exam', null],
    ['Exercises', null],
    ['Harbour essay', null],
  ]);
});

it('dates no work by the day on which its line was corrected', () => {
  const rows = [
    'Component | Weight | Notes',
    'Harbour exam | 60% | in class',
    'Salt exam | 40% | (corrected 9/18, was 30%)',
  ];
  const weeks = ['Week | Date | Topic', '1 | Sep 8 | Salt', '2 | Sep 15 | Tides', '3 | Sep 22 | Moss'];
  const lines = ['# Shore Life, Fall 2031', '# Grading', ...rows, '# Schedule', ...weeks];
  const course = readSyllabus(buildDocument(lines), { today: '2031-09-01' });
  const work = [...course.weeks.flatMap(({ assignments }) => assignments), ...course.assignmentsOutsideSchedule];
  expect(work.find(({ title }) => title === 'Salt exam')).toMatchObject({ dueDate: null });
});
