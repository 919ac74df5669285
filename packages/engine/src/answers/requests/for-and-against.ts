import { askedAgainst, askedFor, speaksAgainst, speaksFor } from '../../lexicon/judgement-words.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Span } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask, leansOnPrevious } from '../evidence/no-evidence.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { pathOf, sectionsOf } from './sections-of.ts';
import { bullet, quoteOf, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

type Side = 'for' | 'against';

/** What is asked about, and which sides of it. */
interface SidesAsked {
  thing: string;
  sides: readonly Side[];
}

const start =
  "^(?:(?:so|and|but|ok(?:ay)?|also)[, ]+)*(?:(?:what|which)(?:'s| is| are| was| were)? |list |name |describe |explain |tell me )?(?:(?:some|any|all|the|main|major|biggest|key|of|its) )*";
const rest = '(?<thing>.+?)[\\s?!.]*$';
const forms: [RegExp, readonly Side[]][] = [
  [
    new RegExp(
      `${start}(?:pros and cons|${askedFor} and ${askedAgainst}|${askedAgainst} and ${askedFor}) (?:of|to|with|in) ${rest}`,
    ),
    ['for', 'against'],
  ],
  [new RegExp(`${start}${askedAgainst} (?:of|with|in|to) ${rest}`), ['against']],
  [new RegExp(`${start}${askedFor} (?:of|to|in) ${rest}`), ['for']],
  [
    new RegExp(`^(?:(?:so|and|but)[, ]+)*what(?:'s| is| was| were) (?:so )?(?:good|great|positive) about ${rest}`),
    ['for'],
  ],
  [
    new RegExp(
      `^(?:(?:so|and|but)[, ]+)*what(?:'s| is| was| were) (?:so )?(?:bad about|wrong with|the (?:problem|issue|trouble) with) ${rest}`,
    ),
    ['against'],
  ],
  [
    /^(?:(?:so|and|but)[, ]+)*(?:did|does|do|has|have|was|is) (?<thing>[\p{L}.' -]{3,40}?) (?:ever )?(?:do|done|get|got|achieve|accomplish) (?:anything|something) (?:good|right|positive|useful)\b.*$/u,
    ['for'],
  ],
  [
    /^(?:(?:so|and|but)[, ]+)*(?:did|does|do|has|have|was|is) (?<thing>[\p{L}.' -]{3,40}?) (?:ever )?(?:do|done|get|got) (?:anything|something) (?:bad|wrong)\b.*$/u,
    ['against'],
  ],
];
const sign = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?<!(?:\\bnot|\\bnever|n['’]t)\\s(?:\\p{L}+\\s){0,2})${words}(?![\\p{L}-])`, 'giu');
const signs: Record<Side, { plainly: RegExp; slightly: RegExp }> = {
  for: { plainly: sign(speaksFor.plainly), slightly: sign(speaksFor.slightly) },
  against: { plainly: sign(speaksAgainst.plainly), slightly: sign(speaksAgainst.slightly) },
};
const several =
  '(?:two|three|four|five|six|several|some|many|various|a number of|the following|these|main|major|chief)(?: of)?(?: the)? (?:[a-z]+ )?';
const listing = (asked: string): RegExp =>
  new RegExp(`\\b${several}${asked}\\b|\\b${asked}\\b[^.;]{0,40}(?:\\binclud(?:e|ed|es|ing)\\b|:)`, 'i');
/** A text may list them itself: "some of the drawbacks of …". */
const lists: Record<Side, RegExp> = { for: listing(askedFor), against: listing(askedAgainst) };
const called: Record<Side, string> = { for: 'What speaks for it', against: 'What speaks against it' };
/** In words. */
const longestThing = 8;
const longestSentence = 60;
const shortSentence = 15;
const mostTold = 5;
const fewestTold = 2;
/** By what each sign of a side counts; what names the thing counts up to 1. */
const slight = 0.4;
const leastWorth = 1.6;

/** Reads a question for the strengths, the weaknesses or both of a thing; null for any other. */
export function readSidesAsked(asked: string): SidesAsked | null {
  const text = plainQuestion(asked);
  for (const [form, sides] of forms) {
    const thing = form
      .exec(text)
      ?.groups?.thing?.replace(/^(?:the|an?|using|having) /, '')
      .trim();
    if (thing && countWords(thing) <= longestThing && contentStems(thing).length > 0) return { thing, sides };
  }
  return null;
}

/**
 * Answers a question for the weaknesses or the strengths of a thing with the sentences that speak against or for it,
 * in the sections that are on it and in their order. Returns null where that is not asked, where a text lists them
 * under a name of its own, or where it says too little.
 */
export function forAndAgainst(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const request = readSidesAsked(asked);
  if (!request) return null;
  const stems = contentStems(request.thing);
  const readings = index.passages.filter((each) => each.documentId !== syllabus?.documentId && !onlyAsks(each));
  const passages = passagesOn(stems, readings);
  const listed = readings.some((passage) =>
    sentencesOf(passage).some(({ start, end }) => {
      const text = passage.text.slice(start, end);
      return request.sides.some((side) => lists[side].test(text)) && shareNamed(stems, text) === 1;
    }),
  );
  if (listed) return null;
  const told = request.sides.map((side) => ({ side, found: sentencesFor(side, stems, passages) }));
  if (told.some(({ found }) => found.length < fewestTold)) return null;
  const parts = told.flatMap(({ side, found }): WrittenPart[] => [
    ...(told.length > 1 ? [title(called[side])] : []),
    ...found.map((piece) => bullet(quoteOf(piece), piece)),
  ]);
  return writtenAnswer(parts, index);
}

/** The sections whose own heading names the thing, else those in which most passages do. */
function passagesOn(stems: readonly string[], readings: readonly Passage[]): readonly Passage[] {
  const has = (text: string): boolean => {
    const own = new Set(contentStems(text));
    return stems.every((stem) => own.has(stem));
  };
  const sections = sectionsOf(readings);
  const headed = sections.filter(
    ({ passages: [first] }) => first !== undefined && has(pathOf(first).slice(-2).join(' ')),
  );
  if (headed.length > 0) return headed.flatMap(({ passages }) => passages);
  return sections.flatMap(({ passages }) => {
    const naming = passages.filter(({ text }) => has(text));
    return naming.length * 2 >= passages.length ? passages : naming;
  });
}

/** The sentences of a side that name the thing or stand with one that does, the plainest ones, in their order. */
function sentencesFor(side: Side, stems: readonly string[], passages: readonly Passage[]): Excerpt[] {
  const scored = passages.flatMap((passage, at) =>
    sentencesOf(passage).flatMap(({ start, end }, i, sentences) => {
      const text = passage.text.slice(start, end);
      if (countWords(text) > longestSentence || countWords(text) < 6 || isTask(text) || leansOnPrevious(text))
        return [];
      const [plainly, slightly] = countSigns(side, text);
      const [opposite] = countSigns(side === 'for' ? 'against' : 'for', text);
      const worth = plainly + slight * slightly + shareNamed(stems, text) - opposite / 2;
      const isOfSide = plainly > 0 || slightly > 1;
      return isOfSide && worth >= leastWorth
        ? [{ piece: withReason({ passage, start, end }, sentences[i + 1]), worth, order: at * 1000 + i }]
        : [];
    }),
  );
  return scored
    .toSorted((x, y) => y.worth - x.worth || x.order - y.order)
    .slice(0, mostTold)
    .toSorted((x, y) => x.order - y.order)
    .map(({ piece }) => piece);
}

/** "Passing a law proved difficult. It took nine states …": a short sentence with the next one, which says how. */
function withReason(piece: Excerpt, next: Span | undefined): Excerpt {
  const { text } = piece.passage;
  if (!next || countWords(text.slice(piece.start, piece.end)) > shortSentence) return piece;
  const goesOn = /^(?:it|its|they|their|this|each|every|there)\b/i.test(text.slice(next.start, next.end));
  const isNear = !text.slice(piece.end, next.start).includes('\n');
  return goesOn && isNear && countWords(text.slice(piece.start, next.end)) <= longestSentence
    ? { ...piece, end: next.end }
    : piece;
}

function countSigns(side: Side, text: string): [plainly: number, slightly: number] {
  const count = (pattern: RegExp): number => new Set(text.toLowerCase().match(pattern)).size;
  return [count(signs[side].plainly), count(signs[side].slightly)];
}

/** What share of the thing's words a text has, in [0, 1]. */
function shareNamed(stems: readonly string[], text: string): number {
  const own = new Set(contentStems(text));
  return stems.filter((stem) => own.has(stem)).length / stems.length;
}
