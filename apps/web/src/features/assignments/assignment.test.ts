import { afterEach, expect, it, vi } from 'vitest';
import { makeAssignmentFacts } from '../../testing/assignment-facts.ts';
import { type AssignmentFacts, factsFromWire, sayDue, stepState } from './assignment.ts';

afterEach(() => void vi.useRealTimers());

const due = (change: object) =>
  sayDue({ dueDate: '2026-01-30', dueTime: '17:00', daysLeft: 3, ...change } as AssignmentFacts);

it('says when an assignment is due, and how far that is', () => {
  expect(due({})).toEqual({ when: 'Due Friday, January 30, 5:00 pm', left: '3 days left' });
  expect(due({ dueTime: null, daysLeft: 0 })).toEqual({ when: 'Due Friday, January 30', left: 'Today' });
  expect(due({ daysLeft: -1 }).left).toBe('1 day ago');
  expect(due({ dueDate: null, daysLeft: null })).toEqual({ when: 'The syllabus names no due date', left: null });
});

it('never says a doubtful date as a fact, nor that it is past', () => {
  const when = 'Perhaps Friday, January 30, 5:00 pm: the date is not certain';
  expect(due({ dueInDoubt: true })).toEqual({ when, left: null });
  expect(due({ dueInDoubt: true, dueDate: null })).toEqual({ when: 'The due date is not certain', left: null });
  vi.useFakeTimers({ now: new Date(2026, 0, 31) });
  const wire = makeAssignmentFacts({ due_date: '2026-01-29', due_in_doubt: true, status: 'open' });
  expect(factsFromWire(wire).status).toBe('open');
});

it('counts from the student’s own day, whatever day it is where the server is', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 29, 23, 30) });
  const facts = (change: object) => factsFromWire(makeAssignmentFacts({ due_date: '2026-01-29', ...change }));
  expect(facts({ days_left: -1, status: 'overdue' })).toMatchObject({ daysLeft: 0, status: 'open' });
  expect(facts({ due_date: '2026-01-28', days_left: -1 })).toMatchObject({ daysLeft: -1, status: 'overdue' });
  expect(facts({ days_left: -1, status: 'handed-in' }).status).toBe('handed-in');
  expect(facts({ due_date: null, days_left: null }).daysLeft).toBeNull();
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
