import { sentencesOf } from '../passages/blocks.ts';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { contentStems } from '../text/words.ts';
import type { Answer, Claim } from './answer-types.ts';
import type { Citation } from './citation.ts';
import { quotePieces } from './evidence/answer-from-passages.ts';
import type { Excerpt } from './evidence/compose.ts';
import { countWords } from './render/shorten.ts';

/** In words. */
const longestRest = 60;

export interface AnsweredPart {
  /** The question, as one of several. */
  part: string;
  found: Answer;
}

/** Whether an answer shows all that another one quotes; a date alone that cites the line with a room shows no room. */
export function saysAll(whole: Answer, part: Answer): boolean {
  if (part.abstained || part.citations.length === 0 || part.claims.some(({ isItem }) => isItem)) return false;
  const shown = new Set(contentStems(whole.answer));
  if (!contentStems(part.answer).every((stem) => shown.has(stem))) return false;
  return part.citations.every(({ passageId, quote }) =>
    whole.citations.some((cited) => !whole.abstained && cited.passageId === passageId && cited.quote.includes(quote)),
  );
}

/** Where a part finds nothing nearer than what an earlier one shows, it shows what goes on there. */
export function goingOn(found: Answer, earlier: readonly { found: Answer }[], index: PassageIndex): Answer {
  const [near] = found.abstained ? found.citations : [];
  const shown = earlier.flatMap((each) => (each.found.abstained ? [] : each.found.citations));
  if (!near || !shown.some(({ passageId }) => passageId === near.passageId)) return found;
  const passage = index.passages.find(({ id }) => id === near.passageId);
  const rest = passage && restOf(passage, shown);
  const told = rest
    ? "I couldn't find this said outright. What stands above goes on:"
    : 'All that I find on this stands above.';
  const lead = { text: told, citation: null, isItem: false };
  const { claims, citations } = rest ? quotePieces([rest], 1) : { claims: [], citations: [] };
  return { ...found, claims: [lead, ...claims], citations };
}

/** What a passage says behind all that is quoted of it; null where it says no more. */
function restOf(passage: Passage, shown: readonly Citation[]): Excerpt | null {
  const quotes = shown.filter(({ passageId }) => passageId === passage.id).map(({ quote }) => quote);
  const ends = quotes.map((quote) => passage.text.indexOf(quote) + quote.length);
  const behind = sentencesOf(passage).filter(({ start }) => start >= Math.max(...ends));
  const [first] = behind;
  const last = behind.findLast(({ end }) => countWords(passage.text.slice(first?.start, end)) <= longestRest);
  return first && last ? { passage, start: first.start, end: last.end } : null;
}

export function joinAnswers(told: readonly AnsweredPart[]): Answer {
  const citations: Citation[] = [];
  const claims = told.flatMap(({ part, found }): Claim[] => {
    const from = citations.length;
    citations.push(...found.citations);
    return [
      { text: part, citation: null, isItem: false, isLabel: true },
      ...found.claims.map((claim) => citingFrom(claim, from)),
    ];
  });
  return {
    answer: claims.map(({ text, block = '' }) => `${text} ${block}`.trim()).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: Math.max(...told.map(({ found }) => found.confidence)),
    citations,
  };
}

/** A claim whose citations stand behind others. */
function citingFrom(claim: Claim, from: number): Claim {
  const { block } = claim;
  const shifted = block?.replace(/\[(\d+)\](?= \|$)/gm, (_, number: string) => `[${Number(number) + from}]`);
  return {
    ...claim,
    citation: claim.citation === null ? null : claim.citation + from,
    ...(claim.isCitingBlock && shifted !== undefined && { block: shifted }),
  };
}
