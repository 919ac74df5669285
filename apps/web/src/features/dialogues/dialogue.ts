import type { Dialogue as DialogueOnWire, DialogueVerdict } from '@weekwise/contracts/dialogues.ts';
import type { QuestionOutcome } from '@weekwise/domain/dialogues.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { Tick } from '../../layout/session-frame.tsx';
import { type CitedSentence, citedFromWire } from '../../lib/passage.ts';

/** A reply and what came of it. */
export interface Exchange {
  question: string;
  /** Empty where the student asked for a hint. */
  reply: string;
  verdict: DialogueVerdict;
  hint: string | null;
  source: string;
  fallback: FallbackReason | null;
}

/** How a question ended. */
export interface DialogueOutcome {
  question: string;
  outcome: QuestionOutcome;
  hintsUsed: number;
  replies: number;
  /** Facts of the passage that the last reply did not say. */
  missing: string[];
  /** What a good reply covers. */
  evidence: CitedSentence;
}

export interface Dialogue {
  /** Whether anything was said. */
  begun: boolean;
  folderId: string;
  activityId: string;
  topic: string;
  /** Questions that lie behind. */
  depth: number;
  questions: number;
  /** null once it has ended. */
  question: string | null;
  hintsShown: number;
  hintsLeft: number;
  /** The passage is shown: the student may judge their own reply. */
  revealed: boolean;
  exchanges: Exchange[];
  summary: { text: string; score: number; outcomes: DialogueOutcome[] } | null;
}

export const dialogueFromWire = (wire: DialogueOnWire): Dialogue => ({
  begun: wire.dialogue_id !== null,
  folderId: wire.folder_id,
  activityId: wire.activity_id,
  topic: wire.topic,
  depth: wire.conversation_depth,
  questions: wire.questions,
  question: wire.question,
  hintsShown: wire.hints.length,
  hintsLeft: wire.hints_left,
  revealed: wire.revealed,
  exchanges: wire.exchanges,
  summary: wire.summary && {
    text: wire.summary.text,
    score: wire.summary.score,
    outcomes: wire.summary.outcomes.map(({ hints_used, evidence, coverage: _, ...outcome }) => ({
      ...outcome,
      hintsUsed: hints_used,
      evidence: citedFromWire(evidence),
    })),
  },
});

/** What was said to the question that waits, oldest first. */
export function exchangesNow({ question, exchanges }: Dialogue): Exchange[] {
  const before = exchanges.findLastIndex((exchange) => exchange.question !== question);
  return exchanges.slice(before + 1);
}

/** A tick for each question: covered, left open, the one that waits, still to come. */
export function dialogueTicks(dialogue: Dialogue): Tick[] {
  const { depth, questions, exchanges, summary } = dialogue;
  // Each question that lies behind ended with the last exchange about it. Long dialogues keep their last exchanges
  // only.
  const behind = exchanges.slice(0, exchanges.length - exchangesNow(dialogue).length);
  const ends = behind.filter(({ question }, i) => question !== behind[i + 1]?.question);
  return Array.from({ length: questions }, (_, i): Tick => {
    if (i >= depth && !summary) return i === depth ? 'now' : 'ahead';
    const covered = summary
      ? summary.outcomes[i]?.outcome === 'shown'
      : ends[ends.length - depth + i]?.verdict === 'covered';
    return covered ? 'done' : 'missed';
  });
}
