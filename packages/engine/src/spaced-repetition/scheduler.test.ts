import { cardGrades } from '@weekwise/domain/spaced-repetition.ts';
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { gradeOption, gradeOptions } from './grade-options.ts';
import { localDay, wallClock } from './local-time.ts';
import { newMemory } from './memory.ts';
import { Scheduler } from './scheduler.ts';
import { fixedLog } from './testing/fixed-log.ts';

const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
const utc = { timeZone: 'UTC', exams: [], spread: 0.5 };

test('a log of 200 reviews: every due date, stability and difficulty is ts-fsrs’s own', () => {
  const theirs = fsrs({ request_retention: 0.9, enable_fuzz: false });
  const scheduler = new Scheduler();
  const log = fixedLog(200);
  const cards = new Map(log.map(({ card, at }) => [card, { theirs: createEmptyCard(at), ours: newMemory(at) }]));
  const compared = { reviews: 0, later: 0, lapses: 0 };
  for (const { card, grade, at } of log) {
    const known = cards.get(card);
    if (!known) throw new Error(card);
    known.theirs = theirs.next(known.theirs, at, ratings[grade]).card;
    known.ours = gradeOption(scheduler, known.ours, grade, { at, ...utc }).memory;
    expect({ ...known.ours, state: State[known.theirs.state].toLowerCase() }).toEqual({
      state: known.ours.state,
      stability: known.theirs.stability,
      difficulty: known.theirs.difficulty,
      due: known.theirs.due,
      lastReview: at,
      scheduledDays: known.theirs.scheduled_days,
      learningStep: known.theirs.learning_steps,
      reviews: known.theirs.reps,
      lapses: known.theirs.lapses,
    });
    compared.reviews++;
    compared.later += known.ours.scheduledDays > 0 ? 1 : 0;
  }
  compared.lapses = [...cards.values()].reduce((sum, { ours }) => sum + ours.lapses, 0);
  expect(compared.reviews).toBe(200);
  expect(compared.later).toBeGreaterThan(100);
  expect(compared.lapses).toBeGreaterThan(10);
});

test('the buttons say what choosing them then does, and better recall never comes back sooner', () => {
  const scheduler = new Scheduler();
  for (const { at } of fixedLog(20)) {
    const memory = gradeOption(scheduler, newMemory(at), 'easy', { at, ...utc }).memory;
    const later = new Date(memory.due.getTime() + 3_600_000);
    const options = gradeOptions(scheduler, memory, { at: later, ...utc });
    const dues = cardGrades.map((grade) => options[grade].memory.due.getTime());
    expect([...dues].sort((x, y) => x - y)).toEqual(dues);
    for (const grade of cardGrades) {
      expect(gradeOption(scheduler, memory, grade, { at: later, ...utc })).toEqual(options[grade]);
    }
  }
});

test('days are counted from midnight to midnight where the student is', () => {
  const scheduler = new Scheduler();
  const evening = new Date('2026-03-02T23:30:00Z');
  const afternoonInDenver = { timeZone: 'America/Denver', exams: [], spread: 0 };
  const first = gradeOption(scheduler, newMemory(evening), 'easy', { at: evening, ...afternoonInDenver }).memory;
  // Past midnight of UTC, the same afternoon in Denver: ts-fsrs alone would count a day.
  const soon = new Date('2026-03-03T00:30:00Z');
  const again = gradeOption(scheduler, first, 'good', { at: soon, ...afternoonInDenver }).memory;
  const inUtc = gradeOption(scheduler, first, 'good', { at: soon, ...utc }).memory;
  expect(again.stability).toBeLessThan(inUtc.stability);
  expect(again.lastReview).toEqual(soon);
  expect(again.due.getTime() - soon.getTime()).toBe(again.scheduledDays * 86_400_000);
});

test('wall clocks follow the zone through the change of the clocks', () => {
  expect(wallClock(new Date('2026-03-08T09:30:00.125Z'), 'America/Denver').toISOString()).toBe(
    '2026-03-08T03:30:00.125Z',
  );
  expect(wallClock(new Date('2026-03-08T08:30:00Z'), 'America/Denver').toISOString()).toBe('2026-03-08T01:30:00.000Z');
  expect(localDay(new Date('2026-01-01T06:59:59Z'), 'America/Denver')).toBe('2025-12-31');
  expect(localDay(new Date('2026-01-01T10:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-01-02');
  expect(() => localDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
});

test('a clock that was set back makes no review before the last one', () => {
  const scheduler = new Scheduler();
  const at = new Date('2026-03-02T10:00:00Z');
  const { memory } = gradeOption(scheduler, newMemory(at), 'easy', { at, ...utc });
  const earlier = { at: new Date('2026-02-20T10:00:00Z'), ...utc };
  expect(gradeOption(scheduler, memory, 'good', earlier)).toEqual(
    gradeOption(scheduler, memory, 'good', { ...earlier, at }),
  );
});
