import type { Card } from '@weekwise/contracts/spaced-repetition.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardReviews, cards } from '../../db/schema/spaced-repetition.ts';
import { gradeOf, queueOf } from '../../testing/card-calls.ts';
import { makeFolder } from '../../testing/factories.ts';
import { addItems, flashcard, planWeeks } from '../../testing/practice.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

let now = new Date('2026-01-13T10:00:00Z');
const testApp = useTestApp({ clock: () => now });
const sitAt = (instant: string) => {
  now = new Date(instant);
};

describe('with an exam in the plan', () => {
  let student: Student;
  let folderId: string;
  let weekIds: string[];

  beforeAll(async () => {
    sitAt('2026-01-13T10:00:00Z');
    student = await testApp.signIn();
    folderId = (await makeFolder(testApp.deps, student.user)).id;
    weekIds = await planWeeks(testApp.deps, folderId, [
      { title: 'Quiz', type: 'quiz', dueDate: '2026-01-21', week: 2 },
      { title: 'Midterm', type: 'exam', dueDate: '2026-02-06', week: 4 },
    ]);
  });

  test('cards come back before it, and the buttons say so', async () => {
    const [weekId = ''] = weekIds;
    const [itemId = ''] = await addItems(testApp.deps, { folderId, weekId }, [flashcard('point bar')]);
    let card = await gradeOf(student, itemId, 'easy');
    expect(card.week_number).toBe(1);
    for (let i = 0; i < 20 && card.due_day < '2026-02-03'; i++) {
      sitAt(`${card.due_day}T10:00:00Z`);
      card = await gradeOf(student, itemId, 'easy');
      expect(card.due_day < '2026-02-06', card.due_day).toBe(true);
    }
    expect(['2026-02-03', '2026-02-04', '2026-02-05']).toContain(card.due_day);
    expect((await queueOf(student)).total).toBe(0);
    sitAt(`${card.due_day}T10:00:00Z`);
    const [shown] = (await queueOf(student)).cards;
    expect(shown?.options.find(({ grade }) => grade === 'easy')?.due_at.slice(0, 10) ?? '').toMatch(/^2026-0[2-9]/);
    const [row] = (await testApp.deps.db.select().from(cardReviews).where(eq(cardReviews.itemId, itemId))).sort(
      (x, y) => y.position - x.position,
    );
    expect(row?.retention).toBeGreaterThan(0.94);
  });

  test('a card that was to come after the exam is brought forward when the exam comes into the plan', async () => {
    sitAt('2026-01-13T10:00:00Z');
    // After the quiz of week 2, so that the exam alone is about it.
    const weekId = weekIds[2] ?? '';
    const [itemId = ''] = await addItems(testApp.deps, { folderId, weekId }, [flashcard('gravel')]);
    await gradeOf(student, itemId, 'easy');
    const far = { stability: 300, due: new Date('2026-11-09T10:00:00Z'), scheduledDays: 300 };
    await testApp.deps.db.update(cards).set(far).where(eq(cards.itemId, itemId));
    const listed = (await student.get(`/api/cards/folders/${folderId}`)).json<{ cards: Card[] }>().cards;
    const gravel = listed.find(({ card_id }) => card_id === itemId);
    expect(gravel?.due_at).toBe('2026-11-09T10:00:00.000Z');
    expect(gravel?.due_day).toMatch(/^2026-02-0[345]$/);
  });
});
