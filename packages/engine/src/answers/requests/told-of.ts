import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { saysAgain } from '../../passages/says-again.ts';
import type { Span } from '../../text/sentences.ts';
import { stem } from '../../text/stem.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { definitionStrength } from '../evidence/definition.ts';
import { isTask, leansOnPrevious } from '../evidence/no-evidence.ts';
import { defineTerm, defining, inPassing, passagesWith, withWhatItIs } from './defined-term.ts';
import { describesTerm, isCompoundName } from './describes-term.ts';

/** What one stretch of a text tells of a thing, sentence by sentence; the first one has the thing as its subject. */
export interface Telling {
  /** As it was asked for; of a person in full. */
  name: string;
  sentences: Excerpt[];
  /** How clearly it tells of the thing, about in [0, 2]. */
  worth: number;
  /** It opens the section that is named by the thing, or names a person in full. */
  introduces?: boolean;
}

/** A thing with the names that it may have, the likeliest first. */
export interface Thing {
  names: readonly string[];
  /** All names of the things beside it: where one of them becomes the subject, what is told of this one ends. */
  others: readonly string[];
}

/** Worth of a place, beside how much its first sentence defines the thing. */
const clearly = 1.2;
const loosely = 0.75;
const headed = 0.5;
const perSentence = 0.1;
const asSpelt = 0.2;
const inFull = 0.2;
const ofItsOwn = 0.4;
/** What tells of a "hand pump" or of a "pump room" tells less of pumps. */
const ofKind = 0.5;
/** What tells of several at once tells less of each. */
const ofOthers = 0.6;
const mostSentences = 6;
const mostTellings = 8;
const pointsBack = /\b(?:it|its|he|him|his|she|her|hers|they|them|their|such|this|these|so)\b/i;
const lead =
  '(?:by contrast|in contrast|on the other hand|however|meanwhile|instead|yet|but|and|(?:in|by|around|since|after|before|on)\\s(?:(?:the|early|late)\\s)?(?:\\S+\\s){0,2}\\d{3,4}s?|in|for|with)';
const opening = new RegExp(
  `^["“‘(]*(?:${lead},?\\s+)?(?<determiner>(?:an?|the|this|each|every|most|many|all|his|her|their|its|another)\\s+)?(?<before>(?:[\\p{L}.’'-]+\\s+){0,3})$`,
  'iu',
);

/**
 * Finds the stretches that describe a thing, clearest first: its definition, or a sentence that has it as its subject,
 * and the text that stays with it. Where it is nowhere the subject, finds what mentions it and none of the others.
 */
export function tellingsOf(thing: Thing, index: PassageIndex, syllabusId: string | null): Telling[] {
  const others = thing.others.map(stemsOf);
  for (const name of thing.names) {
    const stems = stemsOf(name);
    const passages = passagesWith(name, index, syllabusId);
    const defined = [
      { least: defining, sure: clearly },
      { least: inPassing, sure: loosely },
    ].flatMap(({ least, sure }) => {
      const definition = defineTerm(name, index, syllabusId, least)?.definition;
      const tells = definition && describesTerm(textOf(definition), stems);
      return definition && tells ? [definedIn(withWhatItIs(definition), name, others, sure)] : [];
    });
    const told = [...defined.slice(0, 1), ...passages.flatMap((passage) => tellingsIn(passage, name, stems, others))];
    const found =
      told.length > 0
        ? told.map((telling) => fromItsStart(telling, told))
        : passages.flatMap((passage) => mentionsIn(passage, name, stems, others));
    if (found.length > 0) return found.sort((x, y) => y.worth - x.worth).slice(0, mostTellings);
  }
  return [];
}

/** Where what defines the thing stands behind what introduces it, what is told begins there. */
function fromItsStart(telling: Telling, all: readonly Telling[]): Telling {
  const [first] = telling.sentences;
  const whole = all.find(
    (other) =>
      other.introduces &&
      other.sentences
        .slice(1)
        .some(({ passage, start, end }) => passage === first?.passage && start <= first.start && first.end <= end),
  );
  return whole ? { ...whole, worth: Math.max(whole.worth, telling.worth) } : telling;
}

