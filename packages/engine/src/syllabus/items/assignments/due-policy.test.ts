import { expect, it } from 'vitest';
import { findSchedule } from '../../structure/find-schedule.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { understandSchedule } from '../understand-schedule.ts';
import { findDuePolicies } from './due-policy.ts';

const rules = (line: string) =>
  findDuePolicies(buildDocument([line]), new Set()).map(({ nouns, rule, time }) => [...nouns, rule ?? time?.clock]);

it.each([
  ['Unless otherwise noted, all graded work is due on Sundays at 11:59 PM.', [['due  on Sunday at 11:59 PM.']]],
  ['Quizzes are due every Friday by noon.', [['quiz', 'due  every Friday by noon.']]],
  ['All assignments are due Sunday.', [['due  Sunday.']]],
  ['All problem sets are due by 5 pm on the day listed.', [['set', '17:00']]],
  ['Unless otherwise noted, assignments are due at 11:59 pm Eastern Time.', [['23:59']]],
  ['Each week by Friday you hand in a one-page reflection on the reading.', [['reflection', 'due Friday']]],
  ['Submit your lab note every Tuesday.', [['note', 'due Tuesday']]],
  ['The field report is a study of one bog. Hand it in as a PDF by 6 pm.', [['report', '18:00']]],
  ['Upload your essay to the course page by 6 pm.', [['essay', '18:00']]],
])('%s', (line, expected) => {
  expect(rules(line)).toEqual(expected);
});

it.each([
  'The essay is due on Friday, October 4.',
  'Assignments are due the Monday after they are assigned.',
  'Drafts are due Tuesday and final versions Friday.',
  'The essay is due at noon.',
  'Papers are due by 5:00.',
  'Late work is not accepted after Sunday.',
  'You hand in the essay on Friday, October 4.',
  'If you hand it in by 6 pm the next day, you lose a point.',
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

it('gives work with a day the time of the rule for its kind, where it has none of its own', () => {
  const document = buildDocument([
    '# Soil Science, Fall 2026',
    'All problem sets are due at 5 pm EST.',
    '## Schedule',
    '- Sep 8: Clay. Problem set 1 due Sep 10',
    '- Sep 15: Silt. Problem set 2 due Sep 17, 9 am. Essay due Sep 18',
  ]);
  const schedule = findSchedule(document, {});
  const works = understandSchedule(schedule, document, { gradedLists: [] }).weeks.flatMap((week) => week.assignments);
  expect(works.map((work) => [work.title, work.dueDate, work.dueTime, work.dueZone])).toEqual([
    ['Problem set 1', '2026-09-10', '17:00', 'EST'],
    ['Problem set 2', '2026-09-17', '09:00', null],
    ['Essay', '2026-09-18', null, null],
  ]);
});
