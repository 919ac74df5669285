import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import { readQuestion } from '../question/question.ts';
import { countWords } from '../render/shorten.ts';
import { confidence } from './answerability.ts';
import { chooseWindows, longestShown } from './choose-windows.ts';
import type { Excerpt } from './compose.ts';
import { type EvidenceSentence, gatherEvidence } from './evidence.ts';

const patterns = [
  /\b(?:difference|distinction|contrast|comparison|similarit(?:y|ies))s?\s(?:is\s)?between\s(.+?)\sand\s(.+?)[?.]*$/i,
  /\b(?:how\s)?(?:do|does|did|are|is)\s(.+?)\s(?:differ(?:ent)?|similar|distinguished)\s(?:from|to)\s(.+?)[?.]*$/i,
  /\b(?:how\s)?(?:do|does|did|are)\s(.+?)\sand\s(.+?)\s(?:differ|different|similar|compare)\b/i,
  /^(?:compare|contrast|distinguish)(?:\sand\scontrast)?(?:\sbetween)?\s(.+?)\s(?:and|with|to|from)\s([^:]+?)(?::.*)?[?.]*$/i,
  /^(.+?)\s(?:versus|vs\.?)\s(.+?)[?.]*$/i,
];
/** A sentence that opens with the term, or better. */
const speaksOfTerm = 0.25;
/** Of the term's words, where nothing says what it is. */
const namesAll = 0.99;

/** The two things that a question sets side by side, as it names them; null where it does not. */
export function comparedTerms(question: string): [string, string] | null {
  for (const pattern of patterns) {
    const [, left, right] = pattern.exec(question.trim()) ?? [];
    if (left && right) return [left, right];
  }
  return null;
}

/**
 * What is said of each of two things: the stretch around the clearest definition of each, or one stretch that defines
 * both; with how sure the less sure one is. null unless both are defined.
 * @param listing a sentence that names both and says nothing of either: then what uses a term alone will do
 */
export function compareByDefinitions(
  index: PassageIndex,
  [left, right]: [string, string],
  listing: EvidenceSentence | null = null,
): { pieces: Excerpt[]; confidence: number } | null {
  // "implicit and explicit memory" are two memories.
  const head = /\s(\S+)$/.exec(right)?.[1];
  const full = head !== undefined && !left.includes(' ') ? define(index, `${left} ${head}`, listing) : null;
  const first = full ?? define(index, left, listing);
  const second = define(index, right, listing);
  if (!first || !second || first.sentence.text === second.sentence.text) return null;
  return {
    pieces: together(first.sentence, second.sentence) ?? [first, second].flatMap(({ shown }) => shown),
    confidence: Math.min(first.confidence, second.confidence),
  };
}

/** The stretch from one sentence to the other, where it is short enough. */
function together(one: EvidenceSentence, other: EvidenceSentence): Excerpt[] | null {
  if (one.passage !== other.passage) return null;
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const piece = { passage: one.passage, start: first.start, end: last.end, key: { start: one.start, end: one.end } };
  return countWords(one.passage.text.slice(piece.start, piece.end)) > longestShown ? null : [piece];
}

/** Rows of one table that are named by the two things. */
export function compareInTable(passages: readonly Passage[], terms: [string, string]): Excerpt[] | null {
  const stems = terms.map((term) => contentStems(term));
  for (const passage of passages) {
    const blocks = blocksOf(passage);
    const rows = blocks.filter(({ form }) => form === 'row');
    const header = blocks.find(({ form }) => form === 'header-row');
    const kind = header ? contentStems(passage.text.slice(header.start, header.end).split(' | ')[0] ?? '') : [];
    const found = stems.map((wanted) =>
      rows.find(({ start, end }) => {
        const [label = ''] = passage.text.slice(start, end).split(' | ');
        return isSame(contentStems(label), wanted, kind);
      }),
    );
    const [first, second] = found;
    if (first && second && first !== second) return [first, second].map(({ start, end }) => ({ passage, start, end }));
  }
  return null;
}

/** The rows of a table that has a column for each of the things, given the names that each may have. */
export function compareInColumns(
  passages: readonly Passage[],
  names: readonly (readonly string[])[],
): Excerpt[] | null {
  const wanted = names.map((each) => each.map((name) => contentStems(name).join(' ')));
  for (const passage of passages) {
    if (!passage.places.some(({ form }) => form === 'header-row')) continue;
    const blocks = blocksOf(passage);
    const header = blocks.find(({ form }) => form === 'header-row');
    const labels = header ? passage.text.slice(header.start, header.end).split('|') : [];
    const columns = new Set(labels.map((label) => contentStems(label).join(' ')));
    if (!wanted.every((each) => each.some((name) => name !== '' && columns.has(name)))) continue;
    const rows = blocks.filter(({ form }) => form === 'row');
    if (rows.length > 0) return rows.map(({ start, end }) => ({ passage, start, end }));
  }
  return null;
}

/** The rows of a table that has one for each of several things: "Flood of 1957" is what "the 1957 flood" is called. */
export function compareInRows(passages: readonly Passage[], names: readonly (readonly string[])[]): Excerpt[] | null {
  const wanted = names.map((each) => new Set(each.flatMap((name) => contentStems(name))));
  const isNamed = (label: readonly string[], i: number): boolean =>
    label.every((stem) => wanted[i]?.has(stem)) &&
    label.some((stem) => wanted.every((other, j) => (j === i) === other.has(stem)));
  for (const passage of passages) {
    const rows = blocksOf(passage).filter(({ form }) => form === 'row');
    if (rows.length < names.length) continue;
    const labels = rows.map(({ start, end }) => {
      const [cell = ''] = passage.text.slice(start, end).split(' | ');
      return contentStems(cell.split('\n')[0] ?? '');
    });
    const found = names.map((_, i) => rows[labels.findIndex((label) => isNamed(label, i))]);
    const each = found.flatMap((row) => (row ? { passage, start: row.start, end: row.end } : []));
    if (each.length === names.length) return each;
  }
  return null;
}

/** "Newton" in a row of methods is what the question calls Newton's method. */
const isSame = (label: readonly string[], wanted: readonly string[], kind: readonly string[]): boolean =>
  label.length > 0 &&
  label.every((stem) => wanted.includes(stem)) &&
  wanted.every((stem) => label.includes(stem) || kind.includes(stem));

interface Definition {
  sentence: EvidenceSentence;
  shown: Excerpt[];
  confidence: number;
}

function define(index: PassageIndex, term: string, listing: EvidenceSentence | null): Definition | null {
  const question = readQuestion(`What is ${term}?`);
  const evidence = gatherEvidence(index, question);
  const sentence = evidence.sentences.find(({ text }) => text !== listing?.text);
  if (!sentence) return null;
  const isOfTerm = listing !== null && sentence.match.coverage >= namesAll;
  if (sentence.features.definition < speaksOfTerm && !isOfTerm) return null;
  const own = evidence.sentences.filter(({ passage }) => passage === sentence.passage);
  const shown = sentence.header === '' ? chooseWindows(own, longestShown / 2).slice(0, 1) : [toPiece(sentence)];
  return { sentence, shown, confidence: confidence(index, question, evidence) };
}

const toPiece = ({ passage, start, end }: EvidenceSentence): Excerpt => ({ passage, start, end });
