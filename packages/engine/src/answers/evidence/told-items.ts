import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { tagWords } from '../../text/parts-of-speech.ts';
import { allStems, contentStems } from '../../text/words.ts';
import { countWords } from '../render/shorten.ts';
import type { Excerpt } from './compose.ts';
import { definitionStrength, termStems } from './definition.ts';
import { isCaption, isTask } from './no-evidence.ts';

/** One of several things, by its name (empty where it has none), with what the text says of it. */
export interface ToldItem {
  name: string;
  piece: Excerpt;
}

/* What speaks for a sentence as the one that tells of a thing. */
const ofOwnHeading = 3;
const ofDefinition = 2;
const namedEarly = 1;
const behindLead = 1;
const namesAnother = -1;
const leastTold = 1;
/** In characters: a name further on is spoken of, and not what the sentence is about. */
const early = 60;
/** In words: what is shown of each. */
const longestOfEach = 48;

export const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
const pathOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');

/** The sentences of a section and of what stands below it, in order, without captions, tasks and items of lists. */
export function sentencesUnder(lead: Passage, { passages }: PassageIndex): Excerpt[] {
  const path = pathOf(lead);
  return passages
    .filter((each) => each.documentId === lead.documentId && `${pathOf(each)}\n`.startsWith(`${path}\n`))
    .flatMap(proseOf);
}

export function proseOf(passage: Passage): Excerpt[] {
  if (passage.role !== 'body') return [];
  const others = blocksOf(passage).filter(({ form, ...block }) => form !== null || isCaption(passage.text, block));
  return sentencesOf(passage)
    .filter((span) => !others.some((other) => other.start <= span.start && span.start < other.end))
    .filter(({ start, end }) => !isTask(passage.text.slice(start, end)))
    .map((span) => ({ passage, ...span }));
}

/** The entries of a glossary, which define as sentences do. */
export const entriesOf = (passage: Passage): Excerpt[] =>
  blocksOf(passage).flatMap(({ start, end, termEnd }) => (termEnd === undefined ? [] : [{ passage, start, end }]));

/**
 * What a text says of each of the things that one of its sentences names: below a heading of its own, where it is
 * defined, or where it is spoken of first. Things of which it says no more are left out.
 */
export function toldOfEach(names: readonly string[], lead: Excerpt, index: PassageIndex): ToldItem[] {
  const under = sentencesUnder(lead.passage, index);
  const own = index.passages.filter(({ documentId }) => documentId === lead.passage.documentId);
  const wide = own.flatMap((passage) => [...entriesOf(passage), ...proseOf(passage)]);
  const stems = names.map((name) => contentStems(name));
  return names.flatMap((name, i) => {
    const others = stems.filter((_, k) => k !== i);
    const found = bestOf(name, others, lead, under) ?? bestOf(name, others, lead, wide);
    return found ? [{ name, piece: runFrom(found, others) }] : [];
  });
}

function bestOf(
  name: string,
  others: readonly (readonly string[])[],
  lead: Excerpt,
  sentences: readonly Excerpt[],
): Excerpt | null {
  const wanted = contentStems(name);
  const term = termStems(name);
  if (wanted.length === 0) return null;
  let best: Excerpt | null = null;
  let most = leastTold - 0.01;
  const seen = new Set<string>();
  for (const piece of sentences) {
    if (piece.passage === lead.passage && piece.start === lead.start) continue;
    const text = textOf(piece);
    const heading = contentStems(piece.passage.headingPath.at(-1) ?? '');
    const isHeaded = wanted.every((stem) => heading.includes(stem)) && !others.some((each) => isIn(each, heading));
    const opensSection = isHeaded && !seen.has(pathOf(piece.passage)) && !saysAgain(piece.passage);
    if (isHeaded) seen.add(pathOf(piece.passage));
    const said = contentStems(text);
    const isNamed = isIn(wanted, said);
    if (!isNamed && !opensSection) continue;
    const at = isNamed ? placeOf(wanted, text) : Number.POSITIVE_INFINITY;
    const isBehind =
      piece.passage === lead.passage ? piece.start > lead.start : piece.passage.ordinal > lead.passage.ordinal;
    const worth =
      (opensSection ? ofOwnHeading : 0) +
      definitionStrength(text, term) * ofDefinition +
      (at < early ? namedEarly : 0) +
      (isBehind ? behindLead : 0) +
      (saysAgain(piece.passage) ? namesAnother : 0) +
      (others.some((each) => isIn(each, said) && !isIn(each, wanted)) ? namesAnother : 0);
    if (worth > most) [best, most] = [piece, worth];
  }
  return best;
}

export const isIn = (stems: readonly string[], said: readonly string[]): boolean =>
  stems.length > 0 && stems.every((stem) => said.includes(stem));

