import { bottomOf, median, type PdfWord, topOf, weightedMode } from '../geometry.ts';
import type { Row } from '../layout/rows.ts';
import { isBullet, isLetterBullet, isNumbering, isPlainBullet } from './list-markers.ts';

/** Left and right edge of the text that a line stands in: the page's, a column's, a cell's. */
export interface Measure {
  left: number;
  right: number;
}

/** One printed line of running text. */
export interface TextLine {
  kind: 'line';
  page: number;
  words: PdfWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  /** Baseline distance to the line above in the same column; Infinity for its first line. */
  gap: number;
  measure: Measure;
  marker: LineMarker | null;
}

export interface LineMarker {
  text: string;
  bullet: boolean;
  /** Words of the line that are the marker. */
  words: number;
  /** Where the text behind the marker begins. */
  textLeft: number;
}

export function textLines(page: number, rows: readonly Row[], measure: Measure): TextLine[] {
  const lines: TextLine[] = [];
  for (const row of rows) {
    const words = row.segments.flatMap((segment) => segment.words);
    const before = lines[lines.length - 1];
    lines.push({
      kind: 'line',
      page,
      words,
      left: row.left,
      right: row.right,
      top: topOf(row),
      bottom: bottomOf(row),
      baseline: row.baseline,
      size: weightedMode(
        words.map((word) => ({ value: word.size, weight: word.text.length })),
        0.1,
      ),
      gap: before ? row.baseline - before.baseline : Infinity,
      measure,
      marker: markerOf(words),
    });
  }
  return lines;
}

/** Lines of a block of which nearly all would not take the next one's first word are broken by its own margin. */
const fewestWrapped = 5;
const mostlyWrapped = 0.8;
const wordsOfProse = 4;

/**
 * Quotations, and columns that stand alone on their page, are set narrower than the text around them. Justified lines
 * show it by ending at the same place, others by breaking where the next word would not have fitted.
 */
export function withNarrowBlocks(lines: TextLine[]): TextLine[] {
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    for (let line = lines[to]; line && line.gap < 1.7 * line.size; line = lines[to]) to += 1;
    const block = lines.slice(from, to);
    const right = Math.max(...block.map((line) => line.right));
    const justified = block.filter((line) => right - line.right < 0.7).length;
    for (const line of block) {
      if (right > line.measure.right - line.size) continue;
      const measure = { left: line.measure.left, right };
      if ((justified >= 2 && justified >= 0.4 * block.length) || isWrappedAt(block, measure)) line.measure = measure;
    }
    from = to;
  }
  return lines;
}

function isWrappedAt(block: readonly TextLine[], measure: Measure): boolean {
  if (block.length <= fewestWrapped || block.some((line) => line.marker)) return false;
  if (median(block.map((line) => line.words.length)) < wordsOfProse) return false;
  const full = block.filter((line, at) => {
    const next = block[at + 1];
    return next !== undefined && isFull({ ...line, measure }, next);
  });
  return full.length >= mostlyWrapped * (block.length - 1);
}

/** Behind a dash or letter that stands for a bullet there is more room than a space takes. */
const bulletGap = 0.28;
/** "A." and "3." begin sentences too, unless the text behind is set off. */
const initialGap = 0.45;

function markerOf(words: readonly PdfWord[]): LineMarker | null {
  const [first, second] = words;
  if (!first || first.typed) return null;
  if (isBullet(first.text)) {
    if (!second) return null;
    const gap = (second.left - first.right) / first.size;
    if ((isPlainBullet(first.text) && gap < bulletGap) || (isLetterBullet(first.text) && gap < 0.5)) return null;
    return { text: first.text, bullet: true, words: 1, textLeft: second.left };
  }
  if (!isNumbering(first.text) || !second) return null;
  const gap = (second.left - first.right) / first.size;
  if (/^[A-Z][.]$/.test(first.text) && gap < initialGap) return null;
  return { text: first.text, bullet: false, words: 1, textLeft: second.left };
}

/** True where the next line's first word would not have fitted: the break was forced by the margin. */
export function isFull(line: TextLine, next: TextLine): boolean {
  const first = next.words[0];
  if (!first) return true;
  const { left, right } = line.measure;
  const room = right - line.right + (isCentered(line) && isCentered(next) && !line.marker ? line.left - left : 0);
  return 0.25 * line.size + (first.right - first.left) > room - 0.5;
}

function isCentered({ left, right, size, measure }: TextLine): boolean {
  return left > measure.left + 2 * size && Math.abs(left + right - measure.left - measure.right) < 0.6 * size;
}

/** True where two lines begin at the same place, or are both centred or set against the right edge. */
export function isAligned(a: TextLine, b: TextLine, tolerance: number): boolean {
  const apart = Math.abs(a.left - b.left);
  if (apart <= tolerance) return true;
  const indent = Math.min(a.left - a.measure.left, b.left - b.measure.left);
  if (indent < 1.5 * a.size || apart < 4) return false;
  return Math.abs(a.right - b.right) <= 0.7 || Math.abs(a.left + a.right - b.left - b.right) <= 2;
}

const letters = (words: readonly PdfWord[]): number => words.reduce((sum, word) => sum + word.text.length, 0);

/** Share of the line's characters for which `holds` is true. */
export function characterShare(words: readonly PdfWord[], holds: (word: PdfWord) => boolean): number {
  const all = letters(words);
  return all === 0 ? 0 : letters(words.filter(holds)) / all;
}
