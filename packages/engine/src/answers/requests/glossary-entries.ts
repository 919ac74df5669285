import { glossaryHeading } from '../../lexicon/summary-headings.ts';
import { blocksOf } from '../../passages/blocks.ts';
import { entriesOf } from '../../passages/entries.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { pathOf } from './sections-of.ts';

/** A term with what a glossary says that it means, and the place. */
export interface GlossaryEntry {
  term: string;
  definition: string;
  piece: Excerpt;
}

const longestTerm = 6;
/** In passages: a list of terms stands at the end of its section, behind the exercises. */
const farthest = 30;
const numbered = /^\W*(?:chapter\s+|section\s+|unit\s+)?\d+(?:\.\d+)*\b/i;

const isGlossary = (passage: Passage): boolean =>
  entriesOf(passage).length > 0 || glossaryHeading.test(pathOf(passage).at(-1) ?? '');

/**
 * The terms that the lists of some material define, in order; of a section whose list follows it under a heading of its
 * own those of that list. Empty where there is none.
 */
export function glossaryOf(passages: readonly Passage[], index: PassageIndex): GlossaryEntry[] {
  const own = passages.filter(isGlossary);
  const lists = own.length > 0 ? own : listBehind(passages.at(-1), index);
  const texts = index.passages.filter((passage) => passage.documentId === lists[0]?.documentId && !isGlossary(passage));
  const said = lists.length > 0 ? texts.map(({ text }) => text.toLowerCase()).join('\n') : '';
  return lists.flatMap((list) => entriesIn(list, said));
}

/** The list of terms behind a passage, before the next numbered section. */
function listBehind(last: Passage | undefined, { passages }: PassageIndex): Passage[] {
  if (!last) return [];
  const at = passages.indexOf(last);
  const behind = passages.slice(at + 1, at + 1 + farthest).filter(({ documentId }) => documentId === last.documentId);
  const next = behind.findIndex((passage) => numbered.test(pathOf(passage).at(-1) ?? ''));
  const within = next < 0 ? behind : behind.slice(0, next);
  const first = within.findIndex(isGlossary);
  return first < 0 ? [] : within.slice(first).filter(isGlossary);
}

/** @param said the text that the list belongs to, in lower case */
function entriesIn(passage: Passage, said: string): GlossaryEntry[] {
  const { text } = passage;
  const blocks = blocksOf(passage);
  const entry = (term: string, start: number, from: number, end: number): GlossaryEntry[] => {
    const definition = definitionIn(text, from, end);
    const isEntry = countWords(term) > 0 && countWords(term) <= longestTerm && countWords(definition) > 1;
    return isEntry ? [{ term: term.trim(), definition, piece: { passage, start, end } }] : [];
  };
  const printed = entriesOf(passage);
  if (printed.length > 0)
    return printed.map(({ term, start, from, end }) => {
      return { term, definition: definitionIn(text, from, end), piece: { passage, start, end } };
    });
  return blocks.flatMap((block) => {
    const heads = headsIn(text.slice(block.start, block.end), said);
    return heads.flatMap(({ start, end, from }, i) =>
      entry(
        text.slice(block.start + start, block.start + end),
        block.start + start,
        block.start + from,
        block.start + (heads[i + 1]?.start ?? block.end - block.start),
      ),
    );
  });
}

const definitionIn = (text: string, from: number, end: number): string =>
  text.slice(from, end).trim().replace(/[.;]$/, '');

interface Head {
  /** Of the term. */
  start: number;
  end: number;
  /** Where its definition begins. */
  from: number;
}

/**
 * The terms in front of colons or dashes. In a paragraph that runs them together ("… in a city exurb: a place …") a
 * term is the most words before its mark that the text says too, in the order of the alphabet.
 */
function headsIn(line: string, said: string): Head[] {
  const marks = [...line.matchAll(/(?<=[\p{L}\p{N})”"’])(?::\s+|\s+[–—]\s+)(?=\S)/gu)];
  let before = '';
  return marks.flatMap(({ index, 0: mark }, i): Head[] => {
    const from = index + mark.length;
    const low = i === 0 ? 0 : (marks[i - 1]?.index ?? 0) + (marks[i - 1]?.[0].length ?? 0);
    const stretch = line.slice(low, index);
    const starts = [...stretch.matchAll(/(?<![^\s(])\S+/g)].map((word) => word.index);
    const tails = starts.slice(-longestTerm).map((start) => stretch.slice(start));
    const whole = i === 0 || /\n\s*$/.test(line.slice(0, low)) ? tails.find((tail) => tail === stretch) : undefined;
    const known = tails.filter((tail) => said.includes(tail.toLowerCase()));
    const term = whole ?? known.find((tail) => lettersOf(tail) >= before) ?? known[0] ?? tails.at(-1);
    if (term === undefined) return [];
    before = lettersOf(term);
    return [{ start: index - term.length, end: index, from }];
  });
}

/** As an alphabet orders it. */
const lettersOf = (term: string): string => term.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
