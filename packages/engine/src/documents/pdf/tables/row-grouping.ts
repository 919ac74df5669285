import { type HorizontalRule, median } from '../geometry.ts';
import { columnOf, type Gutter, segmentIn } from '../layout/gutters.ts';
import type { Row, Segment } from '../layout/rows.ts';
import { middleAlignedRows } from './middle-aligned.ts';

/** Lines this much further apart than the closest ones belong to different rows. */
const wrappedGap = 1.12;
/** Lines of several cells this much further apart than is usual in a table begin a row, also one without its key. */
const apartGap = 1.6;
const fewestCounted = 5;

/** Tells where the rows of a table without lines begin, and which lines only wrap the cells above them. */
export class RowGrouping {
  private readonly lines: readonly Row[];
  private readonly gutters: readonly Gutter[];
  private readonly rules: readonly HorizontalRule[];
  /** Distance of wrapped lines where rows are set further apart than the lines inside them; else 0. */
  private readonly tight: number;
  /** The usual distance of two lines. */
  private readonly usual: number;
  private readonly labelled: boolean;
  /** The second column numbers the days or classes of its lines, under a first one that is mostly blank. */
  private readonly counted: boolean;

  constructor(lines: readonly Row[], gutters: readonly Gutter[], rules: readonly HorizontalRule[]) {
    this.lines = lines;
    this.gutters = gutters;
    this.rules = rules;
    this.usual = median(this.lineGaps());
    this.tight = this.tightLeading();
    this.labelled = this.hasLabels();
    this.counted = this.isCounted();
  }

  groups(): Row[][] {
    const heading = this.headingLines();
    const body = this.lines.slice(heading);
    const groups = (this.counted ? null : middleAlignedRows(body, this.gutters)) ?? this.bodyGroups(body);
    return heading > 0 ? [this.lines.slice(0, heading), ...groups] : groups;
  }

  /** Column headings over a rule, or in bold above rows that are not: with all their lines. */
  private headingLines(): number {
    const [first] = this.lines;
    if (!first) return 0;
    const rule = this.rules.find((each) => each.y > first.baseline);
    const above = rule ? this.lines.filter((line) => line.baseline < rule.y).length : 0;
    if (above > 0 && above <= 3 && above < this.lines.length) {
      const lines = this.lines.slice(0, above);
      if (above === 1 || !this.hasKey(first) || lines.slice(1).every((line) => !this.hasKey(line))) return above;
    }
    const isBold = (line: Row | undefined) =>
      line?.segments.every((segment) => segment.words.every((word) => word.bold)) ?? false;
    return isBold(first) && first.segments.length > this.gutters.length && !isBold(this.lines[1]) ? 1 : 0;
  }

