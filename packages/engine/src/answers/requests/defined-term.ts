import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import { type Entry, entriesOf } from '../../passages/entries.ts';
import { type Passage, placeAt } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { readQuery } from '../../passages/query.ts';
import { rankCandidates } from '../../passages/rank.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { stem } from '../../text/stem.ts';
import { contentStems, words } from '../../text/words.ts';
import { phraseKey } from '../../vocabulary/corpus.ts';
import { definitionsIn } from '../../vocabulary/definitions.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { definitionStrength, saysWhoHasIt } from '../evidence/definition.ts';
import { entryAt } from '../evidence/entry-of-term.ts';
import { mayName } from '../evidence/evidence.ts';
import { leansOnPrevious } from '../evidence/no-evidence.ts';
import { mendSpelling } from '../question/mend-spelling.ts';
import { countWords } from '../render/shorten.ts';

/** What the materials say a term is, and the passages that speak of it. */
export interface DefinedTerm {
  /** As the materials spell it. */
  term: string;
  definition: Excerpt;
  example: Excerpt | null;
}

/** Below it a sentence uses a term rather than telling what it is. */
export const defining = 0.6;
/** A sentence that tells in passing what the term is: "…, known as an X, …" */
export const inPassing = 0.55;
const longestTerm = 5;
/** In sentences: an example further on is one of something else. */
const exampleWithin = 4;
const exampleSign =
  /^(?:for (?:example|instance)|an example|examples? (?:of|are|include)|e\.g\.|suppose|consider (?:an?|the)|take (?:an?|the))\b|\b(?:for example|for instance|such as|e\.g\.)|\bexample of\b/i;
/** What a thing is likened to. The sentence behind it often tells in what. */
const likeness =
  /^(?:think of (?:it|this|that|them|an?|the)\b.*\b(?:like|as)|(?:much|just) (?:like|as)|imagine|picture (?:an?|the|your)|(?:it|this|they)(?: is|'s|’s| are|'re|’re) (?:a (?:bit|little) |much |just |rather )?like)\b|\b(?:is|are|works?) (?:very |much |quite )?(?:similar to|like an?)\b|\bas if (?:it|they|you) were\b/i;
