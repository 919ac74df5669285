import type { SocraticTurn } from '@weekwise/engine/activities/activity.ts';
import type { Judgement } from '@weekwise/engine/activities/judge-reply.ts';
import type { DialogueState, Exchange, TurnOutcome } from '../../db/stored/dialogue-state.ts';

export const initialState: DialogueState = { turn: 0, hintsUsed: 0, outcomes: [], exchanges: [] };

/** Exchanges that are kept; those before them have had their effect. */
const mostExchanges = 200;
/** What each hint takes from the worth of a question that was shown. */
const costOfHint = 0.2;
/** A reply that does not cover the evidence is worth at most this. */
const mostUncovered = 0.3;
/** Milliseconds that a student thinks about one reply; beyond it they were away. */
const longestThought = 5 * 60_000;

/** The state after a reply: the next hint of the same question, or the next question. */
export function afterReply(
  state: DialogueState,
  said: Pick<Exchange, 'reply' | 'source' | 'fallback' | 'at'>,
  judgement: Judgement,
): DialogueState {
  const { verdict, coverage, hint, missing, movesOn } = judgement;
  const { turn } = state;
  const exchanges = [...state.exchanges, { turn, ...said, verdict, coverage, hint }].slice(-mostExchanges);
  if (!movesOn) return { turn, hintsUsed: judgement.hintsUsed, outcomes: state.outcomes, exchanges };
  const outcome: TurnOutcome = {
    outcome: verdict === 'covered' ? 'shown' : verdict === 'partial' || verdict === 'unsure' ? 'partly' : 'not-shown',
    coverage,
    missing: verdict === 'covered' ? [] : missing,
    hintsUsed: hintsTaken(exchanges.slice(0, -1), turn),
    replies: exchanges.filter((exchange) => exchange.turn === turn).length,
  };
  return { turn: turn + 1, hintsUsed: 0, outcomes: [...state.outcomes, outcome], exchanges };
}

/** What was shown to one question, in order. */
export const hintsShown = (exchanges: readonly Exchange[], turn: number): string[] =>
  exchanges.flatMap((exchange) => (exchange.turn === turn && exchange.hint !== null ? [exchange.hint] : []));

/** Hints that count: the passage costs nothing where it was shown because nobody but the student could judge. */
const hintsTaken = (exchanges: readonly Exchange[], turn: number): number =>
  hintsShown(
    exchanges.filter(({ verdict }) => verdict !== 'unsure'),
    turn,
  ).length;

/**
 * The reply of the last exchange, sent once more. `depth` is how many questions the sender takes to lie behind: below
 * the state's, the reply is to a question that it has settled. The same words to the same question earn no further
 * hint, but after the last one.
 */
export function isRepeated(
  { turn, hintsUsed, exchanges }: DialogueState,
  turns: readonly SocraticTurn[],
  reply: string,
  depth: number | null,
): boolean {
  const last = exchanges.at(-1);
  // Whoever asks for a hint in the same words again wants the next one.
  if (!last || reply === '' || last.reply !== reply || last.verdict === 'asks-hint') return false;
  if (last.turn < turn) return depth !== null && depth < turn;
  return hintsUsed < (turns[turn]?.hints.length ?? 0);
}

/** In [0, 1]: each question counts the same, less with every hint that it took. */
export function dialogueScore({ outcomes }: Pick<DialogueState, 'outcomes'>): number {
  const worth = outcomes.map(({ outcome, coverage, hintsUsed }) =>
    outcome === 'shown' ? Math.max(mostUncovered, 1 - hintsUsed * costOfHint) : Math.min(coverage, mostUncovered),
  );
  return worth.reduce((sum, each) => sum + each, 0) / Math.max(1, worth.length);
}

/** Milliseconds spent in the dialogue, without the times away. */
export function timeSpent(startedAt: Date, { exchanges }: Pick<DialogueState, 'exchanges'>): number {
  const moments = [startedAt.getTime(), ...exchanges.map(({ at }) => Date.parse(at))];
  return moments
    .slice(1)
    .reduce((sum, moment, i) => sum + Math.min(longestThought, moment - (moments[i] ?? moment)), 0);
}
