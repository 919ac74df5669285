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
const fewestWords = 3;
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
  const verdict = verdictOf(said, turn, coverage);
  const given = Math.min(hintsUsed, turn.hints.length);
  const mayGoOn =
    verdict === 'covered' || ((verdict === 'partial' || verdict === 'off-topic') && given >= turn.hints.length);
  const hint = mayGoOn ? null : (turn.hints[given] ?? null);
  return { verdict, coverage, missing, hint, hintsUsed: hint === null ? given : given + 1, movesOn: mayGoOn };
}

function verdictOf(said: ReturnType<typeof words>, turn: SocraticTurn, coverage: number): Verdict {
  if (said.filter(({ folded }) => !isStopWord(folded)).length === 0 || said.length < fewestWords) return 'empty';
  if (isCopied(said, turn.evidence) || isCopied(said, turn.question) || turn.hints.some((hint) => isCopied(said, hint)))
    return 'copied';
  if (coverage >= covers) return 'covered';
  return coverage >= touches ? 'partial' : 'off-topic';
}

/** Whether most of the reply is a run of the text's own words. */
function isCopied(said: ReturnType<typeof words>, text: string): boolean {
  const reply = said.map(({ folded }) => folded);
  const source = ` ${words(text)
    .map(({ folded }) => folded)
    .join(' ')} `;
  const run = Math.min(copiedRun, reply.length);
  if (run < 4) return false;
  let covered = 0;
  for (let i = 0; i + run <= reply.length; ) {
    if (source.includes(` ${reply.slice(i, i + run).join(' ')} `)) {
      covered += run;
      i += run;
    } else i++;
  }
  return covered >= reply.length * 0.6;
}