/** "As in Hale's case": somebody whom the section tells of. */
const namedCase = /\b(?:as in|in the case of|as with) \p{Lu}/u;
/** "Consider another example of X.": the case is told behind it. */
const announcesCase =
  /^(?:consider|here is|let['’]?s (?:look at|consider)|look at|take) (?:an?|another|one|the following)\b.{0,60}\bexamples?\b.{0,40}$/i;
const longestCase = 60;
/** In words: a likeness with what goes on about it. */
const longestLikeness = 45;
/** What says the sentence before once more, in plain words. */
const plainer = /^(?:in (?:simple|simpler|plain|other) (?:terms|words)|simply put|put simply|that is|this means)\b/i;

/**
 * Finds the shortest plain definition of a term in the readings, with an example that stands beside it; null where no
 * reading defines the term.
 * @param least how surely it must be a definition, in [0, 1]
 */
export function defineTerm(
  said: string,
  index: PassageIndex,
  syllabusId: string | null,
  least = defining,
): DefinedTerm | null {
  for (const term of spellingsOf(said, index)) {
    const found = definitionOf(term, passagesWith(term, index, syllabusId), least);
    if (found) return { term, definition: found, example: exampleOf(term, found, index, syllabusId) };
  }
  return null;
}

/** What the text says a term is, beside its glossary; null where it does not say it. */
export function definedInText(term: string, index: PassageIndex, syllabusId: string | null): Excerpt | null {
  const text = passagesWith(term, index, syllabusId).filter((passage) => entriesOf(passage).length === 0);
  return definitionOf(term, text, defining);
}

/** As said, and with slips mended by the folder's own words. */
function spellingsOf(said: string, index: PassageIndex): string[] {
  const bare = said.replace(/^[\s"“‘']*(?:(?:an?|the|what|is|are|was|of) )*|[\s"”’'?!.,]+$/gi, '').trim();
  if (bare === '' || countWords(bare) > longestTerm) return [];
  const mended = mendSpelling(bare, index);
  return mended === bare ? [bare] : [bare, mended];
}

/** A common word stands in thousands of passages: so many of the best are read for what it is. */
const mostRead = 200;

/** Finds the passages that hold all words of a term, in reading order; of very many, those that match it best. */
export function passagesWith(term: string, index: PassageIndex, syllabusId: string | null): Passage[] {
  const numbers = contentStems(term).map((each) => index.termNumbers.get(each) ?? -1);
  if (numbers.length === 0 || numbers.includes(-1)) return [];
  return rankCandidates(index, readQuery(index, term), mostRead)
    .map(({ p }) => p)
    .sort((x, y) => x - y)
    .flatMap((p) => {
      const passage = index.passages[p];
      if (!passage || passage.documentId === syllabusId) return [];
      if (passage.role !== 'body' && passage.role !== 'duplicate') return [];
      const held = index.terms.subarray(index.start[p], index.start[p + 1]);
      return numbers.every((number) => held.includes(number)) ? [passage] : [];
    });
}

/** Who did it is no matter for what it is: "They grew by fusion, in which two firms …" */
const ofSomebody = /^(?:he|she|they)\b/i;

function definitionOf(term: string, passages: readonly Passage[], least: number): Excerpt | null {
  const key = phraseKey(term);
  const stems = words(term).map(({ folded }) => stem(folded));
  let best: (Excerpt & { worth: number }) | null = null;
  for (const passage of passages) {
    // What is said again in short is told in full before.
    const again = saysAgain(passage) ? 0.2 : 0;
    const spans = sentencesOf(passage);
    for (const [i, { start, end }] of spans.entries()) {
      // "As we saw in the last section, X is …": what was seen there is said here.
      const text = passage.text.slice(start, end).replace(asSeen, '');
      if (!mayName(text, stems)) continue;
      // "This is called X": what it is stands in the sentence before.
      const before = pointsBackTo(text, stems) ? spans[i - 1] : undefined;
      const isBeside = before && !passage.text.slice(before.end, start).includes('\n');
      if (ofText.test(text) || /\?["”’)]*$/.test(text)) continue;
      const entry = entryAt(passage, start);
      const leans = !isBeside && !entry && leansOnPrevious(text);
      const own = entry
        ? isNamed(entry, key)
          ? listed
          : 0
        : isBeside
          ? plainly
          : Math.max(saysWhatItIs(text, stems, isListed(passage, start)), strengthIn(text, key, stems, least));
      // What hangs on the sentence before brings it along, where it says plainly what the term is.
      const lead = leans && own >= told ? spans[i - 1] : before;
      const isOfSomebody = least < defining && ofSomebody.test(text);
      if (own < least || (leans && !isOfSomebody && (!lead || own < told))) continue;
      const from = (isBeside || (leans && !isOfSomebody)) && lead ? lead.start : start;
      const place = isOwnHeading(passage, stems) ? ofOwnSection : 0;
      const beside = isCaption(passage, start) ? ofCaption : 0;
      const worth =
        own + place - again - beside - (leans ? leaning : 0) - countWords(passage.text.slice(from, end)) / 300;
      if (!best || worth > best.worth) best = { passage, start: from, end, worth };
    }
  }
  return best && { passage: best.passage, start: best.start, end: best.end };
}

const asSeen =
  /^as (?:we|you) (?:have |already |briefly )*(?:saw|seen|said|discussed|learned|noted|mentioned)[^,]{0,60},\s/i;

/** What stands below a picture names the thing, and tells of the picture. */
const ofCaption = 0.4;
const isCaption = (passage: Passage, offset: number): boolean =>
  blocksOf(passage).some(
    ({ start, end }) =>
      start <= offset &&
      offset < end &&
      /^\W*(?:figure|fig\.|table|photo(?:graph)?|image|illustration)\s\d/i.test(passage.text.slice(start, end)),
  );

/** A glossary says of each of its terms what it is. */
const listed = 1;
const isNamed = ({ names }: Entry, key: string): boolean => names.some((name) => phraseKey(name) === key);

/** A section that has the term for its heading says what it is. */
const ofOwnSection = 0.1;

function isOwnHeading({ headingPath }: Passage, stems: readonly string[]): boolean {
  const heading = words(headingPath.at(-1) ?? '').flatMap(({ folded }) => (/^\d/.test(folded) ? [] : stem(folded)));
  return heading.length === stems.length && stems.every((each) => heading.includes(each));
}

/** "The previous section focused on what is called X": of the text, and nothing of the thing. */
const ofText = /\b(?:this|the (?:previous|next|following|last)|previous|next) (?:chapter|section|unit|module)\b/i;

const back =
  /^(?:(?:this|that|these|those|such|it|the (?:latter|former|reverse|opposite))\b[^,;:]{0,40}?\s(?:is|are|was|were)\s(?:(?:also|often|sometimes|usually)\s)?(?:(?:called|known as|termed|named|referred to as|what .{0,20} calls?)\s)?|(?:[\p{L}-]+\s){1,4}?(?:calls?|called)\s(?:this|that|these|those|such|it|them)\b(?:\s[\p{L}-]+){0,3}?\s?)(?:an?\s|the\s)?["“‘]?$/iu;

/** "This is induced demand: …", "Planners call this point the equilibrium size." */
function pointsBackTo(text: string, stems: readonly string[]): boolean {
  const said = words(text);
  const at = said.findIndex((_, i) => stems.every((each, k) => stem(said[i + k]?.folded ?? '') === each));
  const last = said[at + stems.length - 1];
  if (at < 0 || !last || !back.test(text.slice(0, said[at]?.start))) return false;
  return /^["”’]?(?:\s\([^)]{1,40}\))?(?:[.:,;]|$)/.test(text.slice(last.end));
}

/** "X, wherein …", "a system of X in which …" */
const inWhich = /^["”’]?(?:\s\([^)]{1,40}\))?,?\s(?:in which|wherein|whereby|under which|by which)\s/i;
const told = 0.65;
/** Of two definitions the one that stands by itself is clearer. */
const leaning = 0.3;
function strengthIn(text: string, key: string, stems: readonly string[], least: number): number {
  const isLoose = least < defining;
  const own = definitionsIn(text).flatMap(({ term: at, strength }) => {
    const name = phraseKey(text.slice(at.start, at.end));
    const goesOn = isLoose && /^\s\p{Ll}/u.test(text.slice(at.start, at.end).slice(key.length));
    return name === key || name.startsWith(`${key} of `) || (goesOn && name.startsWith(`${key} `)) ? strength : [];
  });
  const most = Math.max(0, ...own);
  const said = words(text);
  const at = said.findIndex((_, i) => stems.every((each, k) => stem(said[i + k]?.folded ?? '') === each));
  const last = said[at + stems.length - 1];
  const after = last ? text.slice(last.end) : '';
  const described = last && inWhich.test(after) ? told : 0;
  const isGiven = definitionStrength(text, stems) >= defining;
  // A weak form counts where the other reading of it agrees.
  const sure = most >= plainly || isLoose || isGiven ? most : 0;
  // "X is also used for …" opens with the term and says nothing of what it is.
  const isSubject = article.test(text.slice(0, said[at]?.start));
  const had = last && saysWhoHasIt(text.slice(0, said[at]?.start), after) ? told : 0;
  return Math.max(sure, described, had, isLoose && isGiven && !isSubject ? defining : 0);
}

const article = /^["“‘(]?(?:(?:an?|the)\s)?["“‘]?$/i;
const predicate =
  /^["”’]?(?:\sof\s(?:an?|the)\s\p{L}+)?(?:\s?\([^)]{1,60}\)|,\s[^,;:]{2,50},)?\s(?:is|are|was|were)\s(?!(?:not|no|never|more|less|also|often|usually|very|so|too|only|in|on|at|by|from|as|to|called|found|used|made|born|known|based|given|taken|put|left|kept|built|seen|sold|lost|brought|chosen|drawn|cut|set|sent|shown|written|\p{L}+ly|\p{L}+ed|\p{L}+ing)\b)(?:[^,;:.]|,\s(?:each|or|and))+?(?:\s(?:that|which|who|whose|where|when|of|in|by|with|for|from|between|at|on)\s|,\s)/iu;
/** A plain "X is …" with a word that says which one it is. */
const plainly = 0.7;

/** Whether a sentence begins by saying what a term is: "Solar time is time that …". */
function saysWhatItIs(text: string, stems: readonly string[], isListed: boolean): number {
  const said = words(text).slice(0, stems.length + 1);
  const first = said.findIndex(({ folded }) => stem(folded) === stems[0]);
  const last = said[first + stems.length - 1];
  if (first < 0 || !last || !stems.every((each, k) => stem(said[first + k]?.folded ?? '') === each)) return 0;
  const tail = text.slice(last.end);
  const tells = predicate.test(tail) || (isListed && /^(?:\s(?:is|are|was|were)\s|:\s|\s[–—-]\s)/.test(tail));
  return article.test(text.slice(0, said[first]?.start)) && tells ? plainly : 0;
}

/** A list of things says of each what it is. */
const isListed = (passage: Passage, offset: number): boolean => placeAt(passage, offset).form === 'item';

/** An example or a likeness a few sentences behind the definition, else one that names the term. */
function exampleOf(
  term: string,
  { passage, end }: Excerpt,
  index: PassageIndex,
  syllabusId: string | null,
): Excerpt | null {
  const behind = sentencesOf(passage).filter((span) => span.start >= end);
  const textAt = ({ start, end }: { start: number; end: number }) => passage.text.slice(start, end);
  const shows = (text: string) => exampleSign.test(text) || likeness.test(text) || namedCase.test(text);
  const beside = behind.slice(0, exampleWithin).find((span) => shows(textAt(span)));
  if (beside) {
    const piece = { passage, ...beside };
    if (announcesCase.test(textAt(beside))) return inItsParagraph(piece, longestCase);
    return likeness.test(textAt(beside)) ? inItsParagraph(piece, longestLikeness) : piece;
  }
  const stems = contentStems(term);
  for (const other of passagesWith(term, index, syllabusId)) {
    const named = sentencesOf(other).find(({ start, end }) => {
      const text = other.text.slice(start, end);
      const held = new Set(contentStems(text));
      return shows(text) && stems.every((each) => held.has(each));
    });
    if (named) {
      const isBare = announcesCase.test(other.text.slice(named.start, named.end));
      return isBare ? inItsParagraph({ passage: other, ...named }, longestCase) : { passage: other, ...named };
    }
  }
  return null;
}

/** Extends a definition by the next sentence where that says it in plainer words. */
export function withPlainerWords(piece: Excerpt): Excerpt {
  const { passage, end } = piece;
  const next = sentencesOf(passage).find(({ start }) => start >= end);
  const isPlainer = next && plainer.test(passage.text.slice(next.start, next.end));
  return isPlainer ? { ...piece, end: next.end } : piece;
}

const namesOnly =
  /\b(?:called|known as|termed|named|referred to as|is|are|was|were)\s(?:an?\s|the\s)?["“‘]?(?:\S+\s){0,4}\S+$/i;
const goesOn = /^(?:in (?:this|that|such)|this|these|such|it|they|the|an?)\s/i;

/** A sentence that ends with the name of a term has not told yet what it is: the next one does. */
export function withWhatItIs(piece: Excerpt): Excerpt {
  const { passage, start, end } = piece;
  const next = sentencesOf(passage).find((span) => span.start >= end);
  if (!next || passage.text.slice(end, next.start).includes('\n')) return piece;
  const isNamed = namesOnly.test(passage.text.slice(start, end).replace(/[.!?"”’]+$/, ''));
  return isNamed && goesOn.test(passage.text.slice(next.start, next.end)) ? { ...piece, end: next.end } : piece;
}

/** Extends a definition by what its paragraph goes on to say, within so many words. */
export function inItsParagraph({ passage, start, end }: Excerpt, longest: number): Excerpt {
  const last = sentencesOf(passage).findLast(
    (span) =>
      span.start >= end &&
      !passage.text.slice(end, span.end).includes('\n') &&
      countWords(passage.text.slice(start, span.end)) <= longest,
  );
  return { passage, start, end: last?.end ?? end };
}
