import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Word, words } from '../text/words.ts';
import type { SocraticTurn } from './activity.ts';
import { type EvidenceFact, evidenceFacts } from './evidence-facts.ts';
import { type ReplyRequest, requestIn, selfJudgementIn } from './reply-requests.ts';
import { type FactSaid, readReply, sayFact } from './said-in-reply.ts';

/**
 * What a reply is worth. `contradicted`: it says the opposite of the evidence. `unsure`: nobody but the student can
 * tell whether it says the same. Requests are no replies and cost nothing but the hint that they get.
 */
export type Verdict =
  | 'empty'
  | 'copied'
  | 'off-topic'
  | 'contradicted'
  | 'partial'
  | 'unsure'
  | 'covered'
  | ReplyRequest;

export interface Judgement {
  verdict: Verdict;
  /** Share of the evidence's facts that the reply covers, in [0, 1]. */
  coverage: number;
  /** Facts of the evidence that the reply does not say, verbatim, in order. */
  missing: string[];
  /** What is shown next: a step of the ladder, an example, the passage; null where nothing is. */
  hint: string | null;
  /** How many steps of the ladder have been shown once this one is. */
  hintsUsed: number;
  /** Whether the dialogue may go on to the next question. */
  movesOn: boolean;
  /** The student judged the reply, after the passage was shown. */
  selfJudged: boolean;
  /** What the facts that are missing tell, as it is asked for: "why", "when". */
  asksFor: EvidenceFact['asks'] | null;
}

type Judged = Pick<Judgement, 'verdict' | 'coverage' | 'missing'> & Partial<Pick<Judgement, 'selfJudged' | 'asksFor'>>;

/** Of a fact's weight; of a long fact, so much of its weight is enough. */
const factCovered = 0.4;
const enoughWeight = 2.5;
const factTouched = 0.15;
/** Of the weight of all facts. */
const covers = 0.55;
/**
 * Words beyond which an attempt that shares nothing with the evidence may say the same in words that we do not know.
 */
const longAttempt = 8;
/** "Which term …", "What is it called?": a question that a name answers. */
const asksForName =
  /\b(?:which|what) (?:\p{L}+ )?(?:terms?|words?|names?|kinds?|types?|forms?|parts?)\b|\b(?:called|named|termed)\b|^who\b|^name\b/iu;
/** A run of this many words in the evidence's order is taken over, not said in own words. */
const copiedRun = 7;

/**
 * Judges a student's reply by what it says of the facts in the turn's evidence, in whatever words. A request gets what
 * it asks for. Once the last step of the ladder has shown the passage, any reply moves on, and the student's own
 * judgement counts. Deterministic.
 * @param hintsUsed how many hints of the turn were shown before
 */
export function judgeReply(turn: SocraticTurn, reply: string, hintsUsed: number): Judgement {
  const isRevealed = hintsUsed >= turn.hints.length;
  const self = isRevealed ? selfJudgementIn(reply) : null;
  const facts = evidenceFacts(turn.question, turn.evidence);
  const all = facts.map(({ text }) => text);
  if (self !== null) {
    const missing = self === 'covered' ? [] : all;
    const coverage = { covered: 1, partial: 0.5, 'off-topic': 0 }[self];
    return settleReply(turn, { verdict: self, coverage, missing, selfJudged: true }, hintsUsed);
  }
  const request = requestIn(reply);
  if (request !== null) return settleReply(turn, { verdict: request, coverage: 0, missing: all }, hintsUsed);
  return settleReply(turn, attempt(turn, reply, facts), hintsUsed);
}

