import { expect, it } from 'vitest';
import { type AssignmentFacts, sayDue, stepState } from './assignment.ts';

const due = (change: object) =>
  sayDue({ dueDate: '2026-01-30', dueTime: '17:00', daysLeft: 3, ...change } as AssignmentFacts);

it('says when an assignment is due, and how far that is', () => {
  expect(due({})).toEqual({ when: 'Due Friday, January 30, 5:00 pm', left: '3 days left' });
  expect(due({ dueTime: null, daysLeft: 0 })).toEqual({ when: 'Due Friday, January 30', left: 'Today' });
  expect(due({ daysLeft: -1 }).left).toBe('1 day ago');
  expect(due({ dueDate: null, daysLeft: null })).toEqual({ when: 'The syllabus names no due date', left: null });
});

it('knows the step that comes next, and one whose day has passed', () => {
  const step = (id: string, date: string | null, done = false) => ({
    id,
    date,
    task: id,
    origin: 'made' as const,
    done,
  });
  const steps = [step('a', '2026-01-20', true), step('b', '2026-01-22'), step('c', '2026-01-28'), step('d', null)];
  const states = (today: string) => steps.map((each) => stepState(steps, each, today));
  expect(states('2026-01-22')).toEqual(['done', 'next', 'later', 'later']);
  expect(states('2026-01-25')).toEqual(['done', 'late', 'later', 'later']);
});
