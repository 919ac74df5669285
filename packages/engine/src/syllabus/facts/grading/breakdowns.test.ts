import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

const schedule = [
  '## Schedule',
  '|= Week | Date | Topic | Due',
  '1 | Sep 3 | Paths |',
  '2 | Sep 10 | Markets | Project proposal',
  '3 | Sep 17 | Trams | Quiz 1',
  '4 | Sep 24 | Cars | Project draft',
  '5 | Oct 1 | Curbs | Quiz 2',
  '6 | Oct 8 | Bikes | Project report',
];

function worksOf(lines: string[]) {
  const course = readSyllabus(buildDocument(['# Streets, Fall 2025', ...lines, ...schedule]), { today: '2025-11-20' });
  const works = [...course.weeks.flatMap(({ assignments }) => assignments), ...course.assignmentsOutsideSchedule];
  return works.map(({ title, weight }) => `${title} ${weight}`);
}

const parted = [
  'Project proposal 3',
  'Quiz 1 null',
  'Project draft 5',
  'Quiz 2 null',
  'Project report 12',
  'Final exam 30',
];

it('gives the pieces of a part their own shares where a section of its own lists them', () => {
  const list = ['- Participation: 20%', '- Quizzes: 30%', '- Street project: 20%', '- Final exam: 30%'];
  const own = ['## Street project', '- Proposal (3%)', '- Draft (5%)', '- Report (12%)'];
  expect(worksOf(['## Grading', ...list, ...own])).toEqual(parted);
});

it('gives them where brackets behind the share list them', () => {
  const list = ['- Participation: 20%', '- Quizzes: 30%', '- Final exam: 30%'];
  const project = '- Street project: 20% (proposal 3%, draft 5%, report 12%)';
  expect(worksOf(['## Grading', ...list, project])).toEqual(parted);
});

it('gives them where a sentence of its own tells them', () => {
  const whole =
    'Your grade is made up of: participation (20%), quizzes (30%), the street project (20%) and the final exam (30%).';
  const parts = 'The street project consists of a proposal (3%), a draft (5%), and a report (12%).';
  expect(worksOf(['## Grading', whole, parts])).toEqual(parted);
});

it('goes on with a nested list though its shares happen to make a hundred with what stands above', () => {
  const list = ['- Participation: 20%', '- Quizzes: 20%', '- Street study: 40%', '  - Proposal (3%)', '  - Draft (5%)'];
  const works = worksOf(['## Grading', ...list, '  - Report (12%)', '  - Poster (20%)', '- Final exam: 20%']);
  expect(works).toContain('Poster 20');
  expect(works.some((work) => work.startsWith('Street study'))).toBe(false);
});
