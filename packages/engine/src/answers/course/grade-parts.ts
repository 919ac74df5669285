import { monthPattern } from '../../dates/names.ts';
import { penaltyWords } from '../../lexicon/grading.ts';
import { cardinalPattern, valueOfNumber } from '../../lexicon/numbers.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { splitOutsideBrackets } from './split-outside-brackets.ts';
import { statementsOf } from './statements.ts';

/** A part of the grade as a line of the syllabus states it, or a part of such a part. */
export interface GradePart {
  name: string;
  /** "20%", "50 points"; null where the line only says how much each counts. */
  share: GradeShare | null;
  /** What each of several counts. */
  each: GradeShare | null;
  /** How many there are. */
  count: number | null;
  /** What these are called, where it is not the name: "checks" of "Notebook (two checks)". */
  counts: string | null;
  /** The part in whose brackets it stands. */
  whole: GradePart | null;
  /** The stretch of the syllabus that says it. */
  piece: Excerpt;
}

export interface GradeShare {
  value: number;
  unit: '%' | 'points';
}

const share = String.raw`(?<value>\d{1,3}(?:[.,]\d+)?)\s?(?<unit>%|per ?cent\b|points?\b|pts?\b)`;
const shareIn = new RegExp(share, 'i');
const number = `(?<![\\d.,])(?:${cardinalPattern})(?![\\d.,:]*\\d|\\s?%)`;
/** "8 × 2.5 %", "3 @ 10%", "four at 5% each" */
const times = new RegExp(String.raw`(?<count>${number})\s*(?:\p{L}+\s+)?(?:[×x*@]|at\b)\s*${share}`, 'iu');
const each = /\b(?:each|apiece|per \p{L}+)\b/iu;
const counted = new RegExp(
  String.raw`^(?:(?:there (?:are|will be)|and|the|each of(?: the)?|every one of the|of|from|in)\s+)*(?<count>${number})\s+(?=\p{L})`,
  'iu',
);
const ofGrade = String.raw`(?:of|on|toward|towards|to|in)\s+(?:the|your|my)\s+(?:(?:final|course|overall|total)\s+)*(?:grade|mark)s?`;
const leading = new RegExp(
  String.raw`^(?:(?:and|plus|of which|including|with|which|the|an?|your|our|its?|each(?: of)?(?: the)?|every|${ofGrade}|(?:comes?|is|are) (?:from|based on|for)|from|for|goes to|there (?:are|will be))\s+)+`,
  'i',
);
const ofWhole = /^\s*(?:and )?(?:of which|including|of this|of these)\b/i;
const trailing = new RegExp(
  String.raw`[\s:=–—-]*(?:\b(?:${ofGrade}|will|is|are|be|counts?|counting|worth|makes?|up|weighs?|weighted|at|for|of|as|contributes?|in total|each|apiece|together|altogether|equally|with|an?)\b[\s:=–—-]*)+$`,
  'i',
);
/** "If you miss a test, the final counts 40%": what it counts for nobody else. */
const conditional = /^\W*(?:if|unless|in case)\b/i;
const longestName = 6;
const longestStatement = 120;
/** What is counted besides pieces of work, and what says which of them count. */
const otherUnits =
  /\b(?:drop\w*|lowest|worst|best|highest|late|days?|hours?|minutes?|weeks?|pages?|words?|sources?|inches|students?|questions?|items?)\b/i;
const ofScale = /^(?:above|below|or|and up|higher|lower|less|more)\b|^[A-F][+-]?$/i;

/** What the passages of a syllabus say is asked of them again and again. */
const readAlready = new WeakMap<Passage, readonly GradePart[]>();

/**
 * Reads the parts of the grade from the lines of a syllabus, with what stands in their brackets: "Report 25% (proposal
 * 5%, text 20%)", "Homework (8 × 2.5%)", "Two midterms, 20% each", "weekly quizzes 15% (ten, the best 8 count)".
 */
