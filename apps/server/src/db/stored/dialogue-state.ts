import type { QuestionOutcome } from '@weekwise/domain/dialogues.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { Verdict } from '@weekwise/engine/activities/judge-reply.ts';

/** One reply and what came of it. */
export interface Exchange {
  turn: number;
  reply: string;
  verdict: Verdict;
  coverage: number;
  hint: string | null;
  /** Who judged: "engine" or a model's name. */
  source: string;
  fallback: FallbackReason | null;
  at: string;
}

/** How a question ended. */
export interface TurnOutcome {
  /** `shown`: the reply covered the evidence; `partly`, `not-shown`: all hints were given and it still did not. */
  outcome: QuestionOutcome;
  coverage: number;
  /** Facts of the evidence that the last reply did not say. */
  missing: string[];
  hintsUsed: number;
  replies: number;
}

/** Where a dialogue stands. */
export interface DialogueState {
  /** Index of the question that waits for a reply; the number of questions once it has ended. */
  turn: number;
  /** Hints of that question that were shown. */
  hintsUsed: number;
  outcomes: TurnOutcome[];
  exchanges: Exchange[];
}
