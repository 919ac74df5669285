import { type TaggedWord, tagWords } from '../text/parts-of-speech.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/words.ts';
import { isNounPhrase } from '../vocabulary/inline-definitions.ts';
import { readableSentence } from './readable.ts';
import { termSpans } from './sentence-parts.ts';

const called = '(?:called|known as|termed|referred to as)';
const often = '(?:(?:also|often|usually|sometimes|generally|commonly|collectively)\\s)?';
/** "When …, this is called X" */
const afterClause = new RegExp(
  `^((?:when|where|whenever)\\s[^,]+(?:,\\s[^,]+)*),\\s(?:it|they|this|the (?:result|process|effect)|this (?:process|effect))\\s(?:is|are)\\s${often}${called}$`,
  'i',
);
/** "A … is called X" */
const afterSubject = new RegExp(`^([^,;:]+?)\\s(?:is|are)\\s${often}${called}$`, 'i');
/** "…, a …, called X," */
const beside = new RegExp(`^(.+?)(?:,|\\s?[—–-])?\\s?(?:so-)?${called}$`, 'i');
const beforeName = /\s?["“‘]?(?:an?\s|the\s)?["“‘]?$/i;
const endsThere = /^["”’]?(?:\s\([^)]*\))?["”’]?(?:[.,;)]|\s?[—–]|$)/;
const oneOfSeveral = /^["”’]?,?\s(?:or|and)\s/;
/** "The larger crystals": larger than what was told before. */
const toldBefore =
  /^(?:(?:this|that|these|those|such|another|other|some|several|both|each|one|its|their|his|her|our|your|(?:the\s)?(?:larger|smaller|bigger|higher|lower|longer|shorter|older|newer|younger|greater|fewer)|the (?:same|resulting|remaining|latter|former|first|second|third|last|two|three|other|upper|above|[\p{L}-]+ing back))\b|it|they|he|she|we|you)/iu;
/** Within it: "the risk of another hazard". */
const tellsOfOther = /\s(?:this|that|these|those|such|another|its|their|his|her)\s\p{L}+$/iu;
const fewestStems = 2;
const fewestWords = 3;

/**
 * What a text calls by a term, in the words before the name: "sand that the wind piles up" of "… is called a dune".
 * null where these words cannot stand alone.
 */
export function namedMeaning(quote: string, term: string): string | null {
  for (const { start, end } of splitSentences(quote)) {
    const text = readableSentence(quote.slice(start, end));
    const [span] = termSpans(text, term);
    const after = span ? text.slice(span.end) : '';
    if (!span || !endsThere.test(after) || oneOfSeveral.test(after)) continue;
    const before = text.slice(0, span.start).replace(beforeName, '');
    const meaning =
      afterClause.exec(before)?.[1] ??
      subjectOf(afterSubject.exec(before)?.[1]) ??
      thingBeside(beside.exec(before)?.[1]);
    if (meaning !== null && isEnough(meaning)) return meaning;
  }
  return null;
}

const isEnough = (meaning: string): boolean =>
  !toldBefore.test(meaning) &&
  !tellsOfOther.test(meaning) &&
  meaning.split(' ').length >= fewestWords &&
  new Set(contentStems(meaning)).size >= fewestStems;

/** "In bays, the sand is called …": what stands before the comma belongs to it, but cannot follow the term. */
const subjectOf = (subject: string | undefined): string | null =>
  subject !== undefined && !/^(?:in|on|at|by|for|from|with|as|if)\s/i.test(subject) && isNounPhrase(subject)
    ? subject
    : null;

const ofPhrase = (word: TaggedWord): boolean =>
  /^(?:noun|name|adjective|number|determiner|preposition)$/.test(word.part) ||
  (word.part === 'verb' && (word.gerund || word.past)) ||
  word.folded === 'and';

const isOwner = /^(?:his|her|their|its)$/;
const aWayOf = /^(?:\p{L}+\s)?(?:method|way|practice|process|form|system|policy)\sof\s/iu;

/** The noun phrase that ends a stretch of text: it names the thing, and nothing before it does. */
function thingBeside(before: string | undefined): string | null {
  if (before === undefined) return null;
  const said = tagWords(before);
  const breaks = Math.max(...[', ', '; ', ': ', '(', '—'].map((mark) => before.lastIndexOf(mark)));
  let from = said.length;
  while (from > 0 && ofWord(said, from - 1, breaks)) from--;
  // "to form a ridge", "from bumps": what leads to the thing is no part of it.
  while (said[from] && /^(?:preposition|conjunction)$/.test(said[from]?.part ?? '')) from++;
  const phrase = said[from] ? before.slice(said[from]?.start) : '';
  // "Their way of drying hay, known as …": the way is told before, and what it is a way of tells which one.
  const way = isOwner.test(said[from - 1]?.folded ?? '') ? aWayOf.exec(phrase)?.[0] : undefined;
  if (way !== undefined) return phrase.slice(way.length);
  // Of two things either may be the one that is named.
  const articles = said.slice(from).filter(({ folded }) => /^an?$/.test(folded));
  return /^an?\s/i.test(phrase) && articles.length === 1 ? phrase : null;
}

/** A past tense that has its subject before it states; "sand blown inland" goes on. */
function ofWord(said: readonly TaggedWord[], at: number, breaks: number): boolean {
  const word = said[at];
  if (!word || word.start <= breaks || !ofPhrase(word) || /^(?:that|which|who)$/.test(word.folded)) return false;
  const next = said[at + 1];
  return !(word.part === 'verb' && next?.part === 'determiner');
}