function definedIn(definition: Excerpt, name: string, others: readonly string[][], sure: number): Telling {
  const { passage, end } = definition;
  const stems = stemsOf(name);
  const next = sentencesOf(passage).findIndex((span) => span.start >= end);
  const goesOn = next < 0 ? [] : stretchFrom(passage, next, stems, others, isOwnSection(passage, name));
  const isNext = goesOn.length > 0 && continues(passage, next, stems, others, isOwnSection(passage, name));
  const sentences = withLater([definition, ...(isNext ? goesOn : [])], stems, others);
  const text = passage.text.slice(definition.start, end);
  const said = new Set(words(text).map(({ folded }) => stem(folded)));
  const isOfOther = others.some((other) => other.every((each) => said.has(each)));
  return {
    name,
    sentences,
    worth: sure - (isOfOther ? ofOthers : 0) + placeWorth(passage, name) + perSentence * sentences.length,
  };
}

/** A sentence that speaks of the thing alone, with the one that it leans on. */
function mentionsIn(passage: Passage, name: string, stems: readonly string[], others: readonly string[][]): Telling[] {
  const spans = sentencesOf(passage);
  return spans.flatMap(({ start, end }, i) => {
    const sentence = passage.text.slice(start, end);
    const isOfOther = others.some((other) => names(sentence, other));
    if (!names(sentence, stems) || isOfOther || isTask(sentence) || sentence.includes(' | ')) return [];
    const from = leansOnPrevious(sentence) ? (spans[i - 1]?.start ?? start) : start;
    return [{ name, sentences: [{ passage, start: from, end }], worth: placeWorth(passage, name) - ofItsOwn }];
  });
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);

const stemsOf = (name: string): string[] => words(name).map(({ folded }) => stem(folded));

/** Whether the heading above a passage names the thing and hardly anything else. */
function isOwnSection({ headingPath }: Passage, name: string): boolean {
  const heading = new Set(contentStems(headingPath.at(-1) ?? ''));
  const stems = contentStems(name);
  return stems.every((each) => heading.has(each)) && heading.size <= stems.length + 1;
}

function placeWorth(passage: Passage, name: string): number {
  const heading = new Set(contentStems(passage.headingPath.at(-1) ?? ''));
  const isAgain = saysAgain(passage);
  return (contentStems(name).every((each) => heading.has(each)) ? headed : 0) - (isAgain ? ofItsOwn : 0);
}

function tellingsIn(passage: Passage, name: string, stems: readonly string[], others: readonly string[][]): Telling[] {
  const { text } = passage;
  const spans = sentencesOf(passage);
  const formed = formsOf(passage);
  const isOwn = isOwnSection(passage, name);
  return spans.flatMap(({ start, end }, i) => {
    const sentence = text.slice(start, end);
    const at = subjectAt(sentence, stems);
    if (!at || isTask(sentence) || formed.some((block) => overlap(block, { start, end }))) return [];
    if (!describesTerm(sentence, stems)) return [];
    const sentences = withLater(stretchFrom(passage, i, stems, others, isOwn), stems, others);
    const called = sentence.slice(at.from, at.end);
    const isOther = at.isOfKind || isCompoundName(sentence, at.end);
    const opensOwn = isOwn && i === 0 && !isOther;
    const worth =
      definitionStrength(sentence, stemsOf(called)) +
      placeWorth(passage, name) +
      (opensOwn ? inFull : 0) +
      (isSpelt(sentence.slice(at.start, at.end), name) ? asSpelt : 0) +
      (at.isInFull ? inFull : 0) -
      (at.isOwner || others.some((other) => names(sentence, other)) ? ofItsOwn : 0) -
      (isOther ? ofKind : 0) +
      perSentence * sentences.length;
    const introduces = at.isInFull || opensOwn;
    return [{ name: at.isInFull || isProperName(called) ? called : name, sentences, worth, introduces }];
  });
}

/** Tables, code and formulas, which tell in no sentences. */
const formsOf = (passage: Passage): Span[] => blocksOf(passage).filter(({ form }) => form !== null && form !== 'item');

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Several words in capitals: one alone may only open its sentence. */
const isProperName = (called: string): boolean => /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(called);

/** "Kneading" is not "kneaded". */
function isSpelt(said: string, name: string): boolean {
  const [one, other] = [said.toLowerCase(), name.toLowerCase()];
  return one === other || one === `${other}s` || `${one}s` === other;
}

