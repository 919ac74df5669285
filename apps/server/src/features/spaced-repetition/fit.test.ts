import type { CardSettings } from '@weekwise/contracts/spaced-repetition.ts';
import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { fraction } from '@weekwise/engine/activities/hash.ts';
import { defaultWeights, Scheduler } from '@weekwise/engine/spaced-repetition/scheduler.ts';
import { eq, max } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { cardReviews, cardSettings } from '../../db/schema/spaced-repetition.ts';
import { makeFolder } from '../../testing/factories.ts';
import { addItems, flashcard } from '../../testing/practice.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { betterWeights, fitMemoryHandler } from './fit.service.ts';
import { gradesNeeded } from './settings.service.ts';

interface Logged {
  itemId: string;
  grade: CardGrade;
  elapsedDays: number;
}

/** Forgets twice as fast as most: what was learnt lasts half as long. */
const quickToForget = defaultWeights.map((weight, i) => (i < 4 ? weight / 4 : weight));

/** The log of somebody whose memory is as these weights say, asked when the default weights would. */
function logOf(weights: readonly number[], count: number): Logged[] {
  const truth = new Scheduler(weights);
  const planned = new Scheduler();
  const log: Logged[] = [];
  for (let card = 0; log.length < count; card++) {
    let [known, plan, days]: [Parameters<Scheduler['remember']>[0], Parameters<Scheduler['remember']>[0], number] = [
      null,
      null,
      0,
    ];
    for (let i = 0; i < 5 && log.length < count; i++) {
      const recall = known ? truth.recall(known.stability, days) : 0.8;
      const grade = fraction(`${card} ${i}`, 7) < recall ? 'good' : 'again';
      log.push({ itemId: `card-${card}`, grade, elapsedDays: days });
      known = truth.remember(known, days, grade);
      plan = planned.remember(plan, days, grade);
      days = planned.interval(plan.stability, 0.9);
    }
  }
  return log;
}

const testApp = useTestApp();

test('the log of somebody who forgets faster gives weights that foretell it better, the same each time', async () => {
  const log = logOf(quickToForget, 600);
  const weights = await betterWeights(log, new Scheduler());
  expect(weights).toHaveLength(defaultWeights.length);
  expect(weights?.[2]).toBeLessThan((defaultWeights[2] ?? 0) / 1.5);
  expect(await betterWeights(log, new Scheduler())).toEqual(weights);
  const schedule = (scheduler: Scheduler) => scheduler.interval(scheduler.remember(null, 0, 'good').stability, 0.9);
  expect(schedule(new Scheduler(weights ?? []))).toBeLessThan(schedule(new Scheduler()));
});

test('weights that foretell the rest of the log no better are not taken', async () => {
  const log = logOf(quickToForget, 600);
  const taken = await betterWeights(log, new Scheduler());
  expect(await betterWeights(log, new Scheduler(taken ?? []))).toBeNull();
});

test('the grade that makes the log long enough has it fitted, and the settings say so', async () => {
  const student = await testApp.signIn();
  const userId = student.user.id;
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const [itemId = ''] = await addItems(testApp.deps, { folderId, weekId: 'none' }, [flashcard('thalweg')]);
  const settings = async () => (await student.get('/api/cards/settings')).json<CardSettings>().memory_model;
  const { db } = testApp.deps;
  const memory = { state: 'new', due: '', lastReview: null, reviews: 0, lapses: 0 } as const;
  const state = { ...memory, stability: 0, difficulty: 0, scheduledDays: 0, learningStep: 0 };
  const rows = logOf(quickToForget, gradesNeeded - 1).map((logged, i) => ({
    ...logged,
    userId,
    attemptId: `attempt-${i}`,
    reviewedAt: new Date('2026-01-05T10:00:00Z'),
    reviewedOn: '2026-01-05',
    scheduledDays: 1,
    retention: 0.9,
    before: state,
    after: state,
  }));
  await db.insert(cardReviews).values(rows);
  const [newest] = await db.select({ review: max(cardReviews.position) }).from(cardReviews);
  await fitMemoryHandler(testApp.deps)({ review: newest?.review ?? 0 }, new AbortController().signal);
  expect(await settings()).toMatchObject({ source: 'default', grades: 399, grades_needed: 400 });

  await student.post(`/api/cards/${itemId}/grade`, { grade: 'good' });
  await vi.waitFor(async () => expect(await settings()).toMatchObject({ source: 'fitted', grades: 400 }), 20_000);
  const [row] = await db.select().from(cardSettings).where(eq(cardSettings.userId, userId));
  expect(row?.fittedTo).toBe(400);
  // The buttons follow the fitted weights from now on.
  const other = await testApp.signIn();
  const { id: theirs } = await makeFolder(testApp.deps, other.user);
  await addItems(testApp.deps, { folderId: theirs, weekId: 'none' }, [flashcard('levee')]);
  await addItems(testApp.deps, { folderId, weekId: 'none' }, [flashcard('levee')]);
  const easy = async (who: typeof student): Promise<number> => {
    const { cards } = (await who.get('/api/cards/queue')).json<{
      cards: { front: string; options: { days: number }[] }[];
    }>();
    return cards.find(({ front }) => front === 'levee')?.options[3]?.days ?? 0;
  };
  expect(await easy(student)).toBeLessThan(await easy(other));
});
