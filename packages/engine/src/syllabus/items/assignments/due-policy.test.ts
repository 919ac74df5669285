import { expect, it } from 'vitest';
import { findSchedule } from '../../structure/find-schedule.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { understandSchedule } from '../understand-schedule.ts';
import { findDuePolicies } from './due-policy.ts';

const rules = (line: string) =>
  findDuePolicies(buildDocument([line]), new Set()).map(({ nouns, rule }) => [...nouns, rule]);

it.each([
  ['Unless otherwise noted, all graded work is due on Sundays at 11:59 PM.', [['due  on Sunday at 11:59 PM.']]],
  ['Quizzes are due every Friday by noon.', [['quiz', 'due  every Friday by noon.']]],
  ['All assignments are due Sunday.', [['due  Sunday.']]],
])('%s', (line, expected) => {
  expect(rules(line)).toEqual(expected);
});

it.each([
  'The essay is due on Friday, October 4.',
  'Assignments are due the Monday after they are assigned.',
  'Drafts are due Tuesday and final versions Friday.',
  'Late work is not accepted after Sunday.',
])('%s is no rule for every week', (line) => {
  expect(rules(line)).toEqual([]);
});

it('dates the work of weeks without days, each kind by its own rule', () => {
  const document = buildDocument([
    '# PUBH 1001, Fall 2024',
    'All assignments are due on Sundays at 11:59 pm. Discussions are due on Wednesdays.',
    '# Schedule',
    '## Week 1 (September 2 - September 8): Origins',
    '- Quiz 1',
    '## Week 2 (September 9 - September 15): Methods',
    '- Due: Discussion 1; Quiz 2',
  ]);
  const schedule = findSchedule(document, { today: '2024-08-01' });
  const { weeks } = understandSchedule(schedule, document, { gradedLists: [] });
  expect(weeks.map((week) => week.assignments.map((a) => [a.title, a.dueDate, a.dueTime]))).toEqual([
    [['Quiz 1', '2024-09-08', '23:59']],
    [
      ['Discussion 1', '2024-09-11', null],
      ['Quiz 2', '2024-09-15', '23:59'],
    ],
  ]);
});
