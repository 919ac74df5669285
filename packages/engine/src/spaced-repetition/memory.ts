/** From "I had forgotten" to "that was no effort": how a student grades a recall. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

export const memoryStates = ['new', 'learning', 'review', 'relearning'] as const;
export type MemoryState = (typeof memoryStates)[number];

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
