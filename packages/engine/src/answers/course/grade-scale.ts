import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { sectionAsked } from './sections.ts';

/** One letter of a grading scale: from `low` to `high` of 100. */
export interface Band {
  letter: string;
  low: number;
  high: number;
  piece: Excerpt;
}

const number = String.raw`\d{1,3}(?:\.\d+)?`;
const dash = String.raw`\s*%?\s*(?:[-–—−]{1,3}|to)\s*`;
/** Between a letter and its numbers, on either side: "A -- 90", "90 → A". */
const arrow = String.raw`(?:\s[-–—−]{1,3}\s|[-–—−]{0,2}[→⇒>])\s*`;
const letter = String.raw`[A-F](?:[+−–-](?!\d))?`;
const letterFirst = new RegExp(
  String.raw`(?<![\p{L}\d])(?<letter>${letter})(?!\p{L})(?:${arrow})?[\s=:|(]*(?:(?:from|at|is|starts? (?:at|with)|begins? (?:at|with)|needs?)\s+)?(?<below><|below|under|less than)?\s*(?:≥|>=?|over|above)?\s*(?<low>${number})(?:${dash}(?<high>${number}))?`,
  'gu',
);
const numberFirst = new RegExp(
  String.raw`(?<below><|[Bb]elow|[Uu]nder)?\s*(?<![\d.])(?<low>${number})(?:${dash}(?<high>${number}))?\s*(?:%|percent\b|points?\b)?\s*(?:(?:or|and) (?:more|above|over|higher|better|up)\b)?\s*(?:${arrow}|[=:|]|(?:will )?(?:earns?|gets?|receives?|gives?|makes?|is|for)\b)?\s*(?:an?\s+)?(?<letter>${letter})(?![\p{L}\d])`,
  'gu',
);
/** "I have 89.6 overall, is that an A-?" */
const asksLetter =
  /\b\d{2,3}(?:\.\d+)?\s*%?(?: (?:points?|percent|overall|in (?:this|the) (?:class|course)))*\b.*\b(?:is (?:that|this|it)|(?:would|will|does) (?:that|this|it)|do i (?:get|have)|am i|makes?|counts? as)\b.*?\b['"]?[abcdf][+-]?(?![\w'])/;
/** "Is 89.6 an A-?", "What do I get with 91?" */
const asksOfNumber =
  /^(?:(?:so|and|ok(?:ay)?|then)[, ]+)*(?:(?:is|would|does|will) (?:an? )?\d{2,3}(?:\.\d+)?\s*%? (?:(?:still|already|enough|good|count|be|get me|make|as|for|to get) )*an? ['"]?[abcdf][+-]?(?![\w'])|what (?:(?:letter|grade) )*(?:do|would|will|did) (?:i|you|we) get (?:with|for|at|if (?:i|you) (?:have|get)) (?:an? )?\d{2,3}(?:\.\d+)?\s*%?(?: (?:points?|percent|overall|total|average))*\W*$)/;
const asksToRound = /\b\d{2,3}(?:\.\d+)?\b.*\b(?:round(?:s|ed|ing)?|bump(?:s|ed)?)\b/;
const rounding = /\bround(?:s|ed|ing)?\b|\bbump|\bwithin (?:half an? |an? |one )(?:points?|percent)/i;
const neverRounds = /\b(?:not|never|no|don['’]?t|won['’]?t)\b[^.;]*\b(?:round|bump)/i;
/** A scale has that many letters; fewer are a remark on one of them. */
const leastBands = 3;

/**
 * Answers what a grading scale says of the letter or the number that a question names ("88 is a B+", "B+ is 87–89"),
 * with the line of the scale. Returns null where the question names neither, or no scale has it.
 * @param text as `plainQuestion` gives it
 */
