import { type CardGrade, cardGrades, type MemoryState } from '@weekwise/domain/spaced-repetition.ts';
import { type Card, default_w, type FSRS, fsrs, Rating, State } from 'ts-fsrs';
import { usualRetention } from './exam-retention.ts';
import type { Memory } from './memory.ts';

/** FSRS-6 as its authors fitted it to several hundred million reviews: what a student begins with. */
export const defaultWeights: readonly number[] = default_w;

const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const satisfies Record<MemoryState, State>;
const stateNames = Object.keys(states) as MemoryState[];

/**
 * The scheduling of ts-fsrs for one set of weights, without its random spread, so that the same history has the same
 * dates.
 * FSRS counts whole days from midnight to midnight of UTC: give it wall clocks (`local-time.ts`) and they are the
 * student's.
 * Source: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
 */
export class Scheduler {
  readonly weights: readonly number[];
  /** Recall in (0, 1) that the student wants where no exam asks for more. */
  readonly retention: number;
  readonly #byRetention = new Map<number, FSRS>();

  constructor(weights: readonly number[] = defaultWeights, retention: number = usualRetention) {
    this.weights = weights;
    this.retention = retention;
  }

  /** The memory after each grade, each due when recall will have fallen to `retention`. */
  outcomes(memory: Memory, at: Date, retention: number): Record<CardGrade, Memory> {
    const preview = this.#at(retention).repeat(toCard(memory), at);
    const entries = cardGrades.map((grade) => [grade, fromCard(preview[ratings[grade]].card)]);
    return Object.fromEntries(entries) as Record<CardGrade, Memory>;
  }

  /** Whole days, at least 1, after which recall of a memory of this stability has fallen to `retention`. */
  interval(stability: number, retention: number): number {
    return this.#at(retention).next_interval(stability, 0);
  }

  /** Probability in [0, 1] to recall it so many days after its last review. */
  recall(stability: number, days: number): number {
    return stability > 0 ? this.#at(0.9).forgetting_curve(Math.max(0, days), stability) : 0;
  }

  /** Stability and difficulty after a grade, `days` after the review before; `before` is null for the first. */
  remember(
    before: { stability: number; difficulty: number } | null,
    days: number,
    grade: CardGrade,
  ): { stability: number; difficulty: number } {
    return this.#at(0.9).next_state(before, days, ratings[grade]);
  }

  #at(retention: number): FSRS {
    const known = this.#byRetention.get(retention);
    if (known) return known;
    const scheduler = fsrs({ w: this.weights, request_retention: retention, enable_fuzz: false });
    this.#byRetention.set(retention, scheduler);
    return scheduler;
  }
}

function toCard({ state, lastReview, learningStep, reviews, scheduledDays, ...memory }: Memory): Card {
  return {
    ...memory,
    state: states[state],
    reps: reviews,
    scheduled_days: scheduledDays,
    learning_steps: learningStep,
    // Asked for by the type; ts-fsrs counts them itself from the dates.
    elapsed_days: 0,
    ...(lastReview && { last_review: lastReview }),
  };
}

function fromCard(card: Card): Memory {
  return {
    state: stateNames[card.state] ?? 'new',
    stability: card.stability,
    difficulty: card.difficulty,
    due: card.due,
    lastReview: card.last_review ?? null,
    scheduledDays: card.scheduled_days,
    learningStep: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
  };
}
