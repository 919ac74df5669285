import { alternation } from '../../lexicon/alternation.ts';
import { listedNouns } from '../../lexicon/listed-things.ts';
import { cardinals } from '../../lexicon/numbers.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Span } from '../../text/sentences.ts';
import { numberSaid, opening } from './announced.ts';
import type { Excerpt } from './compose.ts';
import { joined, paragraphsBelow, wordsIn } from './goes-on.ts';
import { asksForSeveral } from './steps.ts';

const number = `${cardinals.slice(2, 13).join('|')}|[2-9]|1[0-2]|several|many|a number of|a few|various|the following`;
const nouns = alternation(listedNouns);
/** "There are three reasons why …", "a four-stage model": several things, and what follows tells them. */
const announcesSeveral = new RegExp(
  String.raw`\b(?:${number})\s(?:[\p{L}-]+\s){0,3}?(?:${nouns})\b|\b(?:${cardinals.slice(2, 13).join('|')})-(?:stage|step|part|phase|level|factor)\b`,
  'iu',
);
/** Whether a sentence says that several things of one sort follow. */
export const saysSeveral = (sentence: string): boolean => announcesSeveral.test(sentence);

/** The words with which a sentence counts several things: "three kinds", "a four-stage". */
export const severalIn = (sentence: string): string => announcesSeveral.exec(sentence)?.[0].replaceAll('-', ' ') ?? '';

/** How the one or other of several begins. */
const oneOfSeveral =
  /^(?:(?:the |a |an |in the )?(?:first|second|third|fourth|fifth|sixth|last|final)(?:ly)?\b|finally|lastly|another\b|next,|one (?:is|was|of|\p{L}+ is)\b|in addition,|also,)|\b(?:stage|step|phase|level|type) (?:\d|one|two|three|four|five)\b/iu;
/** Whether a stretch begins with one of several things. */
export const opensOneOfSeveral = (pieces: readonly Excerpt[]): boolean => pieces.some(isOneOfSeveral);

const isOneOfSeveral = ({ passage, start, end }: Excerpt): boolean => oneOfSeveral.test(passage.text.slice(start, end));

/** In words: a list is worth more than what else is shown. */
const longestAnnounced = 200;
/** In sentences: what is told of one of several before the next one is named. */
const mostOfOne = 6;
const fewestNamed = 2;

/** A sentence behind the one that announces, and where it stands. */
interface Following {
  passage: Passage;
  span: Span;
}

/**
 * Stretches that go on to the end of what their text announces: to the last of several that it tells one after another
 * ("First, … Second, …"), here or in the next paragraphs, and never only to the sentence that announces them. As they
 * are where they announce nothing, or show it whole.
 */
export function toEndOfAnnounced(pieces: readonly Excerpt[], index: PassageIndex, question: string): Excerpt[] {
  for (const [i, piece] of pieces.entries()) {
    const whole = wholeOf(piece, index, question);
    if (!whole) continue;
    const others = pieces.filter((other, j) => j !== i && !whole.some(({ passage }) => passage === other.passage));
    const kept = wordsIn([...whole, ...others]) <= longestAnnounced ? others : [];
    return i === 0 ? [...whole, ...kept] : [...kept, ...whole];
  }
  return [...pieces];
}

/** In paragraphs: further above a text has announced something else. */
const announcedWithin = 6;

/**
 * Stretches that begin where their text announces several things, where the first of them is one of these ("Second,
 * …"). As they are where nothing is announced above, or another number of them than is asked for.
 */
export function fromAnnounced(pieces: readonly Excerpt[], { passages }: PassageIndex, question: string): Excerpt[] {
  const wanted = numberSaid(question);
  const first = pieces.find(isOneOfSeveral);
  if (!first) return [...pieces];
  const others = pieces.filter((each) => each !== first);
  const path = first.passage.headingPath.join('\n');
  const at = passages.indexOf(first.passage);
  const above = passages.slice(Math.max(0, at - announcedWithin), at + 1).reverse();
  for (const passage of above) {
    if (passage.documentId !== first.passage.documentId || passage.headingPath.join('\n') !== path) break;
    const lead = sentencesOf(passage).findLast(
      ({ start, end }) =>
        (passage !== first.passage || end <= first.start) && announcesSeveral.test(passage.text.slice(start, end)),
    );
    const told = lead && numberSaid(passage.text.slice(lead.start, lead.end));
    if (lead && wanted !== null && told !== wanted) return [...pieces];
    if (lead) return [{ passage, ...lead, key: lead }, ...others.filter((each) => each.passage !== passage)];
  }
  return [...pieces];
}

function wholeOf(piece: Excerpt, index: PassageIndex, question: string): Excerpt[] | null {
  const { passage, start, end, key } = piece;
  const block = blocksOf(passage).find((each) => each.start < end && end <= each.end);
  if (!key || !block || block.form !== null) return null;
  const own = sentencesOf(passage).filter((each) => each.start >= block.start && each.end <= block.end);
  const shown = own.filter((each) => each.start >= start && each.end <= end);
  const said = (of: Passage, span: Span): string => of.text.slice(span.start, span.end);
  const wanted = numberSaid(question);
  const isCounted = (each: Span): boolean => wanted !== null && numberSaid(said(passage, each)) === wanted;
  const lead = shown.findLast((each) => isCounted(each) || announcesSeveral.test(said(passage, each)));
  if (!lead) return null;
  const isCutThere = lead === shown.at(-1);
  const rest = own.filter((each) => each.start >= lead.end).map((span): Following => ({ passage, span }));
  const names = ({ passage: of, span }: Following): boolean => oneOfSeveral.test(said(of, span));
  const following = isCutThere || shown.at(-1) === own.at(-1) ? [...rest, ...belowOf(passage, block, index)] : rest;
  const named = following.flatMap((each, i) => (names(each) ? [i] : []));
  const isFarOff = named.findIndex((at, i) => at - (named[i - 1] ?? -1) > mostOfOne);
  const near = isFarOff < 0 ? named : named.slice(0, isFarOff);
  const last =
    near.length >= fewestNamed
      ? near.at(-1)
      : isCutThere
        ? following.length - 1
        : isCounted(lead)
          ? rest.length - 1
          : undefined;
  if (last === undefined || last < 0) return null;
  const from = opening(passage, lead);
  const stretches = (count: number, at: number): Excerpt[] => [
    { passage, start: at, end: lead.end },
    ...following.slice(0, count).map(({ passage: of, span }) => ({ passage: of, ...span })),
  ];
  const opens = wordsIn(stretches(last + 1, start)) <= longestAnnounced ? start : from;
  // What answers is not left out for a list that nobody asked for.
  if (key.start < opens && !asksForSeveral(question) && !/\bwhy\b/i.test(question)) return null;
  let count = last + 1;
  while (count > 1 && wordsIn(stretches(count, opens)) > longestAnnounced) count--;
  const until = following[count - 1];
  if (!until || (until.passage === passage && until.span.end <= end)) return null;
  const [first, ...others] = joined(stretches(count, opens));
  return first ? [{ ...first, key: key.start >= opens ? key : lead }, ...others] : null;
}

/** The sentences of the next paragraphs under the same heading. */
const belowOf = (passage: Passage, block: Span, index: PassageIndex): Following[] =>
  paragraphsBelow({ passage, start: block.start, end: block.end }, index).flatMap((paragraph) =>
    sentencesOf(paragraph.passage)
      .filter((span) => span.start >= paragraph.start && span.end <= paragraph.end)
      .map((span) => ({ passage: paragraph.passage, span })),
  );