export function gradePartsIn(passages: readonly Passage[]): GradePart[] {
  return passages.flatMap((passage) => {
    const known = readAlready.get(passage) ?? statementsOf(passage).flatMap(({ piece }) => partsOfStatement(piece));
    readAlready.set(passage, known);
    return known;
  });
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);

function partsOfStatement(piece: Excerpt): GradePart[] {
  const text = textOf(piece);
  if (!shareIn.test(text) || countWords(text) > longestStatement || conditional.test(text)) return [];
  if (text.includes(' | ')) return partsOfRow(piece);
  const found: GradePart[] = [];
  for (const segment of membersOf(piece)) {
    const isPart = ofWhole.test(textOf(segment));
    const before = found.findLast(({ whole }) => whole === null);
    found.push(...partsOfSegment(segment).map((part) => (isPart && before ? { ...part, whole: before } : part)));
  }
  return found;
}

/** The members of a line that lists parts of the grade, each with what is said of it. */
export const membersOf = (piece: Excerpt): Excerpt[] => withSharesJoined(splitOutsideBrackets(piece));

/** "Two midterms, 15% each": what is no name of its own belongs to the one before. */
function withSharesJoined(segments: readonly Excerpt[]): Excerpt[] {
  const joined: Excerpt[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const text = textOf(segment);
    const isBare = nameIn(text) === '' || /^\s*(?:each|every one|all)\b/i.test(text) || saysWhichCount(text);
    if (last && isBare) last.end = segment.end;
    else joined.push({ ...segment });
  }
  return joined;
}

const saysWhichCount = (text: string): boolean =>
  /^\s*(?:the |your |my )?(?:best|lowest|worst|highest)\b|\b(?:drop\w*|counts?)\s*$/i.test(text) && !shareIn.test(text);

const dayOfMonth = new RegExp(`\\b(?:${monthPattern})\\.? \\d{1,2}\\b|\\b\\d{1,2}\\.? (?:${monthPattern})\\b`, 'i');

/** The first cell names it, and the others say of it what brackets say elsewhere. */
function partsOfRow(piece: Excerpt): GradePart[] {
  const { passage } = piece;
  let at = piece.start;
  const cells = textOf(piece)
    .split(' | ')
    .map((cell) => {
      const start = at;
      at += cell.length + 3;
      return { passage, start, end: start + cell.length };
    });
  const named = cells.findIndex((cell) => nameIn(textOf(cell)) !== '');
  const first = cells[named];
  if (!first) return [];
  const others = cells.slice(named + 1);
  const isShare = (cell: Excerpt): boolean =>
    shareIn.test(textOf(cell)) && nameIn(textOf(cell)) === '' && !each.test(textOf(cell));
  const outer = [first, ...others.filter(isShare)].map(textOf).join(' ');
  const parts = partsSaid(outer, others.filter((cell) => !isShare(cell)).flatMap(splitOutsideBrackets), piece);
  // A row with a day and no share of its own is one of the plan.
  return parts.filter(({ whole, share, each }) => whole || share || each || !dayOfMonth.test(textOf(piece)));
}

const partsOfSegment = (piece: Excerpt): GradePart[] => partsSaid(textOf(piece), [], piece);