/** In characters: where the last word of a name stands in a text first. */
function placeOf(wanted: readonly string[], text: string): number {
  const tagged = tagWords(text);
  const stems = tagged.map(({ raw }) => allStems(raw)[0] ?? '');
  return Math.max(...wanted.map((stem) => tagged[stems.indexOf(stem)]?.start ?? Number.POSITIVE_INFINITY));
}

/** A sentence with those behind it in its paragraph that tell of the same thing, as far as there is room. */
export function runFrom(piece: Excerpt, others: readonly (readonly string[])[]): Excerpt {
  const { passage } = piece;
  const block = blocksOf(passage).find(({ start, end }) => start <= piece.start && piece.start < end);
  if (!block || block.form !== null) return piece;
  const behind = proseOf(passage).filter(({ start, end }) => start >= piece.end && end <= block.end);
  let { end } = piece;
  for (const next of behind) {
    const said = contentStems(textOf(next));
    const isOfOther = others.some((each) => isIn(each, said)) || opensNext.test(textOf(next));
    if (isOfOther || countWords(passage.text.slice(piece.start, next.end)) > longestOfEach) break;
    end = next.end;
  }
  return { passage, start: piece.start, end };
}

/** "Another …", "In contrast, …": the next of several is told. */
const opensNext =
  /^(?:another|in contrast|by contrast|the (?:second|third|fourth|fifth|last|final|other)|finally|lastly|second|third|fourth|next)\b/i;

/** In sentences: what is told further on is of something else. */
const within = 16;
const longestSubject = 5;

/**
 * The things that a text tells one after another behind a sentence that counts them without a name: "There are two
 * sorts of prop. Larch props are … Iron props, in contrast, are …" They have the last word of their names in common.
 * Empty where as many are not found.
 */
export function toldOneByOne(lead: Excerpt, count: number, index: PassageIndex): ToldItem[] {
  const under = sentencesUnder(lead.passage, index);
  const at = under.findIndex(({ passage, start }) => passage === lead.passage && start === lead.start);
  const behind = at < 0 ? [] : under.slice(at + 1, at + 1 + within);
  if (behind[0] && inOrder.test(textOf(behind[0]))) return toldInOrder(under.slice(at + 1), count);
  const subjects = behind.flatMap((piece) => {
    const name = subjectOf(textOf(piece));
    const head = contentStems(name ?? '').at(-1);
    return name && head !== undefined ? [{ name, head, piece }] : [];
  });
  for (const { head } of subjects) {
    const alike = subjects.filter((each) => each.head === head);
    const once = alike.filter(
      ({ name }, i) => alike.findIndex((other) => isIn(contentStems(name), contentStems(other.name))) === i,
    );
    if (once.length !== count) continue;
    const stems = once.map(({ name }) => contentStems(name));
    return once.map(({ name, piece }, i) => ({
      name,
      piece: runFrom(
        piece,
        stems.filter((_, k) => k !== i),
      ),
    }));
  }
  return [];
}

const inOrder =
  /^(?:(?:the |a |one )?(?:first|second|third|fourth|fifth|sixth|last|final)(?:ly)?\b|finally\b|lastly\b|another\b|next,|then,)/i;
/** In sentences: what is told of one of several before the next is. */
const mostOfOne = 7;

/** "First, … Second, …": each with what goes on from it in its paragraph. Empty where they are not so many. */
function toldInOrder(behind: readonly Excerpt[], count: number): ToldItem[] {
  const places = behind.flatMap((piece, i) => (inOrder.test(textOf(piece)) ? [i] : [])).slice(0, count);
  const isApart = places.some((at, i) => i > 0 && at - (places[i - 1] ?? 0) > mostOfOne);
  if (places.length !== count || isApart) return [];
  return places.flatMap((at) => {
    const piece = behind[at];
    return piece ? [{ name: '', piece: runFrom(piece, []) }] : [];
  });
}

/** The name with which a sentence opens, behind what links it to the last one: "In contrast, a larch prop is …" */
export function subjectOf(sentence: string): string | null {
  const opening = sentence
    .replace(/\s\([^)]*\)/g, '')
    .replace(/,\s(?:on the other hand|however|in contrast|by contrast|too|then|similarly),/i, '')
    .replace(/^[^,]{2,30},\s(?=(?:an?|the|\p{Ll}))/u, '')
    .replace(/^(?:an?|the|another)\s/i, '');
  let [count, until] = [0, 0];
  for (const { part, raw, copula, gerund, end } of tagWords(opening)) {
    if (copula || (part === 'verb' && !gerund) || /^(?:can|may|must|will|do|does)$/i.test(raw)) break;
    if (!/^(?:noun|adjective|name|verb|adverb)$/.test(part) || count >= longestSubject) return null;
    count++;
    until = end;
  }
  return count > 1 && count < longestSubject ? opening.slice(0, until) : null;
}
