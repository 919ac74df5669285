import { findLocators } from '../../../citations/locators.ts';
import { asksToRead } from '../../../citations/reading-lead.ts';
import { italicTitles, quotedTitles } from '../../../citations/titles.ts';
import { monthPattern } from '../../../dates/names.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { shortCalendarNames } from '../../../lexicon/calendar-names.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { saysNoClass } from '../../labelling/notes.ts';
import { bracketDepth, cutPiece, type Piece } from '../../lines/piece.ts';
import { namesWork, workName } from './nouns.ts';
import { splitBehindDueDates } from './several-due.ts';

interface Cut {
  start: number;
  end: number;
}

const verb = '(?:complete|submit|turn in|hand in|watch|do|write|take|post|read|upload|listen to|give|present)';
const sentenceOrLine = new RegExp(
  String.raw`\n+|;\s+|,?\s+(?:and|then|&)\s+(?=${verb}\b)|(?<=[\p{L}\d)”"’]{2})[.!]\s+(?=[\p{Lu}“"])|(?<=[\p{L}\d)”"’]{2}\?)\s+(?=[\p{Lu}“"])`,
  'gu',
);
const joints = /\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s+&\s+|\s+\+\s+|\s+\/\s+)\s*/gi;

/**
 * The statements of a text: lines, sentences, what semicolons part, works with a due date each, and works joined by
 * "and" ("Quiz 2 and Essay 1 due").
 */
export const clausesOf = memoizeByObject((piece: Piece): readonly Piece[] => {
  const quotes = quotedTitles(piece.text);
  const outside = (at: number) => bracketDepth(piece.text, at) === 0 && !quotes.some((q) => at > q.start && at < q.end);
  const cuts = [...piece.text.matchAll(sentenceOrLine)]
    .map((m): Cut => ({ start: m.index, end: m.index + m[0].length }))
    .filter((cut) => outside(cut.start) && !isInside(piece.text, cut.start) && !saysPart(piece, cut))
    .filter((cut) => !isTitleThatAsks(piece.text, cut));
  return cutPiece(piece, cuts).flatMap(splitBehindDueDates).flatMap(joined).filter(saysAnything);
});

function joined(piece: Piece): Piece[] {
  if (!namesWork(piece.text)) return [piece];
  const cuts: Cut[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(joints)) {
    if (bracketDepth(piece.text, match.index) > 0) continue;
    const cut = { start: match.index, end: match.index + match[0].length };
    const left = piece.text.slice(from, cut.start);
    // In "final paper and presentation due" the first word belongs to both.
    const shared =
      /^\s*final\b/i.test(left) && /^\s*presentations?\s+(?:is |are )?due\b/i.test(piece.text.slice(cut.end));
    const right = piece.text.slice(cut.end);
    // "Read chapter 2, Assignment 1" asks for two things.
    const afterReading = /^[^,]*\d\s*$/.test(right) && asksToRead(left) && (workName(right)?.sure ?? 0) >= 0.8;
    if (afterReading || (!shared && isWork(left) && isWork(right))) {
      cuts.push(cut);
      from = cut.end;
    }
  }
  return cutPiece(piece, cuts);
}

/** A name of work, perhaps with what is said of it: "Assignment 1 is due", "HW 2 assigned". */
function isWork(text: string): boolean {
  const bare = text.replace(/\s*\b(?:is|are|will be)?\s*(?:due|assigned|posted|released|handed out)\b.*$/i, '').trim();
  const tail = bare.split(/\s+/).slice(-3).join(' ');
  const name = workName(bare);
  return (name !== null && (name.sure >= 0.65 || /\d/.test(bare))) || (bare !== text.trim() && namesWork(tail));
}

const saysAnything = (piece: Piece) => /[\p{L}\p{N}]/u.test(piece.text);

const abbreviation = new RegExp(
  String.raw`\([12]\d{3}[a-z]?\)$|\b(?:ch|chap|chs|pp?|pgs?|vol|no|ed|eds|vs|dr|prof|mr|mrs|ms|st|fig|sec|jr|sr|approx|etc|inc|al|${alternation(shortCalendarNames)})$`,
  'i',
);

/** "*Salt and Tide*, Marta Lindt. Act I, Scene 1": behind a title that opens the text, what to read of it. */
const saysPart = (piece: Piece, { start, end }: Cut) =>
  piece.text[start] === '.' &&
  findLocators(piece.text.slice(end))[0]?.start === 0 &&
  [...italicTitles(piece), ...quotedTitles(piece.text)].some((title) => title.start < 2 && title.end <= start);

/** Words; a longer question, and more behind it, is no title. */
const longestAsked = 8;

/** "Salt or sugar? Trade in the islands": a question that opens a title, and what it asks about. */
function isTitleThatAsks(text: string, { start, end }: Cut): boolean {
  const [asked, told] = [text.slice(0, start), text.slice(end)];
  const isShort = (part: string) => !part.includes('\n') && part.split(/\s+/).length <= longestAsked;
  return asked.endsWith('?') && isShort(asked) && isShort(told) && ![asked, told].some(asksForMore);
}

/** Asks to read or to hand in, names work or a day off: a statement of its own. */
const asksForMore = (text: string) =>
  asksToRead(text) || namesWork(text) || saysNoClass(text) || findLocators(text).length > 0;

/** "25. September": the stop makes an ordinal of the day. */
const monthBehind = new RegExp(String.raw`^\.\s+(?:${monthPattern})\b`, 'iu');

/**
 * What goes on with a citation: how it was published ("N.p., n.d. Web. 7 Mar. 2014", "Print."), and the work that holds
 * it ("In: Lindt (ed.)").
 */
const restOfCitation = /^\.\s+(?:N\.\s?p\.|n\.\s?d\.|(?:Web|Print)\.(?:\s|$)|(?:In|En|Em|Dans):\s)/;

/**
 * A stop behind an abbreviation, behind the year of a citation ("Duarte (2014). “The Ferry”"), or behind the word that
 * leads in what is due ("Due. Essay 2"), parts no statements.
 */
const isInside = (text: string, at: number) =>
  text[at] === '.' &&
  ((/(?<!\d)\d{1,2}$/.test(text.slice(0, at)) && monthBehind.test(text.slice(at))) ||
    abbreviation.test(text.slice(Math.max(0, at - 7), at)) ||
    restOfCitation.test(text.slice(at, at + 12)) ||
    /(?:^|\n)\s*due$/i.test(text.slice(0, at)));
