import type { Block } from '../../document.ts';
import { Hyphenation, type Token } from '../../hyphenation.ts';
import { type PdfWord, weightedMode } from '../geometry.ts';
import { pageMeasures } from '../layout/measures.ts';
import type { PagePart } from '../layout/page-layout.ts';
import { withRestsOfRows } from '../tables/overleaf-rests.ts';
import { depthOf, groupText, tableBlocks } from '../tables/table-blocks.ts';
import type { TableDraft } from '../tables/table-draft.ts';
import { continueTable, isSameTable } from '../tables/table-pages.ts';
import { groupStyle, headingLevels, isHeading, styleKey } from './group-style.ts';
import { groupLines, joinGroups, leadingOf, type TextGroup } from './text-groups.ts';
import { type TextLine, textLines, withNarrowBlocks } from './text-line.ts';

type Item = TextGroup | TableDraft;

/** The parts of all pages, in reading order, as blocks. */
export function flowBlocks(printedParts: readonly PagePart[]): Block[] {
  const parts = withRestsOfRows(printedParts);
  const measureOf = pageMeasures(parts);
  const printed = parts.map((part) =>
    part.kind === 'table'
      ? part
      : {
          lines: withNarrowBlocks(textLines(part.page, part.rows, part.measure ?? measureOf(part.page))),
          atTop: part.atTop,
        },
  );
  const lines = printed.flatMap((part) => ('lines' in part ? part.lines : []));
  const leading = leadingOf(lines);
  const hyphenation = new Hyphenation(() => printedTexts(lines, parts));
  const items = itemsOf(printed, leading);
  const headings = headingsOf(items, lines);
  const writer = new BlockWriter({ hyphenation, leading });
  for (const item of items) {
    if (item.kind === 'table') writer.addTable(item);
    else writer.addText(item, headings.get(item) ?? null);
  }
  return writer.blocks;
}

function* printedTexts(lines: readonly TextLine[], parts: readonly PagePart[]): Generator<Iterable<Token>> {
  yield tokensOf(lines.flatMap((line) => line.words));
  for (const words of cellWords(parts)) yield tokensOf(words);
}

/** A word lower on its page than the one before begins a line. */
function* tokensOf(words: readonly PdfWord[]): Generator<Token> {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const beginsLine = !before || Math.abs(word.baseline - before.baseline) >= 0.5 * word.size;
    yield { text: word.text, beginsLine };
  }
}

function* cellWords(parts: readonly PagePart[]): Generator<PdfWord[]> {
  for (const part of parts) {
    if (part.kind === 'table') for (const row of part.rows) for (const cell of row.cells) yield cell.words;
  }
}

interface PrintedText {
  lines: TextLine[];
  atTop: boolean;
}

function itemsOf(printed: readonly (TableDraft | PrintedText)[], leading: (size: number) => number): Item[] {
  const items: Item[] = [];
  for (const part of printed) {
    const before = items[items.length - 1];
    if (!('lines' in part)) {
      if (before?.kind === 'table' && isSameTable(before, part)) continueTable(before, part);
      else items.push(part);
      continue;
    }
    for (const [at, group] of groupLines(part.lines, leading).entries()) {
      if (at > 1 || !continuesText(items, group, at === 0 && part.atTop)) items.push(group);
    }
  }
  return items;
}

/** Things that stand between the two halves of a paragraph: a table, its caption, a footnote. */
const mostFloats = 4;

function continuesText(items: readonly Item[], group: TextGroup, atTop: boolean): boolean {
  const [first] = group.lines;
  if (!first || isCaption(group)) return false;
  for (let back = items.length - 1; back >= Math.max(0, items.length - mostFloats); back -= 1) {
    const item = items[back];
    if (item?.kind !== 'text') continue;
    const last = item.lines[item.lines.length - 1];
    const adjoining = back === items.length - 1 && atTop;
    if (adjoining && joinGroups(item, group)) return true;
    if (isCaption(item) || (last && last.size < 0.92 * first.size)) continue;
    const overFloat =
      !adjoining && last !== undefined && last.page < first.page && /^\p{Ll}/u.test(first.words[0]?.text ?? '');
    return overFloat && joinGroups(item, group);
  }
  return false;
}

function isCaption(group: TextGroup): boolean {
  const start = group.lines[0]?.words
    .slice(0, 2)
    .map((word) => word.text)
    .join(' ');
  return start !== undefined && /^(?:Table|Figure|Fig\.|Exhibit|Listing|Box)\s+[\dIVXA-Z][\d.IVX-]*[.:]?$/.test(start);
}

/** Headings and their levels. */
function headingsOf(items: readonly Item[], lines: readonly TextLine[]): Map<TextGroup, number> {
  const bodySize = weightedMode(
    lines.map((line) => ({ value: line.size, weight: line.words.reduce((sum, word) => sum + word.text.length, 0) })),
    0.5,
  );
  const found: TextGroup[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'text') continue;
    const next = items[at + 1];
    if (isHeading(item, next?.kind === 'text' ? (next.lines[0] ?? null) : null, bodySize)) found.push(item);
  }
  const headings = withoutTitleLines(items, found);
  const levelOf = headingLevels(headings.map(groupStyle));
  return new Map(headings.map((group) => [group, levelOf(groupStyle(group))]));
}

/** Course number, author and date below the title are no headings, however large they are set. */
function withoutTitleLines(items: readonly Item[], headings: readonly TextGroup[]): readonly TextGroup[] {
  const opening = headings.filter((heading, at) => items[at] === heading);
  const [title] = opening;
  const last = opening[opening.length - 1];
  if (!title || opening.length < 2) return headings;
  const titleStyle = styleKey(groupStyle(title));
  const isTitleLine = (group: TextGroup) => {
    const style = groupStyle(group);
    if (styleKey(style) === titleStyle) return false;
    return group !== last || !(style.bold || style.underline || style.capitals || style.tracked || style.italic);
  };
  const lines = new Set(opening.filter(isTitleLine));
  return headings.filter((heading) => !lines.has(heading));
}

class BlockWriter {
  readonly blocks: Block[] = [];
  private readonly context: { hyphenation: Hyphenation; leading: (size: number) => number };
  private readonly indents: number[] = [];
  private tables = 0;

  constructor(context: { hyphenation: Hyphenation; leading: (size: number) => number }) {
    this.context = context;
  }

  addTable(table: TableDraft): void {
    for (const row of tableBlocks(table, this.tables, this.context)) {
      this.blocks.push({ ...row, index: this.blocks.length });
    }
    this.tables += 1;
  }

  addText(group: TextGroup, level: number | null): void {
    const [first] = group.lines;
    if (!first) return;
    const { text, marks, lines } = groupText(group, this.context.hyphenation, level !== null);
    if (text === '') return;
    const base = { index: this.blocks.length, text, marks, page: first.page, sourceLine: null, lines };
    const indent = first.left - first.measure.left;
    if (level !== null) {
      this.indents.length = 0;
      this.blocks.push({ kind: 'heading', level, ...base });
    } else if (first.marker) {
      const marker = first.marker.bullet ? null : first.marker.text;
      this.blocks.push({ kind: 'list-item', depth: depthOf(this.indents, indent), marker, ...base });
    } else {
      if (indent < (this.indents[0] ?? Infinity) + 2) this.indents.length = 0;
      this.blocks.push({ kind: 'paragraph', ...base });
    }
  }
}
