import { type Area, bottomOf, median, topOf, type Word } from './geometry.ts';
import { isMarkerWord } from './list-markers.ts';

/** Words on one baseline that stand together as in running text. */
export interface Segment {
  words: Word[];
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
}

/** A gap from this share of the font size on may separate two columns. */
const wideGap = 0.95;
/** In a line set wide throughout, a gap separates only where it is this much wider than the others. */
const widerThanUsual = 2.2;
/** The share of the smaller text's height by which two words on one line overlap: superscripts, mixed sizes. */
const overlapOfLine = 0.5;
const xHeight = 0.7;

/** Groups words into lines, top to bottom, words left to right. */
export function rowsOf(words: readonly Word[]): Row[] {
  const groups: { words: Word[]; main: Word }[] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    let home: { words: Word[]; main: Word } | undefined;
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
  return groups.map(({ words: members, main }) => rowOf(members, main)).sort((a, b) => a.baseline - b.baseline);
}

function onOneLine(a: Word, b: Word): boolean {
  const top = Math.max(a.baseline - xHeight * a.size, b.baseline - xHeight * b.size);
  const overlap = Math.min(a.baseline, b.baseline) - top;
  return overlap >= overlapOfLine * xHeight * Math.min(a.size, b.size);
}

function rowOf(words: Word[], main: Word): Row {
  words.sort((a, b) => a.left - b.left);
  const segments = segmentsOf(words, main.size);
  return {
    segments,
    baseline: main.baseline,
    size: main.size,
    left: segments[0]?.left ?? 0,
    right: Math.max(...segments.map((segment) => segment.right)),
  };
}

function segmentsOf(words: readonly Word[], size: number): Segment[] {
  const gaps: number[] = [];
  let reach = -Infinity;
  for (const word of words) {
    const gap = word.left - reach;
    if (gap > 0.1 * size && gap < 4 * size) gaps.push(gap);
    reach = Math.max(reach, word.right);
  }
  const usual = gaps.length >= 4 ? median(gaps) : 0;
  const limit = Math.max(wideGap * size, Math.min(usual * widerThanUsual, 3 * size));
  const segments: Segment[] = [];
  let open: Segment | undefined;
  for (const word of words) {
    const gap = open ? word.left - open.right : Infinity;
    const afterMarker = open?.words.length === 1 && isMarkerWord(open.words[0]) && gap < 4.5 * size;
    if (open && (gap < limit || afterMarker)) {
      open.words.push(word);
      open.right = Math.max(open.right, word.right);
    } else {
      open = { words: [word], left: word.left, right: word.right };
      segments.push(open);
    }
  }
  return segments;
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