/** Where a sentence has a thing as its subject, with its given name `from` on; null where it has another one. */
function subjectAt(
  sentence: string,
  stems: readonly string[],
): { start: number; end: number; from: number; isInFull: boolean; isOwner: boolean; isOfKind: boolean } | null {
  const said = words(sentence).slice(0, stems.length + 4);
  for (let i = 0; i + stems.length <= said.length; i++) {
    if (!stems.every((wanted, k) => stem(said[i + k]?.folded ?? '') === wanted)) continue;
    const first = said[i];
    const last = said[i + stems.length - 1];
    if (!first || !last) return null;
    const { before, determiner } = opening.exec(sentence.slice(0, first.start))?.groups ?? {};
    if (before === undefined) return null;
    const isName = /^\p{Lu}/u.test(first.raw);
    const around = before.trim() === '' ? [] : before.trim().split(/\s+/);
    const given = around.slice(around.findLastIndex((word) => !/^\p{Lu}/u.test(word)) + 1);
    // "Her rival Nadia Dahl" is Dahl, "a simple pump" a pump; "they praised Dahl" speaks of them.
    if (around.length - (isName ? given.length : 0) > (isName && determiner === undefined ? 0 : 1)) return null;
    const isOwner = /['’]s?$/.test(last.raw) || /^['’]/.test(sentence.slice(last.end));
    const isJoined = /^\s(?:and|or)\s/.test(sentence.slice(last.end));
    const isInFull = isName && given.length > 0;
    const from = isInFull ? first.start - before.length + before.lastIndexOf(given.join(' ')) : first.start;
    const isOfKind = around.length > given.length;
    return isJoined ? null : { start: first.start, end: last.end, from, isInFull, isOwner, isOfKind };
  }
  return null;
}

/** The sentences from one on that stay with the thing. */
function stretchFrom(
  passage: Passage,
  from: number,
  stems: readonly string[],
  others: readonly (readonly string[])[],
  isOwn: boolean,
): Excerpt[] {
  const formed = formsOf(passage);
  const spans = sentencesOf(passage)
    .slice(from, from + mostSentences)
    .filter((span) => !formed.some((block) => overlap(block, span)));
  const last = spans.findIndex((_, i) => i > 0 && !continues(passage, from + i, stems, others, isOwn));
  return spans.slice(0, last < 0 ? spans.length : last).map(({ start, end }) => ({ passage, start, end }));
}

/** With what the passage says of the thing further on, where it has spoken of others in between. */
function withLater(
  sentences: readonly Excerpt[],
  stems: readonly string[],
  others: readonly (readonly string[])[],
): Excerpt[] {
  const last = sentences.at(-1);
  if (!last) return [];
  const { passage } = last;
  const formed = formsOf(passage);
  const later = sentencesOf(passage).filter((span) => {
    if (span.start < last.end || formed.some((block) => overlap(block, span))) return false;
    const text = passage.text.slice(span.start, span.end);
    return subjectAt(text, stems) !== null && !others.some((other) => names(text, other)) && !isTask(text);
  });
  return [...sentences, ...later.map(({ start, end }) => ({ passage, start, end }))].slice(0, mostSentences);
}

function names(text: string, stems: readonly string[]): boolean {
  const said = new Set(words(text).map(({ folded }) => stem(folded)));
  return stems.every((each) => said.has(each));
}

/** Whether a sentence stays with what the one before it was about. */
function continues(
  passage: Passage,
  i: number,
  stems: readonly string[],
  others: readonly (readonly string[])[],
  isOwn: boolean,
): boolean {
  const spans = sentencesOf(passage);
  const [previous, span] = [spans[i - 1], spans[i]];
  if (!previous || !span) return false;
  const sentence = passage.text.slice(span.start, span.end);
  const isBroken = passage.text.slice(previous.end, span.start).includes('\n');
  const isOfOther = others.some((other) => subjectAt(sentence, other) !== null);
  const goesOn = subjectAt(sentence, stems) !== null || leansOnPrevious(sentence) || isOwn;
  return !isOfOther && !isTask(sentence) && (goesOn || (!isBroken && pointsBack.test(sentence)));
}