/** What follows from a verdict: what is shown next, or the next question. */
export function settleReply(turn: SocraticTurn, judged: Judged, hintsUsed: number): Judgement {
  const { verdict } = judged;
  const { hints } = turn;
  const given = Math.min(hintsUsed, hints.length);
  const rest = { selfJudged: false, asksFor: null, ...judged };
  const movesOn = verdict === 'covered' || given >= hints.length;
  if (movesOn) return { ...rest, hint: null, hintsUsed: given, movesOn };
  if (verdict === 'asks-example' && turn.example != null)
    return { ...rest, hint: `Your reading gives this example: “${turn.example}”`, hintsUsed: given, movesOn };
  // Where the student must judge, and where they ask for the answer, the passage itself is next.
  const shown = verdict === 'unsure' || verdict === 'asks-answer' ? hints.length : given + 1;
  return { ...rest, hint: hints[shown - 1] ?? null, hintsUsed: shown, movesOn };
}

function attempt(turn: SocraticTurn, reply: string, facts: readonly EvidenceFact[]): Judged {
  const said = words(reply);
  const asked = new Set(words(turn.question).map(({ folded }) => stem(folded)));
  const inReply = readReply(reply);
  const results = facts.map((fact) => ({ fact, ...sayFact(inReply, fact, asked) }));
  const total = facts.reduce((sum, { weight }) => sum + weight, 0);
  const covered = results.filter((result) => isCovered(result));
  const coverage = total === 0 ? 0 : covered.reduce((sum, { fact }) => sum + fact.weight, 0) / total;
  const open = results.filter((result) => !covered.includes(result));
  const missing = open.map(({ fact }) => fact.text);
  const verdict = verdictOf(turn, said, results, coverage);
  return {
    verdict,
    coverage: verdict === 'covered' ? Math.max(coverage, covers) : Math.min(coverage, 0.99),
    missing: verdict === 'covered' ? [] : missing,
    asksFor: verdict === 'partial' ? (open[0]?.fact.asks ?? null) : null,
  };
}

const isCovered = ({ share, weight, isContradicted }: FactSaid): boolean =>
  !isContradicted && (share >= factCovered || weight >= enoughWeight);

function verdictOf(
  turn: SocraticTurn,
  said: readonly Word[],
  results: readonly (FactSaid & { fact: EvidenceFact })[],
  coverage: number,
): Verdict {
  if (said.every(({ folded }) => isStopWord(folded))) return 'empty';
  const touched = results.some(({ share }) => share > 0);
  if (touched && isTheName(said, turn)) return 'covered';
  const isAgainst = results.some(({ isContradicted }) => isContradicted);
  if (isCopied(said, turn.evidence) || isCopied(said, turn.question) || turn.hints.some((hint) => isCopied(said, hint)))
    return 'copied';
  if (isAgainst) return 'contradicted';
  const [main] = results;
  if (coverage >= covers && main && main.share >= factTouched) return 'covered';
  // An opinion is weighed by whoever has it: the rules only find what is the passage's own.
  if (turn.bloomLevel === 'evaluate' && said.length >= longAttempt) return 'unsure';
  if (results.some(({ share }) => share >= factTouched)) return 'partial';
  return touched && said.length >= longAttempt ? 'unsure' : 'off-topic';
}

/** Whether the reply is the very thing that the evidence tells of, or gives a name to, and a name was asked for. */
function isTheName(said: readonly Word[], { question, evidence }: SocraticTurn): boolean {
  if (!asksForName.test(question)) return false;
  const stemsOf = (text: readonly Word[]): string => {
    const content = text.filter(({ folded }) => !isStopWord(folded) || namesNext.has(folded));
    return ` ${content.map(({ folded }) => (namesNext.has(folded) ? folded : stem(folded))).join(' ')} `;
  };
  const [reply, source] = [stemsOf(said), stemsOf(words(evidence))];
  return source.startsWith(reply) || [...namesNext].some((word) => source.includes(` ${word}${reply}`));
}

/** What stands before the name of a thing. */
const namesNext = new Set(['called', 'named', 'termed', 'as']);

/** Whether most of the reply is a run of the text's own words. */
function isCopied(said: readonly Word[], text: string): boolean {
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
