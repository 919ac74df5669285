import { expect, test } from 'vitest';
import { fraction } from '../activities/hash.ts';
import { addDays, daysBetween } from '../dates/calendar.ts';
import { comesBack, desiredRetention, type ExamDay, examAfter, finalDays } from './exam-retention.ts';
import { gradeOption } from './grade-options.ts';
import { localDay } from './local-time.ts';
import { type Memory, newMemory } from './memory.ts';
import { Scheduler } from './scheduler.ts';

const exam: ExamDay = { date: '2026-05-20', kind: 'exam' };
const scheduler = new Scheduler();
const intervalFor = (stability: number) => (retention: number) => scheduler.interval(stability, retention);
const daysUpTo = (date: string, count: number) => Array.from({ length: count }, (_, i) => addDays(date, i - count + 1));

test('desired recall rises to its peak on the day of the exam and then is as ever', () => {
  const rising = daysUpTo(exam.date, 29).map((day) => desiredRetention(day, [exam]));
  expect(rising[0]).toBe(0.9);
  expect(rising.at(-1)).toBe(0.97);
  for (const [i, value] of rising.entries()) expect(value).toBeGreaterThanOrEqual(rising[i - 1] ?? 0);
  expect(desiredRetention('2026-05-21', [exam])).toBe(0.9);
  expect(desiredRetention('2026-04-01', [exam])).toBe(0.9);
  expect(desiredRetention('2026-05-20', [])).toBe(0.9);
});

test('of several exams the one that asks for most counts, and a quiz asks for less and later', () => {
  const quiz: ExamDay = { date: '2026-05-14', kind: 'quiz' };
  expect(desiredRetention('2026-05-14', [quiz])).toBe(0.95);
  expect(desiredRetention('2026-05-06', [quiz])).toBe(0.9);
  expect(desiredRetention('2026-05-14', [exam, quiz])).toBe(0.96);
  expect(examAfter('2026-05-14', [exam, quiz])).toBe('2026-05-20');
  expect(examAfter('2026-05-20', [exam, quiz])).toBeNull();
});

test('without an exam ahead the interval is that of FSRS', () => {
  for (const stability of [0.2, 1, 5, 33.3, 400]) {
    const usual = scheduler.interval(stability, 0.9);
    expect(comesBack('2026-05-20', [exam], intervalFor(stability), 0.1)).toEqual({
      days: usual,
      retention: 0.9,
      beforeExam: null,
    });
  }
});

test('who wants to recall less is asked later, and before an exam as often as anybody at its peak', () => {
  const wanted = 0.8;
  const back = (stability: number, exams: ExamDay[], usual: number) =>
    comesBack('2026-04-30', exams, intervalFor(stability), 0.1, usual);
  expect(back(5, [], wanted)).toEqual({ days: scheduler.interval(5, wanted), retention: wanted, beforeExam: null });
  expect(back(5, [], wanted).days).toBeGreaterThan(back(5, [], 0.9).days);
  expect(desiredRetention(exam.date, [exam], wanted)).toBe(0.97);
  expect(desiredRetention('2026-05-19', [exam], wanted)).toBeGreaterThan(0.9);
  // Wanting more than an exam asks for is never lowered by one.
  for (const day of daysUpTo(exam.date, 29)) expect(desiredRetention(day, [exam], 0.97)).toBe(0.97);
});

test('no review on or after an exam without one in its last days before, whatever the day and the memory', () => {
  const final: ExamDay = { date: '2026-06-24', kind: 'exam' };
  const exams = [final, exam, { date: '2026-05-12', kind: 'quiz' } as const];
  for (const day of daysUpTo('2026-06-30', 100)) {
    for (const stability of [0.1, 0.7, 3, 8, 20, 60, 200, 3000]) {
      for (const spread of [0, 0.4, 0.99]) {
        const { days, retention } = comesBack(day, exams, intervalFor(stability), spread);
        const back = addDays(day, days);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(days).toBeLessThanOrEqual(scheduler.interval(stability, 0.9));
        expect(retention).toBe(desiredRetention(back, exams));
        for (const { date } of exams) {
          const skips = day < date && back >= date && daysBetween(day, date) > finalDays;
          expect(skips, `${day}, stability ${stability}: back on ${back} past ${date}`).toBe(false);
        }
      }
    }
  }
});

test('what an exam brings forward is spread over the last days before it', () => {
  const backs = [0, 0.35, 0.7].map((spread) =>
    addDays('2026-05-01', comesBack('2026-05-01', [exam], intervalFor(900), spread).days),
  );
  expect(backs).toEqual(['2026-05-19', '2026-05-18', '2026-05-17']);
});

test('nearer the exam the same memory comes back sooner', () => {
  const days = ['2026-04-10', '2026-04-25', '2026-05-05', '2026-05-12'].map(
    (day) => comesBack(day, [exam], intervalFor(15), 0).days,
  );
  expect(days).toEqual([...days].sort((x, y) => y - x));
  expect(days.at(-1)).toBeLessThan(days[0] ?? 0);
});

/**
 * A deck that is asked every day what is due, forgotten as often as FSRS foretells; mean recall on each day before it
 * is asked.
 */
function simulate(exams: readonly ExamDay[]): Map<string, number> {
  const deck = Array.from({ length: 60 }, (_, i) => ({
    memory: newMemory(new Date(0)),
    name: `card ${i}`,
    first: i % 30,
  }));
  const means = new Map<string, number>();
  for (const [i, day] of daysUpTo(addDays(exam.date, 10), 80).entries()) {
    const recalls: number[] = [];
    for (const card of deck.filter(({ first }) => first <= i)) {
      const { lastReview, due } = card.memory;
      const recall = recallOn(card.memory, day);
      if (lastReview) recalls.push(recall);
      if (lastReview && localDay(due, 'UTC') > day) continue;
      let isRecalled = fraction(`${card.name} ${day}`, 1) < recall;
      for (let at = new Date(`${day}T18:00:00Z`); localDay(card.memory.due, 'UTC') <= day; at = card.memory.due) {
        const moment = { at, timeZone: 'UTC', exams, spread: fraction(card.name, 1) };
        card.memory = gradeOption(scheduler, card.memory, isRecalled ? 'good' : 'again', moment).memory;
        isRecalled = true;
      }
    }
    if (recalls.length > 0) means.set(day, recalls.reduce((x, y) => x + y, 0) / recalls.length);
  }
  return means;
}

const recallOn = ({ lastReview, stability }: Memory, day: string): number =>
  scheduler.recall(stability, daysBetween(localDay(lastReview ?? new Date(0), 'UTC'), day));

test('a deck peaks on the day of the exam', () => {
  const withExam = simulate([exam]);
  const without = simulate([]);
  const onTheDay = withExam.get(exam.date) ?? 0;
  const longBefore = daysUpTo('2026-05-05', 14).map((day) => withExam.get(day) ?? 0);
  expect(onTheDay).toBeGreaterThan(0.97);
  expect(onTheDay).toBeGreaterThan((without.get(exam.date) ?? 1) + 0.02);
  for (const recall of longBefore) expect(onTheDay).toBeGreaterThan(recall);
  for (const day of daysUpTo(addDays(exam.date, 10), 10)) expect(onTheDay).toBeGreaterThan(withExam.get(day) ?? 1);
});