/** @param further what says more of it outside its own brackets */
function partsSaid(text: string, further: readonly Excerpt[], piece: Excerpt): GradePart[] {
  const brackets = [...text.matchAll(/[([]([^()[\]]*)[)\]]/g)];
  const outer = brackets.reduce((left, { 0: whole }) => left.replace(whole, ' '), text);
  const said = [...brackets.flatMap(({ 1: inside = '' }) => inside.split(/[,;]\s|\sand\s/)), ...further.map(textOf)];
  const product = times.exec(text)?.groups;
  const name = nameIn(outer.replace(times, ' ')) || nameIn(outer);
  if (name === '' || ofScale.test(name) || penaltyWords.test(outer.replace(/\b(?:lowest|late policy)\b/gi, ' ')))
    return [];
  const alone = readShare(outer.replace(times, ' '));
  const isEach = !product && each.test(outer);
  const afterName = outer.includes(name) ? outer.slice(outer.indexOf(name) + name.length) : '';
  const part: GradePart = {
    name,
    share: isEach ? null : alone,
    each: product ? readShare(`${product.value}${product.unit}`) : isEach ? alone : null,
    count:
      numberOf(product?.count) ??
      numberOf(counted.exec(outer.trim())?.groups?.count) ??
      numberOf(counted.exec(afterName.replace(shareIn, ' ').replace(/^[\s:–—-]+/, ''))?.groups?.count),
    counts: null,
    whole: null,
    piece,
  };
  const parts = said.flatMap((each) => innerPart(each.trim(), part));
  return part.share || part.each || parts.some(({ share }) => share) ? [part, ...parts] : [];
}

/** What a stretch of the brackets adds: to the whole how many or how much each, or a part of its own. */
function innerPart(said: string, whole: GradePart): GradePart[] {
  const own = readShare(said);
  const name = nameIn(said);
  const product = times.exec(said)?.groups;
  const of = /\b(?:best|highest|worst|lowest|of)\b.*\b(?:of|out of) (?:the )?(?<count>\d{1,2})\b/i.exec(said)?.groups;
  const alone = new RegExp(`^(?:${cardinalPattern})(?: of them)?$`, 'i').exec(said)?.[0].split(' ')[0];
  const count = numberOf(product?.count) ?? numberOf(of?.count) ?? numberOf(alone ?? counted.exec(said)?.groups?.count);
  const isOther = otherUnits.test(said) && !of;
  if (count !== null && !isOther && (!own || product || each.test(said))) {
    const isFirst = whole.count === null;
    whole.count ??= count;
    const isCalled = !of && alone === undefined && name !== '' && !/^of\b/.test(name) && !shareStem(name, whole.name);
    if (isCalled && isFirst) whole.counts ??= name;
  }
  if (own && each.test(said)) whole.each ??= own;
  const isPart = own && name !== '' && !each.test(said) && !product && !ofScale.test(name) && !penaltyWords.test(said);
  return isPart ? [{ name, share: own, each: null, count, counts: null, whole, piece: whole.piece }] : [];
}

function shareStem(one: string, other: string): boolean {
  const stems = new Set(contentStems(other));
  return contentStems(one).some((stem) => stems.has(stem));
}

const numberOf = (token: string | undefined): number | null =>
  token === undefined || !new RegExp(`^(?:${cardinalPattern})$`, 'i').test(token) ? null : valueOfNumber(token);

function readShare(text: string): GradeShare | null {
  const found = shareIn.exec(text)?.groups;
  if (!found?.value) return null;
  const value = Number(found.value.replace(',', '.'));
  return { value, unit: /^p(?!er)/i.test(found.unit ?? '') ? 'points' : '%' };
}

/** The words of a stretch that name a part: what stands before its share, or else behind it. */
function nameIn(stretch: string): string {
  const text = stretch.replace(/[([][^()[\]]*[)\]]?/g, ' ');
  const at = shareIn.exec(text);
  const before = bareName(at ? text.slice(0, at.index) : text);
  const name = before !== '' || !at ? before : bareName(text.slice(at.index + at[0].length));
  return countWords(name) > longestName || !/\p{L}{3}/u.test(name) ? '' : name;
}

/** "Responses: 10 responses" is called what stands before its colon, "Your grade: essays" what stands behind it. */
function bareName(text: string): string {
  const line = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const [, label = '', rest = ''] = /^([^:]{3,60}):\s+(.*)$/s.exec(line) ?? [];
  const named = label === '' ? line : counted.test(rest) || /^\P{L}*$/u.test(rest) ? label : rest;
  return named
    .replace(leading, '')
    .replace(counted, '')
    .replace(leading, '')
    .replace(trailing, '')
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .trim();
}
