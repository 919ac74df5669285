import type { TaggedTable } from './content/tagged-tables.ts';

/** Shapes on a page. All lengths are PDF points; the origin is the page's top left, y grows downwards. */

/** A run of glyphs without white space in one typeface, on one baseline. */
export interface PdfWord {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** Font size as it stands on the page. */
  size: number;
  bold: boolean;
  italic: boolean;
  monospaced: boolean;
  /** Set with extra room between the letters. */
  tracked: boolean;
  /** "#rrggbb" */
  color: string;
  underline: boolean;
  strike: boolean;
  /** A space glyph stood before it: the gap counts as a space however narrow it is. */
  spaced: boolean;
  /** From a form field: it is no list's marker, however it looks. */
  typed?: true;
  /** The piece of content that it belongs to, by which the file's tags name it. */
  content?: number;
}

export interface HorizontalRule {
  y: number;
  left: number;
  right: number;
}

export interface VerticalRule {
  x: number;
  top: number;
  bottom: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The way text runs on a page: 0 to the right, 1 down, 2 to the left, 3 up. */
export type TextRotation = 0 | 1 | 2 | 3;

/** What is drawn on one page, before any reading of its layout. */
export interface PageContent {
  /** 1-based. */
  page: number;
  /** As the text stands upright. */
  width: number;
  height: number;
  /** How the text stands on the page itself; all places are given as if the page were turned upright. */
  turn: TextRotation;
  /** Text runs from right to left: all places are given as in a mirror, so that it begins at the left. */
  mirrored: boolean;
  words: PdfWord[];
  /** Text that the file has but the page does not show. */
  unseen: PdfWord[];
  horizontal: HorizontalRule[];
  vertical: VerticalRule[];
  /** Small drawn shapes, as wide as they are high. */
  dots: Area[];
  /** Tables that the file's own tags tell of. */
  tables: TaggedTable[];
  /** What readers wrote about a place on the page. */
  notes: PageNote[];
}

export interface PageNote extends Area {
  text: string;
}

const ascent = 0.78;
const descent = 0.22;

export const topOf = (word: Pick<PdfWord, 'baseline' | 'size'>): number => word.baseline - word.size * ascent;
export const bottomOf = (word: Pick<PdfWord, 'baseline' | 'size'>): number => word.baseline + word.size * descent;

export function areaOf(words: readonly PdfWord[]): Area {
  const area: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const word of words) {
    area.left = Math.min(area.left, word.left);
    area.right = Math.max(area.right, word.right);
    area.top = Math.min(area.top, topOf(word));
    area.bottom = Math.max(area.bottom, bottomOf(word));
  }
  return area;
}

/** Middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** The value that most of the weight stands on, values taken as equal when they round to the same step. */
export function weightedMode(values: readonly { value: number; weight: number }[], step: number): number {
  const weights = new Map<number, number>();
  let best = 0;
  let bestWeight = -1;
  for (const { value, weight } of values) {
    const key = Math.round(value / step);
    const total = (weights.get(key) ?? 0) + weight;
    weights.set(key, total);
    if (total > bestWeight) {
      bestWeight = total;
      best = key;
    }
  }
  return best * step;
}
