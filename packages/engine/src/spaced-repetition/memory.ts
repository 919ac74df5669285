import type { MemoryState } from '@weekwise/domain/spaced-repetition.ts';

/** What is known of how well one card sits, in the terms of FSRS. */
export interface Memory {
  state: MemoryState;
  /** Days until recall has fallen to 90 %; 0 while new. */
  stability: number;
  /** 1 (easy) to 10; 0 while new. */
  difficulty: number;
  due: Date;
  /** null while new. */
  lastReview: Date | null;
  /** Whole days from the last review to `due`; 0 within the steps of learning. */
  scheduledDays: number;
  /** Which step of learning or relearning comes next. */
  learningStep: number;
  reviews: number;
  /** How often it was forgotten after it had been learnt. */
  lapses: number;
}

/** Of a card that was never graded. */
export const newMemory = (now: Date): Memory => ({
  state: 'new',
  stability: 0,
  difficulty: 0,
  due: now,
  lastReview: null,
  scheduledDays: 0,
  learningStep: 0,
  reviews: 0,
  lapses: 0,
});
