import { memoizeByObject } from '../text/memoize.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { contentStems, words } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { isGeneric } from '../vocabulary/generic-words.ts';
import type { Term } from '../vocabulary/term.ts';
import { gap, hideArticle, readableSentence } from './readable.ts';
import { replaceSpans, termSpans } from './sentence-parts.ts';
import type { StudyFact, StudyText } from './study-text.ts';
import { isName } from './term-forms.ts';

export interface Cloze {
  term: Term;
  /** The statement with a gap for the term. */
  front: string;
  /** As the statement writes it; in lower case where only the sentence's beginning gave it a capital. */
  answer: string;
}

const leastScore = { phrase: 2, word: 3 };
/** A single word must be one that the text defines beyond doubt. */
const surely = 0.8;
/** Uses; in a short text any term stands in many of its sentences. */
const fewestOfMatter = 12;
/** Gaps in one statement; more leave too little to think from. */
const mostGaps = 2;

/** "Dendritic cells are _____ in …": any kind that holds the thing would be right. */
const isGenus = /\b(?:is|are|was|were)\s(?:an?\s|the\s|a\(n\)\s|one of the\s)?(?:\p{L}+\s){0,3}$/iu;

/** A statement with its most important term left out, where the rest tells which term it was without saying it. */
export function makeCloze(fact: StudyFact, text: StudyText): Cloze | null {
  return leftOutIn(text)(fact);
}

/** Cards, choices and statements to judge all ask for it. */
const leftOutIn = memoizeByObject((text: StudyText) => memoizeByObject((fact: StudyFact) => findLeftOut(fact, text)));

function findLeftOut({ sentence, terms }: StudyFact, text: StudyText): Cloze | null {
  for (const term of terms) {
    if (term.score <= leastScore[term.term.includes(' ') ? 'phrase' : 'word'] || !isWorthAsking(term)) continue;
    if (isTheMatter(term, text)) continue;
    const spans = termSpans(sentence.text, term.term);
    const [first] = spans;
    if (!first || spans.length > mostGaps || spans.some((span) => isInPhrase(sentence.text, span, term, text)))
      continue;
    if (terms.some((other) => other !== term && hasTerm(other, term))) continue;
    const said = sentence.text.slice(first.start, first.end);
    const front = hideArticle(readableSentence(replaceSpans(sentence.text, spans, gap)));
    if (!front.includes(gap) || isGenus.test(front.slice(0, front.indexOf(gap)))) continue;
    if (givesAway(front, said) || givesAway(front, term.term)) continue;
    if (term.abbreviation !== null && front.includes(term.abbreviation)) continue;
    const known = text.terms.some(({ abbreviation }) => abbreviation !== null && abbreviation === said);
    if (known) continue;
    const answer =
      first.start === 0 && /^\p{Ll}/u.test(term.term) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
    return { term, front, answer };
  }
  return null;
}

/** What every fifth sentence of a text has is what it's about: that goes into its gaps without reading it. */
function isTheMatter({ term }: Term, { corpus }: StudyText): boolean {
  const uses = corpus.phrases.get(phraseKey(term))?.length ?? 0;
  return uses >= fewestOfMatter && uses * 5 > corpus.sentences.length;
}

/** A single common word or surname is guessed, not known; a cut phrase ("the miller's", "all new") names nothing. */
function isWorthAsking({ term, kind, certainty }: Term): boolean {
  if (!isName(term)) return false;
  if (term.includes(' ')) return true;
  if (isGeneric(term.toLowerCase())) return false;
  return kind === 'defined' && certainty >= surely && !/^\p{Lu}\p{Ll}+$/u.test(term);
}

function hasTerm(outer: Term, inner: Term): boolean {
  return ` ${phraseKey(outer.term)} `.includes(` ${phraseKey(inner.term)} `);
}

/** Whether a noun or name beside it makes one thing of both: "thermal _____", "_____ engine", "_____'s". */
function isInPhrase(sentence: string, { start, end }: Span, { term }: Term, { corpus }: StudyText): boolean {
  if (/^(?:['’]|[-‐‑])/.test(sentence.slice(end)) || /[-‐‑]$/.test(sentence.slice(0, start))) return true;
  // "Josiah Vane" of "Josiah Vane Miller" is half a name.
  if (/^\p{Lu}/u.test(sentence.slice(start)) && /^\s\p{Lu}\p{Ll}/u.test(sentence.slice(end))) return true;
  const said = tagWords(sentence);
  const next = said.find((word) => word.start >= end);
  const before = said.findLast((word) => word.end <= start);
  // "She turns the wheel and cards": what is done there is no thing.
  if (said.some((word) => word.end === end && word.part === 'verb' && !word.gerund)) return true;
  const touches = (from: number, to: number): boolean => /^\s$/.test(sentence.slice(from, to));
  if (next && touches(end, next.start) && (next.part === 'noun' || next.part === 'name') && !next.gerund) return true;
  if (before === undefined || !touches(before.end, start)) return false;
  if (before.part === 'noun' || before.part === 'name') return true;
  // "main memory", said again and again, is a thing of its own.
  return before.part === 'adjective' && (corpus.phrases.get(phraseKey(`${before.raw} ${term}`))?.length ?? 0) > 1;
}

/** Whether a text tells a term by most of its words, by words of its family, or by its first letters. */
export function givesAway(text: string, term: string): boolean {
  const wanted = [...new Set(contentStems(term))];
  const there = [...new Set(contentStems(text))];
  const family = (x: string, y: string): boolean => {
    const length = Math.min(x.length, y.length);
    return x === y || (length >= 5 && x.slice(0, Math.max(5, length - 2)) === y.slice(0, Math.max(5, length - 2)));
  };
  const told = wanted.filter((stem) => there.some((other) => family(stem, other)));
  if (wanted.length > 0 && told.length * 2 > wanted.length) return true;
  const initials = words(term)
    .map(({ raw }) => raw.charAt(0).toUpperCase())
    .join('');
  return initials.length > 1 && words(text).some(({ raw }) => raw.replace(/s$/, '') === initials);
}

/* A gap is worth asking where the statement tells what its term is. */
const namesThere = new RegExp(
  `\\b(?:called|known as|termed|referred to as)\\s(?:(?:an?|the|a\\(n\\))\\s)?["“]?${gap}`,
  'i',
);
const opensThere = new RegExp(
  `^["“]?(?:(?:An?|The|A\\(n\\))\\s)?["“]?${gap}\\s(?:is|are|was|were|\\p{Ll}+s|\\p{Ll}+ed|\\p{Ll}+)\\s`,
  'u',
);
const joinedThere = new RegExp(`${gap}["”]?\\s(?:and|or)\\s\\p{L}+\\s(?:of|for)\\s`, 'u');

/** What a gap is worth beside others: more where its statement names the term, less where half a phrase is left. */
export function worthOfGap(front: string): number {
  if (joinedThere.test(front)) return -2;
  return namesThere.test(front) ? 1.6 : opensThere.test(front) ? 0.3 : -0.4;
}
