import { isFull, shareOf, type TextLine } from './text-line.ts';

/** Printed lines that belong together: one paragraph, heading or list item. */
export interface TextGroup {
  kind: 'text';
  lines: TextLine[];
  /** Lines (by position) before which the source breaks on purpose. */
  breaks: Set<number>;
}

/** Distance of lines inside a paragraph, as a multiple of the font size, where the document does not tell. */
const plainLeading = 1.25;
/** A gap this much larger than the usual one separates paragraphs. */
const paragraphGap = 1.22;
const sameLeft = 0.35;

/** Groups the lines of one column. `leading` answers the usual line distance for a font size. */
export function groupLines(lines: readonly TextLine[], leading: (size: number) => number): TextGroup[] {
  const hanging = isSetHanging(lines, leading);
  const groups: TextGroup[] = [];
  for (const line of lines) {
    const open = groups[groups.length - 1];
    const how = open ? connection(open, line, leading, hanging) : 'apart';
    if (!open || how === 'apart') {
      groups.push({ kind: 'text', lines: [line], breaks: new Set() });
      continue;
    }
    if (how === 'broken') open.breaks.add(open.lines.length);
    open.lines.push(line);
  }
  return groups;
}

type Connection = 'joined' | 'broken' | 'apart';

function connection(group: TextGroup, line: TextLine, leading: (size: number) => number, hanging: boolean): Connection {
  const [first] = group.lines;
  const last = group.lines[group.lines.length - 1];
  if (!first || !last) return 'apart';
  if (startsItem(group, last, line)) return 'apart';
  if (Math.abs(line.size - last.size) > 0.12 * last.size) return 'apart';
  const usual = leading(line.size);
  const inside = group.lines.length > 1 ? Math.min(last.gap, usual * 1.15) : usual;
  if (line.gap > paragraphGap * Math.max(inside, usual) + 0.5) return 'apart';
  const full = isFull(last, line);
  if (changesWeight(group, line) && !full) return 'apart';
  const tolerance = sameLeft * line.size + 1;
  if (first.marker) return itemConnection(first, last, line, full, tolerance);
  if (!full) return 'apart';
  const shift = line.left - last.left;
  if (Math.abs(shift) <= tolerance)
    return hanging && group.lines.length === 1 && isOutdented(line) ? 'apart' : 'joined';
  const second = group.lines[1];
  if (shift > 0)
    return second ? 'apart' : hanging || !endsSentence(last) || shift > 3.2 * line.size ? 'joined' : 'apart';
  if (second && second.left > first.left + tolerance) return 'apart';
  return second ? 'apart' : 'joined';
}

function itemConnection(first: TextLine, last: TextLine, line: TextLine, full: boolean, tolerance: number): Connection {
  const textLeft = first.marker?.textLeft ?? first.left;
  if (Math.abs(line.left - textLeft) <= tolerance + 1) return full ? 'joined' : 'broken';
  if (line.left > textLeft && line.left < textLeft + 3 * line.size) return full ? 'joined' : 'apart';
  if (line.left >= first.left - tolerance && full) return 'joined';
  // Text set back to the margin, as where an item is the first line of a paragraph.
  return full && !endsSentence(last) && line.left < first.left ? 'joined' : 'apart';
}

/** A marker opens a new item, unless the line is the wrapped rest of a sentence that happens to begin with one. */
function startsItem(group: TextGroup, last: TextLine, line: TextLine): boolean {
  const { marker } = line;
  if (!marker) return false;
  const [first] = group.lines;
  if (!first) return true;
  const textLeft = first.marker?.textLeft ?? first.left;
  const wrapped =
    Math.abs(line.left - textLeft) <= sameLeft * line.size + 1 &&
    (first.marker === null || line.left > first.left + 2) &&
    isFull(last, line) &&
    !endsSentence(last);
  if (!wrapped) return true;
  const set = (marker.textLeft - (line.words[0]?.right ?? 0)) / line.size;
  return marker.bullet ? set > 0.45 : set > 0.6;
}

export function endsSentence(line: TextLine): boolean {
  return /[.!?:;]["”’')\]]*$/.test(line.words[line.words.length - 1]?.text ?? '');
}

/** Bold lines followed by plain ones, or the other way round. */
function changesWeight(group: TextGroup, line: TextLine): boolean {
  const before = shareOf(
    group.lines.flatMap((each) => each.words),
    (word) => word.bold,
  );
  const now = shareOf(line.words, (word) => word.bold);
  return (before > 0.9 && now < 0.5) || (before < 0.5 && now > 0.9);
}

const isOutdented = (line: TextLine): boolean => line.left < line.measure.left + 2;

/**
 * True for text whose paragraphs begin at the margin and go on indented, as bibliographies do: there a line back at the
 * margin begins a new entry even when the line before it is full.
 */
function isSetHanging(lines: readonly TextLine[], leading: (size: number) => number): boolean {
  let hanging = 0;
  let indented = 0;
  for (let at = 1; at < lines.length; at += 1) {
    const before = lines[at - 1];
    const line = lines[at];
    if (!before || !line || before.marker || line.marker) continue;
    if (line.gap > paragraphGap * leading(line.size) + 0.5) continue;
    const shift = line.left - before.left;
    if (Math.abs(shift) < 0.8 * line.size || Math.abs(shift) > 5 * line.size) continue;
    const full = isFull(before, line);
    if (shift > 0 && !full) indented += 1;
    else if (shift > 0 || !full) hanging += 1;
  }
  return hanging >= 3 && hanging > 2 * indented;
}

/** The usual line distance for each font size, from lines that the margin broke. */
export function leadingOf(lines: Iterable<TextLine>): (size: number) => number {
  const ratios = new Map<number, Map<number, number>>();
  let before: TextLine | undefined;
  for (const line of lines) {
    if (before && before.page === line.page && Number.isFinite(line.gap) && isFull(before, line)) {
      const key = Math.round(line.size);
      const gap = Math.round((line.gap / line.size) * 25);
      if (gap >= 22 && gap <= 70) {
        const counts = ratios.get(key) ?? new Map<number, number>();
        counts.set(gap, (counts.get(gap) ?? 0) + 1);
        ratios.set(key, counts);
      }
    }
    before = line;
  }
  const usual = new Map<number, number>();
  for (const [size, counts] of ratios) {
    const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (best && best[1] >= 3) usual.set(size, best[0] / 25);
  }
  const fallback = usual.size > 0 ? Math.min(...usual.values()) : plainLeading;
  return (size) => size * (usual.get(Math.round(size)) ?? Math.max(fallback, 1.1));
}