  private bodyGroups(lines: readonly Row[]): Row[][] {
    const groups: Row[][] = [];
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1];
      const open = groups[groups.length - 1];
      if (!before || !open || this.startsRow(before, line, open)) groups.push([line]);
      else open.push(line);
    }
    return groups;
  }

  private startsRow(before: Row, line: Row, open: readonly Row[]): boolean {
    if (this.rules.some((rule) => rule.y > before.baseline && rule.y < line.baseline - 0.3 * line.size)) return true;
    const columns = new Map(line.segments.map((segment) => [columnOf(segment, this.gutters), segment]));
    const gap = (line.baseline - before.baseline) / line.size;
    const key = columns.get(0);
    if (this.counted && columns.size > 1 && numberOf(columns.get(1)) !== null) return true;
    if (this.labelled) return key !== undefined && endsInColon(this.lastOf(open, 0));
    if (this.tight > 0) {
      return gap > wrappedGap * this.tight && (key !== undefined || columns.size > 1 || gap > 1.8 * this.tight);
    }
    if (key) return !continues(this.lastOf(open, 0), key);
    if (columns.size < 2) return false;
    const siblings = [...columns].filter(([column, segment]) => isSibling(this.lastOf(open, column), segment));
    if (siblings.length >= 2 || gap > apartGap * this.usual) return true;
    if ([...columns].some(([column, segment]) => continues(this.lastOf(open, column), segment))) return false;
    for (const [column, segment] of columns) {
      const above = this.lastOf(open, column);
      if (above && !this.hasRoom(above, segment, column)) return false;
    }
    return true;
  }

  private hasKey(line: Row): boolean {
    return segmentIn(line, 0, this.gutters) !== undefined;
  }

  private lastOf(lines: readonly Row[], column: number): Segment | undefined {
    const line = lines.findLast((each) => segmentIn(each, column, this.gutters) !== undefined);
    return segmentIn(line, column, this.gutters);
  }

  /** A first column of labels ("Office hours:"), in which a label may take several lines. */
  private hasLabels(): boolean {
    const keys = this.lines.flatMap((line) => segmentIn(line, 0, this.gutters) ?? []);
    return keys.length >= 3 && keys.filter(endsInColon).length >= 0.5 * keys.length;
  }

  private isCounted(): boolean {
    const seconds = this.lines.flatMap((line) => segmentIn(line, 1, this.gutters) ?? []);
    const numbers = seconds.flatMap((segment) => numberOf(segment) ?? []);
    const keyed = this.lines.filter((line) => this.hasKey(line)).length;
    // The days of the next month begin anew.
    const rising = numbers.filter((n, at) => at === 0 || n > (numbers[at - 1] ?? 0) || n <= 7).length;
    return (
      numbers.length >= fewestCounted &&
      numbers.length >= 0.7 * seconds.length &&
      keyed <= 0.4 * this.lines.length &&
      rising >= 0.9 * numbers.length
    );
  }

  /** The distances of its lines, in font sizes. */
  private lineGaps(): number[] {
    const { lines } = this;
    return lines.map((line, at) => (line.baseline - (lines[at - 1]?.baseline ?? 0)) / line.size).slice(1);
  }

  private tightLeading(): number {
    const { lines } = this;
    const gaps = this.lineGaps();
    if (gaps.length < 3) return 0;
    const sorted = [...gaps].sort((a, b) => a - b);
    const low = median(sorted.slice(0, Math.ceil(sorted.length / 3)));
    const wrapped = lines.filter((_, at) => at > 0 && (gaps[at - 1] ?? 0) <= wrappedGap * low);
    if (low > 1.6 || gaps.length - wrapped.length < 0.2 * gaps.length || wrapped.length === 0) return 0;
    // Room after every few rows only helps the eye: then the lines between are rows, and have their first cell.
    const keyed = wrapped.filter((line) => this.hasKey(line) && !line.segments.some(isOnlyRest));
    return keyed.length <= 0.5 * wrapped.length ? low : 0;
  }

  /** True where the first word would have fitted on the line above: the break was meant. */
  private hasRoom(above: Segment, below: Segment, column: number): boolean {
    const limit = this.gutters[column]?.left ?? Infinity;
    const first = below.words[0];
    return first !== undefined && above.right + 0.3 * first.size + (first.right - first.left) < limit;
  }
}

function numberOf(segment: Segment | undefined): number | null {
  const [only, ...others] = segment?.words ?? [];
  return only && others.length === 0 && /^\d{1,2}$/.test(only.text) ? Number(only.text) : null;
}

const endsInColon = (segment: Segment | undefined): boolean =>
  segment === undefined || /[:?]$/.test(segment.words[segment.words.length - 1]?.text ?? '');

/** Begins as no cell does: in small letters, or with a sign that belongs to what stands before it. */
const isOnlyRest = (segment: Segment): boolean => /^(?:\p{Ll}{2}|[%),;.!?&+=])/u.test(segment.words[0]?.text ?? '');

/** Text that can only be the rest of what stands above it. */
function continues(above: Segment | undefined, segment: Segment): boolean {
  const last = above?.words[above.words.length - 1]?.text;
  const first = segment.words[0]?.text;
  if (!last || !first) return false;
  return /^[\p{Ll}(%]/u.test(first) || /[-,/&–]$/u.test(last);
}

/** Two entries of one kind, such as "20 pts" above "30 pts": text that wraps does not repeat its figures. */
function isSibling(above: Segment | undefined, below: Segment): boolean {
  return above !== undefined && shapeOf(above.words).includes('0') && shapeOf(above.words) === shapeOf(below.words);
}

/** A text with its figures and letters left open: "a 0, 0" for "June 12, 2024". */
export const shapeOf = (words: readonly { text: string }[]): string =>
  words.map((word) => word.text.replace(/\d+/g, '0').replace(/\p{L}+/gu, 'a')).join(' ');
