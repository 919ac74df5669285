import { glossaryHeading } from '../lexicon/summary-headings.ts';
import { memoizeByObject } from '../text/memoize.ts';
import type { Span } from '../text/sentences.ts';
import { words } from '../text/words.ts';
import { blocksOf } from './blocks.ts';
import { linesInTurns } from './lines-in-turns.ts';
import type { Passage } from './passage.ts';

/** A term of a printed glossary with what it says that it means. */
export interface Entry extends Span {
  /** As printed, without what stands in brackets behind it. */
  term: string;
  /** The term, and what brackets behind it give beside a number: "PTO", "also, slub yarn". */
  names: string[];
  /** Where the term ends, with its brackets. */
  termEnd: number;
  /** Where what it means begins. */
  from: number;
}

/* In words. */
const longestTerm = 6;
const leastDefinition = 2;
const between = /^[\s:–—|-]+/;
const other = /^(?:(?:also|or|see|abbreviated|sometimes|formerly)(?: (?:also|called|known as|as))?[,:]?\s)+/i;

/** The entries of a glossary that a passage holds, in order. */
export const entriesOf = memoizeByObject((passage: Passage): readonly Entry[] => {
  const blocks = blocksOf(passage);
  const printed = blocks.flatMap(({ start, end, termEnd }) =>
    termEnd === undefined ? [] : entry(passage.text, start, termEnd, end),
  );
  if (printed.length > 0 || !glossaryHeading.test(passage.headingPath.at(-1)?.split(' > ').at(-1) ?? ''))
    return printed;
  // A line for the term, and one below for what it means.
  const paired = blocks.flatMap((block, i) => {
    const next = blocks[i + 1];
    const isPair = block.form === null && next?.form === 'item';
    const said = passage.text.slice(block.start, block.end);
    return next && isPair && words(said).length <= longestTerm && !/[.:]$/.test(said)
      ? entry(passage.text, block.start, block.end, next.end)
      : [];
  });
  if (paired.length > 0) return paired;
  return linesInTurns(blocks.map(({ start, end }) => ({ start, end, line: passage.text.slice(start, end) }))).flatMap(
    ([head, meaning]) => entry(passage.text, head.start, head.end, meaning.end),
  );
});

function entry(text: string, start: number, termEnd: number, end: number): Entry[] {
  const printed = text.slice(start, termEnd).replace(/[\s:–—-]+$/, '');
  const term = printed.replace(/\s?\([^()]*\)/g, '').trim();
  const from = termEnd + (between.exec(text.slice(termEnd, end))?.[0].length ?? 0);
  if (term === '' || words(text.slice(from, end)).length < leastDefinition) return [];
  const beside = Array.from(printed.matchAll(/\(([^()]*)\)/g), ([, said = '']) => said.replace(other, '').trim());
  const names = beside.flatMap((said) => said.split(/,\s|\sor\s/)).filter((said) => /\p{L}/u.test(said));
  return [{ term, names: [term, ...names], start, termEnd, from, end }];
}
