import { fraction } from '@weekwise/engine/activities/hash.ts';
import { dueDay, type Today } from '@weekwise/engine/spaced-repetition/due-day.ts';
import { examsAbout } from '@weekwise/engine/spaced-repetition/exam-coverage.ts';
import { type ExamDay, examAfter } from '@weekwise/engine/spaced-repetition/exam-retention.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import { type Memory, newMemory } from '@weekwise/engine/spaced-repetition/memory.ts';
import { Scheduler } from '@weekwise/engine/spaced-repetition/scheduler.ts';
import type { Executor } from '../../db/client.ts';
import { calendarsOf } from '../syllabus/calendar.service.ts';
import type { CardItem, CardRow, CardScope } from './cards.repo.ts';
import * as repo from './cards.repo.ts';
import { settingsOf } from './settings.service.ts';

/** A card with all that its schedule follows from. */
export interface DeckCard extends Omit<CardItem, 'card'> {
  /** null where the plan has its week no more. */
  weekNumber: number | null;
  memory: Memory;
  suspended: boolean;
  /** That it is part of and that are not over. */
  exams: ExamDay[];
  nextExam: string | null;
  /** See `comesBack`. */
  spread: number;
  dueDay: string;
  /** Probability that it is recalled now; null while new. */
  recall: number | null;
}

export interface Deck {
  cards: DeckCard[];
  scheduler: Scheduler;
  when: Today;
}

export const todayIn = (now: Date, timeZone: string): Today => ({ now, timeZone, today: localDay(now, timeZone) });

/** The student's cards as they stand now. */
export async function deckOf(db: Executor, userId: string, when: Today, scope: CardScope = {}): Promise<Deck> {
  const { weights, desiredRetention } = await settingsOf(db, userId);
  const scheduler = new Scheduler(weights ?? undefined, desiredRetention);
  const items = await repo.listCards(db, userId, scope);
  const calendarOf = await calendarsOf(db, [...new Set(items.map(({ folderId }) => folderId))]);
  const cards = items.map(({ card, ...item }): DeckCard => {
    const calendar = calendarOf(item.folderId);
    const weekNumber = calendar.weeks.find(({ id }) => id === item.weekId)?.number ?? null;
    const exams = examsAbout(weekNumber, calendar.exams).filter(({ date }) => date >= when.today);
    const memory = card ? memoryOf(card) : newMemory(when.now);
    const spread = fraction(item.itemId, 1);
    return {
      ...item,
      weekNumber,
      memory,
      suspended: card?.suspendedAt != null,
      exams,
      nextExam: examAfter(when.today, exams),
      spread,
      dueDay: dueDay(scheduler, memory, exams, spread, when),
      recall: memory.lastReview && scheduler.recall(memory.stability, daysOf(memory.lastReview, when.now)),
    };
  });
  return { cards, scheduler, when };
}

export function memoryOf({ itemId: _, userId: __, suspendedAt: ___, ...memory }: CardRow): Memory {
  return memory;
}

const daysOf = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 86_400_000;
