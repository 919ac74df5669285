import { firstHalves } from '../../../lexicon/compounds.ts';
import type { PdfWord } from '../geometry.ts';
import { shapeOf } from '../tables/row-grouping.ts';
import { isPlainBullet } from './list-markers.ts';
import { characterShare, isAligned, isFull, type TextLine } from './text-line.ts';
import { wrapsOf } from './wrapped-content.ts';

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
  const hanging = hangingLines(lines, leading);
  const goesOn = wrapsOf(lines);
  const groups: TextGroup[] = [];
  for (const line of lines) {
    const open = groups[groups.length - 1];
    const how = open && (goesOn.has(line) ? 'joined' : connection(open, line, leading, hanging.get(line) ?? 'no'));
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

/** Whether indented lines go on with the entry above them, and whether a line at the margin begins the next one. */
type Hanging = 'no' | 'joins' | 'joins and parts';

function connection(group: TextGroup, line: TextLine, leading: (size: number) => number, hanging: Hanging): Connection {
  const [first] = group.lines;
  const last = group.lines[group.lines.length - 1];
  if (!first || !last) return 'apart';
  if (startsItem(group, last, line) || countsOn(first, line)) return 'apart';
  if (Math.abs(line.size - last.size) > 0.06 * last.size) return 'apart';
  const usual = leading(line.size);
  const inside = group.lines.length > 1 ? Math.min(last.gap, usual * 1.15) : usual;
  if (line.gap > paragraphGap * Math.max(inside, usual) + 0.5) return 'apart';
  if (isCutWord(last, line)) return 'joined';
  if (isSibling(last, line)) return 'apart';
  const full = isFull(last, line) || isMidSentence(last, line);
  const tolerance = sameLeft * line.size + 1;
  if (isOtherVoice(last, line)) return 'apart';
  if (first.marker) return itemConnection(first, last, line, full, tolerance);
  if (changesStyle(group, line) && !full) return 'apart';
  const shift = line.left - first.left;
  const second = group.lines[1];
  const indent = second ? second.left - first.left : shift;
  const hangs = hanging !== 'no' && indent > tolerance && Math.abs(shift - indent) <= tolerance;
  if (hangs) return 'joined';
  if (!full) return 'apart';
  if (isAligned(line, last, tolerance)) {
    return hanging === 'joins and parts' && !second && line.left < line.measure.left + 2 ? 'apart' : 'joined';
  }
  if (second) return 'apart';
  return shift < 0 || !endsSentence(last) || shift > 3.2 * line.size ? 'joined' : 'apart';
}

const countedLine = /^(\p{Lu}\p{L}+) (\d{1,2})(?![\d.,])/u;

/** "Week 3 …" below "Week 2 …": a list that counts on, however full its lines are. */
function countsOn(first: TextLine, line: TextLine): boolean {
  const [before, now] = [first, line].map(({ words }) => countedLine.exec(plainText(words.slice(0, 3))));
  return before?.[1] !== undefined && before[1] === now?.[1] && Number(before[2]) + 1 === Number(now[2]);
}

/** Two short lines of one kind, dates or "label: value" pairs, are an entry each even where the first is full. */
function isSibling(last: TextLine, line: TextLine): boolean {
  const isLabelled = ({ words }: TextLine) => /^\p{Lu}[\p{L}/&’' -]{1,30}:\s/u.test(`${plainText(words)} `);
  if (isLabelled(last) && isLabelled(line) && endsSentence(last)) return true;
  if (line.words.length > 6 || line.words.length !== last.words.length) return false;
  const shape = shapeOf(line.words);
  return shape.includes('0') && shape === shapeOf(last.words);
}

const plainText = (words: readonly PdfWord[]): string => words.map((word) => word.text).join(' ');

/** A sentence that goes on, whatever made its line break: a comma, an open bracket, small letters below a long line. */
function isMidSentence(last: TextLine, line: TextLine): boolean {
  if (/\p{L}{2}.*,$/u.test(lastText(last)) || /\d,$/.test(lastText(last))) return true;
  if (line.left > last.left + sameLeft * line.size + 1) return false;
  if (/\([^()]*$/.test(plainText(last.words)) && /^[^()]*\)/.test(plainText(line.words))) return true;
  const { left, right } = last.measure;
  if (last.right - left < 0.7 * (right - left) || endsSentence(last)) return false;
  return /^\p{Ll}{2}/u.test(line.words[0]?.text ?? '');
}

/** The first half of a hyphenated word, date or range needs its second. */
function isCutWord(last: TextLine, line: TextLine): boolean {
  const [before, after] = [lastText(last), line.words[0]?.text ?? ''];
  if (line.marker) return false;
  // "non-" before "European", "post-" before "1990".
  const half = /(?<!\p{L})(\p{L}+)[-\u2010]$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  if (firstHalves.has(half) && /^(?:\p{Lu}\p{Ll}|\d)/u.test(after)) return true;
  return (
    (/\p{L}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(after)) || (/\d[-–]$/.test(before) && /^\d/.test(after))
  );
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
  if (marker.bullet && !isPlainBullet(marker.text)) return true;
  const [first] = group.lines;
  if (!first || !isFull(last, line) || endsSentence(last)) return true;
  const tolerance = sameLeft * line.size + 1;
  if (!first.marker)
    return line.left < first.left - tolerance || (isSetOff(line) && line.left > first.left + tolerance);
  const outdented = line.left < first.marker.textLeft - tolerance;
  return outdented || isSetOff(line);
}

/** More room behind the marker than a space takes. */
function isSetOff(line: TextLine): boolean {
  const first = line.words[0];
  return line.marker !== null && first !== undefined && line.marker.textLeft - first.right > 0.5 * line.size;
}

export function endsSentence(line: TextLine): boolean {
  return /[.!?:;]["”’')\]]*$/.test(lastText(line));
}

const lastText = (line: TextLine): string => line.words[line.words.length - 1]?.text ?? '';

/** A line that is bold throughout below one of another style throughout, or that is a bold label below any other. */
function isOtherVoice(last: TextLine, line: TextLine): boolean {
  const bold = (word: PdfWord) => word.bold;
  if (characterShare(line.words, bold) < 1 || characterShare(last.words, bold) > 0.1) return false;
  return (
    characterShare(last.words, (word) => word.italic) > 0.9 || (line.words.length <= 4 && /:$/.test(lastText(line)))
  );
}

/** Bold, letterspaced or coloured lines followed by plain ones, or the other way round. */
function changesStyle(group: TextGroup, line: TextLine): boolean {
  const above = group.lines.flatMap((each) => each.words);
  const colors = new Set(above.map((word) => word.color));
  if (characterShare(line.words, (word) => colors.has(word.color)) < 0.1) return true;
  return styled.some((holds) => {
    const before = characterShare(above, holds);
    const now = characterShare(line.words, holds);
    return (before > 0.9 && now < 0.5) || (before < 0.5 && now > 0.9);
  });
}

const styled: readonly ((word: PdfWord) => boolean)[] = [(word) => word.bold, (word) => word.tracked];

/**
 * Text whose paragraphs begin at the margin and go on indented, as bibliographies do: there an indented line belongs to
 * what stands above it, and in a run of such lines one back at the margin begins a new entry even when the line before
 * it is full.
 */
function hangingLines(lines: readonly TextLine[], leading: (size: number) => number): Map<TextLine, Hanging> {
  const found = new Map<TextLine, Hanging>();
  if (hangingBalance(lines, leading) < 3) return found;
  const isApart = (line: TextLine) => line.gap > paragraphGap * leading(line.size) + 0.5;
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    for (let line = lines[to]; line && !isApart(line); line = lines[to]) to += 1;
    const run = lines.slice(from, to);
    const how: Hanging = hangingBalance(run, leading) >= 2 ? 'joins and parts' : 'joins';
    for (const line of run) found.set(line, how);
    from = to;
  }
  return found;
}

/** How many line pairs show a hanging indent; 0 when as many show an indented first line. */
function hangingBalance(lines: readonly TextLine[], leading: (size: number) => number): number {
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
  return hanging > 2 * indented ? hanging : 0;
}

/** Adds the rest of a paragraph or list item that a page or column break has cut; false where `after` is a new one. */
export function joinGroups(before: TextGroup, after: TextGroup): boolean {
  if (!goesOn(before, after)) return false;
  before.lines.push(...after.lines);
  return true;
}

function goesOn(before: TextGroup, after: TextGroup): boolean {
  const last = before.lines[before.lines.length - 1];
  const [first] = after.lines;
  if (!last || !first || first.marker) return false;
  if (Math.abs(first.size - last.size) > 0.06 * last.size || changesStyle(before, first)) return false;
  const inSmallLetters = /^\p{Ll}/u.test(first.words[0]?.text ?? '');
  if (endsSentence(last)) return inSmallLetters && /[;:,]$/.test(lastText(last));
  return inSmallLetters || isFull(last, first);
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
