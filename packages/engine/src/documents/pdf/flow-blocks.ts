import type { Block } from '../document.ts';
import { weightedMode } from './geometry.ts';
import { headingLevels, isHeading, styleOf } from './group-style.ts';
import { Hyphenation } from './hyphenation.ts';
import type { PageElement } from './page-layout.ts';
import { depthOf, groupText, tableBlocks } from './table-blocks.ts';
import type { TableDraft } from './table-draft.ts';
import { endsSentence, groupLines, leadingOf, type TextGroup } from './text-groups.ts';
import { isFull, type TextLine } from './text-line.ts';

type Item = TextGroup | TableDraft;

/** The elements of all pages, in reading order, as blocks. */
export function flowBlocks(elements: readonly PageElement[]): Block[] {
  const lines = elements.filter((element) => element.kind === 'line');
  const leading = leadingOf(lines);
  const hyphenation = new Hyphenation(lines);
  const bodySize = weightedMode(
    lines.map((line) => ({ value: line.size, weight: line.words.reduce((sum, word) => sum + word.text.length, 0) })),
    0.5,
  );
  const items = joinedOverPages(groupedElements(elements, leading));
  const nextLine = (at: number): TextLine | null => {
    const next = items[at + 1];
    return next?.kind === 'text' ? (next.lines[0] ?? null) : null;
  };
  const headings = new Set(items.filter((item, at) => item.kind === 'text' && isHeading(item, nextLine(at), bodySize)));
  const levelOf = headingLevels([...headings].flatMap((item) => (item.kind === 'text' ? [styleOf(item)] : [])));
  const blocks: Block[] = [];
  const indents: number[] = [];
  let tables = 0;
  let rows = 0;
  let before: TableDraft | null = null;
  for (const item of items) {
    const index = blocks.length;
    if (item.kind === 'table') {
      const goesOn: boolean = before !== null && continuesTable(before, item);
      if (!goesOn) {
        tables += 1;
        rows = 0;
      }
      for (const row of tableBlocks(item, tables - 1, rows, { hyphenation, leading })) {
        blocks.push({ ...row, index: blocks.length });
        rows += 1;
      }
      before = item;
      continue;
    }
    before = null;
    const first = item.lines[0];
    if (!first) continue;
    const isHead = headings.has(item);
    const { text, marks, lines: printed } = groupText(item, hyphenation, isHead);
    if (text === '') continue;
    const base = { index, text, marks, page: first.page, sourceLine: null, lines: printed };
    if (isHead) {
      indents.length = 0;
      blocks.push({ kind: 'heading', level: levelOf(styleOf(item)), ...base });
    } else if (first.marker) {
      const marker = first.marker.bullet ? null : first.marker.text;
      blocks.push({ kind: 'list-item', depth: depthOf(indents, first.left), marker, ...base });
    } else {
      if (first.left < (indents[0] ?? Infinity) + 2) indents.length = 0;
      blocks.push({ kind: 'paragraph', ...base });
    }
  }
  return blocks;
}

function groupedElements(elements: readonly PageElement[], leading: (size: number) => number): Item[] {
  const items: Item[] = [];
  let open: TextLine[] = [];
  const close = () => {
    items.push(...groupLines(open, leading));
    open = [];
  };
  for (const element of elements) {
    if (element.kind === 'table') {
      close();
      items.push(element);
    } else {
      if (element.gap === Infinity) close();
      open.push(element);
    }
  }
  close();
  return items;
}

/** Puts paragraphs and list items together that a page or column break has cut. */
function joinedOverPages(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined[joined.length - 1];
    if (item.kind === 'text' && before?.kind === 'text' && goesOn(before, item)) before.lines.push(...item.lines);
    else joined.push(item);
  }
  return joined;
}

function goesOn(before: TextGroup, after: TextGroup): boolean {
  const last = before.lines[before.lines.length - 1];
  const [first] = after.lines;
  if (!last || !first || first.gap !== Infinity || first.marker) return false;
  if (Math.abs(first.size - last.size) > 0.06 * last.size || !isFull(last, first)) return false;
  return !endsSentence(last) || /^\p{Ll}/u.test(first.words[0]?.text ?? '');
}

/** A table at the top of a page with the columns of the one at the foot of the page before is that table. */
function continuesTable(before: TableDraft, after: TableDraft): boolean {
  if (after.page !== before.page + 1 || before.edges.length !== after.edges.length) return false;
  return before.edges.every((edge, at) => Math.abs(edge - (after.edges[at] ?? 0)) < 8);
}
