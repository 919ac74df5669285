import { memoizeByObject } from '../text/memoize.ts';
import { type Span, splitSentences } from '../text/sentences.ts';
import type { Passage, Place } from './passage.ts';

/** A block of a passage, with what it is more than running text. */
export interface FormedBlock extends Span {
  form: NonNullable<Place['form']> | 'formula' | null;
  /** Of an entry of a glossary: where its term ends. */
  termEnd?: number;
}

/** In characters; what is longer is prose with a sign in it. */
const longestFormula = 160;
const relation = /[=≈≠≤≥<>∝≡→⇒∈~]/;
const proseWord = /\p{L}{4,}/gu;
const mostProseWords = 3;
/** "efficiency = knotted load / rope load": words that are reckoned with. */
const inWords = /^[\p{L} ]{2,40}\s=\s(?=[^.!?]*\s[/×÷*+−-]\s)[\p{L}\d ()/×÷*+−.,%-]+$/u;

/** Splits a passage into its blocks, in order. A page that ends within a block ends no block. */
export const blocksOf = memoizeByObject(({ places, text }: Passage): readonly FormedBlock[] => {
  const opening = places.filter(
    ({ block, term }, i) => i === 0 || block !== places[i - 1]?.block || term !== undefined,
  );
  return opening.map(({ start, form, term }, i) => {
    const next = opening[i + 1];
    const end = next ? next.start - 1 : text.length;
    return {
      start,
      end,
      form: form ?? (isFormula(text.slice(start, end)) ? 'formula' : null),
      ...(term !== undefined && { termEnd: start + term }),
    };
  });
});

/** A formula that stands alone: a relation between signs, hardly a word. */
function isFormula(text: string): boolean {
  if (text.length > longestFormula || text.includes('\n') || !relation.test(text)) return false;
  if (inWords.test(text)) return true;
  return (text.match(proseWord)?.length ?? 0) <= mostProseWords && !/[.!?]$/.test(text);
}

/**
 * Splits a passage into sentences, in order. None runs from a row, code, a formula or an item into what stands beside
 * it: these end in no full stop, and lines of code that begin in lower case say nothing on how the prose around them is
 * broken. An entry of a glossary is one.
 */
export const sentencesOf = memoizeByObject((passage: Passage): readonly Span[] => {
  const blocks = blocksOf(passage);
  const formed = blocks.filter(({ form }) => form !== null);
  if (formed.length === 0) return splitSentences(passage.text);
  const cuts = [0, ...formed.flatMap(({ start, end }) => [start, end]), passage.text.length];
  const entries = new Set(blocks.flatMap(({ start, termEnd }) => (termEnd === undefined ? [] : start)));
  return cuts.slice(1).flatMap((end, i) => {
    const from = cuts[i] ?? 0;
    if (entries.has(from) && from < end) return [{ start: from, end }];
    return splitSentences(passage.text.slice(from, end)).map((span) => ({
      start: from + span.start,
      end: from + span.end,
    }));
  });
});
