import { type Area, bottomOf, type PdfWord, topOf } from '../geometry.ts';
import { isMarkerWord } from '../text/list-markers.ts';
import { withoutLeaders } from './leaders.ts';

/** Words on one baseline that stand together as in running text. */
export interface Segment {
  words: PdfWord[];
  left: number;
  right: number;
}

/** Everything on one baseline within a region. */
export interface Row {
  segments: Segment[];
  baseline: number;
  /** Size of its largest text. */
  size: number;
  left: number;
  right: number;
  /** Dots lead from one of its segments to the next. */
  led: boolean;
}

/** A gap from this share of the font size on may separate two columns. */
const wideGap = 0.95;
/** In a line set wide throughout, a gap separates only where it is this much wider than the others. */
const widerThanUsual = 2.2;
const plainSpace = 0.28;
/** A smaller gap does when text begins at the same place in this many lines. */
const tightGap = 0.6;
const tightRows = 3;
/** The share of the smaller text's height by which two words on one line overlap: superscripts, mixed sizes. */
const overlapOfLine = 0.5;
/** Indices and exponents reach further out. */
const smallText = 0.85;
const overlapOfIndex = 0.3;
const xHeight = 0.7;

/** Groups words into lines, top to bottom, words left to right. */
export function rowsOf(words: readonly PdfWord[]): Row[] {
  const groups: { words: PdfWord[]; main: PdfWord }[] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    let home: { words: PdfWord[]; main: PdfWord } | undefined;
    for (let back = groups.length - 1; back >= Math.max(0, groups.length - 3) && !home; back -= 1) {
      const group = groups[back];
      if (group && onOneLine(group.main, word)) home = group;
    }
    if (!home) {
      groups.push({ words: [word], main: word });
      continue;
    }
    home.words.push(word);
    if (word.size > home.main.size * 1.05) home.main = word;
  }
  for (const group of groups) group.words.sort((a, b) => a.left - b.left);
  const starts = alignedStarts(groups);
  const rows = groups.map(({ words: members, main }) => rowOf(members, main, starts));
  rows.sort((a, b) => a.baseline - b.baseline);
  return rows.map((row, at) => (row.led && !rows[at - 1]?.led && !rows[at + 1]?.led ? asOneSegment(row) : row));
}

/** Dots in one line alone fill a heading up to its date. In neighbouring lines they lead to a column of their own. */
function asOneSegment(row: Row): Row {
  return {
    ...row,
    segments: [{ words: row.segments.flatMap(({ words }) => words), left: row.left, right: row.right }],
  };
}

/**
 * Places where, in several lines, text begins behind a gap that is no more than a wide space: the columns of a tightly
 * set table.
 */
function alignedStarts(groups: readonly { words: PdfWord[]; main: PdfWord }[]): (left: number) => boolean {
  const counts = new Map<number, number>();
  for (const { words, main } of groups) {
    const usual = spaceOf(words, main.size);
    for (let at = 1; at < words.length; at += 1) {
      const word = words[at];
      const gap = (word?.left ?? 0) - (words[at - 1]?.right ?? 0);
      if (!word || gap < tightGap * main.size || gap < 1.5 * usual) continue;
      const place = Math.round(word.left);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return (left) => {
    const place = Math.round(left);
    return (counts.get(place) ?? 0) + Math.max(counts.get(place - 1) ?? 0, counts.get(place + 1) ?? 0) >= tightRows;
  };
}

/** The space between the words of a line: one of its smaller gaps, for the larger ones may part columns. */
function spaceOf(words: readonly PdfWord[], size: number): number {
  const gaps = gapsOf(words, size).sort((a, b) => a - b);
  const small = gaps[Math.floor(gaps.length * 0.2)] ?? 0;
  return small > size ? plainSpace * size : small;
}

function gapsOf(words: readonly PdfWord[], size: number): number[] {
  const gaps: number[] = [];
  let reach = -Infinity;
  for (const word of words) {
    const gap = word.left - reach;
    if (gap > 0.1 * size && gap < 4 * size) gaps.push(gap);
    reach = Math.max(reach, word.right);
  }
  return gaps;
}

function onOneLine(a: PdfWord, b: PdfWord): boolean {
  const small = Math.min(a.size, b.size) / Math.max(a.size, b.size) < smallText;
  const top = Math.max(a.baseline - xHeight * a.size, b.baseline - xHeight * b.size);
  const overlap = Math.min(a.baseline, b.baseline) - top;
  return overlap >= (small ? overlapOfIndex : overlapOfLine) * xHeight * Math.min(a.size, b.size);
}

function rowOf(all: readonly PdfWord[], main: PdfWord, starts: (left: number) => boolean): Row {
  const words = withoutLeaders(all);
  const segments = segmentsOf(words, main.size, starts);
  return {
    segments,
    baseline: main.baseline,
    size: main.size,
    left: segments[0]?.left ?? 0,
    right: Math.max(...segments.map((segment) => segment.right)),
    led: words !== all,
  };
}

function segmentsOf(words: readonly PdfWord[], size: number, starts: (left: number) => boolean): Segment[] {
  const space = spaceOf(words, size);
  const limit = Math.max(wideGap * size, widerThanUsual * space);
  const segments: Segment[] = [];
  let open: Segment | undefined;
  for (const word of words) {
    const gap = open ? word.left - open.right : Infinity;
    const afterMarker = open?.words.length === 1 && belongsToNext(open.words[0], word) && gap < 4.5 * size;
    const aligned = gap > tightGap * size && gap > 1.5 * space && starts(word.left);
    if (open && (afterMarker || (gap < limit && !aligned))) {
      open.words.push(word);
      open.right = Math.max(open.right, word.right);
    } else {
      open = { words: [word], left: word.left, right: word.right };
      segments.push(open);
    }
  }
  return segments;
}

/** A list's marker, or the number before a heading. */
function belongsToNext(first: PdfWord | undefined, next: PdfWord): boolean {
  if (isMarkerWord(first)) return true;
  return first?.bold === true && next.bold && /^(?:\d{1,2}(?:\.\d{1,2})*|[A-Z](?:\.\d{1,2})*)\.?$/.test(first.text);
}

export function areaOfRows(rows: readonly Row[]): Area {
  const area: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const row of rows) {
    area.left = Math.min(area.left, row.left);
    area.right = Math.max(area.right, row.right);
    area.top = Math.min(area.top, topOf(row));
    area.bottom = Math.max(area.bottom, bottomOf(row));
  }
  return area;
}