export function gradeOnScale(text: string, passagesOfSyllabus: () => readonly Passage[]): WrittenPart[] | null {
  if (
    sectionAsked(text) !== 'a grading scale' &&
    !asksLetter.test(text) &&
    !asksOfNumber.test(text) &&
    !asksToRound.test(text)
  )
    return null;
  const asked = /\b(\d{2,3}(?:\.\d+)?)\s*%?(?![\d.])/.exec(text)?.[1];
  const named = /\ban? ['"]?([abcdf](?:[+-]|\b))(?![\w'])/.exec(text)?.[1]?.toUpperCase();
  if (asked === undefined && named === undefined) return null;
  const scale = scaleIn(passagesOfSyllabus());
  const within = scale.filter(({ letter, low, high }) =>
    asked === undefined ? letter === named : low <= Number(asked) && Number(asked) <= high,
  );
  // Between "87–89.9" and "90–92.9" the lower letter holds until the next one is reached.
  const below = scale.filter(({ low }) => low <= Number(asked)).toSorted((x, y) => y.low - x.low);
  const [found = below[0], next] = within;
  if (!found) return null;
  if (asked !== undefined && next && next.letter !== found.letter) {
    const both = `${asked} is the edge of two letters, ${found.letter} and ${next.letter}`;
    return [says(`On your course’s scale, ${both}: ask which one it gets.`), quotes(found.piece), quotes(next.piece)];
  }
  const { low, high, piece } = found;
  const range = low === 0 ? `below ${high}` : high >= 100 ? `${low} or more` : `${low} to ${high}`;
  if (asked === undefined) return [says(`On your course’s scale, ${found.letter} is ${range}.`), quotes(piece)];
  const rule = ruleOfRounding(piece);
  const isBefore = rule !== null && !neverRounds.test(piece.passage.text.slice(rule.start, rule.end));
  const told = `${asked} is ${article(found.letter)}${isBefore ? ' before any rounding' : ''}`;
  const answers = named === undefined ? '' : named === found.letter ? 'Yes: on' : 'No: on';
  const lead = `${answers || 'On'} your course’s scale, ${told}.`;
  const isApart = rule !== null && (rule.end <= piece.start || rule.start >= piece.end);
  return [says(lead), quotes(piece), ...(isApart ? [quotes(rule)] : [])];
}

/** The letters of the scale that a syllabus prints; none where it prints none. */
export const scaleIn = (passages: readonly Passage[]): readonly Band[] => passages.map(bandsIn).find(isScale) ?? [];

/** Letters and numbers that go down, or up, together: "B12" in an address is no grade. */
function isScale(bands: readonly Band[]): boolean {
  if (bands.length < leastBands) return false;
  const goDown = (of: readonly Band[]): boolean =>
    of.every(({ letter, low }, i) => {
      const next = of[i + 1];
      return next === undefined || (next.low < low && next.letter.charAt(0) >= letter.charAt(0));
    });
  return goDown(bands) || goDown(bands.toReversed());
}

/** What the passage of a scale says on rounding. */
function ruleOfRounding({ passage }: Excerpt): Excerpt | null {
  const span = sentencesOf(passage).find(({ start, end }) => rounding.test(passage.text.slice(start, end)));
  return span ? { passage, ...span } : null;
}

const article = (letter: string): string => `${/^[AF]/.test(letter) ? 'an' : 'a'} ${letter}`;

function bandsIn(passage: Passage): Band[] {
  const matches = [letterFirst, numberFirst].map((pattern) => [...passage.text.matchAll(pattern)]);
  // A letter at the end of a line does not belong to the number that begins the next one.
  const inLines = (of: RegExpMatchArray[]): number => of.filter(([whole]) => !whole.trim().includes('\n')).length;
  const [most = []] = matches.toSorted(
    (x, y) => inLines(y) - inLines(x) || y.length - x.length || (x[0]?.index ?? Infinity) - (y[0]?.index ?? Infinity),
  );
  const bands = most.flatMap(({ index, groups, 0: whole }) => {
    const [low, high] = [Number(groups?.low), groups?.high === undefined ? null : Number(groups.high)];
    const piece = lineAt(passage, index + whole.search(/\S/), index + whole.length);
    const letter = (groups?.letter ?? '').replace(/[−–]/, '-');
    return { letter, low, high, isBelow: groups?.below !== undefined, piece };
  });
  return bands.map(({ letter, low, high, isBelow, piece }, i) => {
    if (isBelow) return { letter, low: 0, high: low, piece };
    // "A: 93, A-: 90": each letter goes up to the one before it.
    const above = bands[i - 1]?.low ?? 0;
    const [from, to] =
      high === null ? [low, above > low ? above - 0.01 : 100] : [Math.min(low, high), Math.max(low, high)];
    return { letter, low: from, high: to, piece };
  });
}

/** The row or the item that stands at an offset; else the lines or the sentence of what is matched there. */
function lineAt(passage: Passage, at: number, until: number): Excerpt {
  const { text } = passage;
  const holds = ({ start, end }: { start: number; end: number }): boolean => start <= at && at < end;
  const block = blocksOf(passage).find((each) => each.form !== null && holds(each));
  const whole = block ?? sentencesOf(passage).find(holds) ?? { start: 0, end: text.length };
  if (block) return { passage, start: whole.start, end: whole.end };
  const lineEnd = text.indexOf('\n', until);
  const start = Math.max(whole.start, text.lastIndexOf('\n', at - 1) + 1);
  return { passage, start, end: Math.min(whole.end, lineEnd < 0 ? text.length : lineEnd) };
}
