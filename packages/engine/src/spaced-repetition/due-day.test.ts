import { expect, test } from 'vitest';
import { dueDay } from './due-day.ts';
import { gradeOption } from './grade-options.ts';
import { type Memory, newMemory } from './memory.ts';
import { Scheduler } from './scheduler.ts';

const scheduler = new Scheduler();
const on = (day: string) => ({ now: new Date(`${day}T12:00:00Z`), timeZone: 'UTC', today: day });
const at = new Date('2026-03-01T12:00:00Z');
const moment = { at, timeZone: 'UTC', exams: [], spread: 0 };
const learnt: Memory = {
  ...gradeOption(scheduler, newMemory(at), 'easy', moment).memory,
  stability: 300,
  scheduledDays: 300,
};

test('the day that the last grade gave', () => {
  expect(dueDay(scheduler, learnt, [], 0, on('2026-03-05'))).toBe('2026-12-26');
});

test('an exam that came into the plan since brings it forward, and one that is over does not', () => {
  const exam = { date: '2026-04-10', kind: 'exam' } as const;
  expect(dueDay(scheduler, learnt, [exam], 0, on('2026-03-05'))).toBe('2026-04-09');
  expect(dueDay(scheduler, learnt, [exam], 0.9, on('2026-03-05'))).toBe('2026-04-07');
  expect(dueDay(scheduler, learnt, [exam], 0, on('2026-04-10'))).toBe('2026-12-26');
  expect(dueDay(scheduler, { ...learnt, stability: 20 }, [exam], 0, on('2026-03-05'))).toBe('2026-03-18');
});

test('a new card is due today, and a step of learning on the day of its minute where the student is', () => {
  expect(dueDay(scheduler, newMemory(at), [], 0, on('2026-03-05'))).toBe('2026-03-05');
  const step = gradeOption(scheduler, newMemory(at), 'again', moment).memory;
  expect(dueDay(scheduler, step, [], 0, { ...on('2026-03-05'), timeZone: 'Pacific/Kiritimati' })).toBe('2026-03-02');
});
