import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { words } from '../text/words.ts';
import type { SocraticTurn } from './activity.ts';

export type Verdict = 'empty' | 'copied' | 'off-topic' | 'partial' | 'covered';

export interface Judgement {
  verdict: Verdict;
  /** Share of the evidence's weighty words that the reply covers, in [0, 1]. */
  coverage: number;
  /** Words of the evidence that the reply does not touch, in order. */
  missing: string[];
  /** The next step of the ladder; null where the reply covers the evidence or no hint is left. */
  hint: string | null;
  /** How many hints have been given once this one is shown. */
  hintsUsed: number;
  /** Whether the dialogue may go on to the next question. */
  movesOn: boolean;
}

const covers = 0.5;
const touches = 0.2;
/** Fewer words are an answer only where they are the evidence's own. */
const fewestWords = 3;
/** "Which term …", "What is it called?": a question that a name answers. */
const asksForName =
  /\b(?:which|what) (?:\p{L}+ )?(?:terms?|words?|names?|kinds?|types?|forms?|parts?)\b|\b(?:called|named|termed)\b|^who\b|^name\b/iu;
/** A run of this many words in the evidence's order is taken over, not said in own words. */
const copiedRun = 7;

/**
 * Judges a student's reply by what it covers of the turn's evidence. An empty or copied reply never moves on, whatever hints were
 * given; a reply that falls short gets the next hint, and after the last one the dialogue may go on.
 * @param hintsUsed how many hints of the turn were shown before
 */
export function judgeReply(turn: SocraticTurn, reply: string, hintsUsed: number): Judgement {
  const said = words(reply);
  const evidence = words(turn.evidence);
  const asked = new Set(words(turn.question).map(({ folded }) => stem(folded)));
  const saidStems = new Set(said.map(({ folded }) => stem(folded)));
  const wanted = evidence.filter(({ folded }) => !isStopWord(folded) && !asked.has(stem(folded)));
  const stems = [...new Set(wanted.map(({ folded }) => stem(folded)))];
  const hit = stems.filter((stemmed) => saidStems.has(stemmed));
  // A short answer in other words can hold half of a long sentence at best: ten stems are enough for any evidence.
  const coverage = stems.length === 0 ? 0 : Math.min(1, hit.length / Math.min(stems.length, 10));
  const missing = wanted
    .filter(
      ({ folded }, i, all) => !saidStems.has(stem(folded)) && all.findIndex((other) => other.folded === folded) === i,
    )
    .map(({ raw }) => raw);
  const touched = hit.length > 0;
  return settleReply(turn, { verdict: verdictOf(said, turn, coverage, touched), coverage, missing }, hintsUsed);
}

/** What follows from a verdict: the next hint, or the next question. */
export function settleReply(
  turn: SocraticTurn,
  judged: Pick<Judgement, 'verdict' | 'coverage' | 'missing'>,
  hintsUsed: number,
): Judgement {
  const { verdict } = judged;
  const given = Math.min(hintsUsed, turn.hints.length);
  const mayGoOn =
    verdict === 'covered' || ((verdict === 'partial' || verdict === 'off-topic') && given >= turn.hints.length);
  const hint = mayGoOn ? null : (turn.hints[given] ?? null);
  return { ...judged, hint, hintsUsed: hint === null ? given : given + 1, movesOn: mayGoOn };
}

function verdictOf(said: ReturnType<typeof words>, turn: SocraticTurn, coverage: number, touched: boolean): Verdict {
  if (said.every(({ folded }) => isStopWord(folded))) return 'empty';
  if (touched && isTheName(said, turn)) return 'covered';
  if (said.length < fewestWords) {
    if (!touched) return 'empty';
    return coverage >= covers ? 'covered' : 'partial';
  }
  if (isCopied(said, turn.evidence) || isCopied(said, turn.question) || turn.hints.some((hint) => isCopied(said, hint)))
    return 'copied';
  if (coverage >= covers) return 'covered';
  return coverage >= touches ? 'partial' : 'off-topic';
}

/** Whether the reply is the very thing that the evidence tells of, or gives a name to, and a name was asked for. */
function isTheName(said: ReturnType<typeof words>, { question, evidence }: SocraticTurn): boolean {
  if (!asksForName.test(question)) return false;
  const stemsOf = (text: ReturnType<typeof words>): string => {
    const content = text.filter(({ folded }) => !isStopWord(folded) || namesNext.has(folded));
    return ` ${content.map(({ folded }) => (namesNext.has(folded) ? folded : stem(folded))).join(' ')} `;
  };
  const [reply, source] = [stemsOf(said), stemsOf(words(evidence))];
  return source.startsWith(reply) || [...namesNext].some((word) => source.includes(` ${word}${reply}`));
}

/** What stands before the name of a thing. */
const namesNext = new Set(['called', 'named', 'termed', 'as']);

/** Whether most of the reply is a run of the text's own words. */
function isCopied(said: ReturnType<typeof words>, text: string): boolean {
  const reply = said.map(({ folded }) => folded);
  const source = ` ${words(text)
    .map(({ folded }) => folded)
    .join(' ')} `;
  const run = Math.min(copiedRun, reply.length);
  if (run < 4) return false;
  const isSaid = (from: number, length: number): boolean =>
    source.includes(` ${reply.slice(from, from + length).join(' ')} `);
  let covered = 0;
  for (let i = 0; i + run <= reply.length; ) {
    let length = isSaid(i, run) ? run : 0;
    while (length > 0 && i + length < reply.length && isSaid(i, length + 1)) length++;
    covered += length;
    i += Math.max(1, length);
  }
  return covered >= reply.length * 0.6;
}
