import type { Block, Document, Mark, TableRowBlock } from './document.ts';

/** What is struck out no longer holds: nobody may be told it as if it did. */

interface Span {
  start: number;
  end: number;
}

/**
 * A block as it stands without what is struck out in it; its text is empty where nothing is left. Offsets of lines,
 * marks and cells are into the shorter text. A block without struck text is returned itself.
 */
export function withoutStruck(block: Block): Block {
  const struck = struckSpans(block);
  if (struck.length === 0) return block;
  const cuts = struck.map((span) => withGap(span, block));
  const moved: Moved = (offset) =>
    cuts.reduce((at, { start, end }) => at - Math.max(0, Math.min(offset, end) - start), offset);
  const text = cutOut(block.text, cuts);
  const rest: Block = {
    ...block,
    text,
    marks: movedMarks(block.marks, moved),
    lines: block.lines.map((line) => ({ ...line, start: moved(line.start) })),
  };
  if (rest.kind !== 'table-row') return /\S/.test(text) ? rest : { ...rest, text: '' };
  const cells = cellsOf(rest, text, moved);
  return { ...rest, cells, text: cells.every((cell) => cell.text.trim() === '') ? '' : text };
}

/**
 * The document with spaces in place of what is struck out, so that all offsets stay: what reads lines and keeps where
 * they stand works on it as on the file itself.
 */
export function withStruckBlank(document: Document): Document {
  if (!document.blocks.some(({ marks }) => marks.some(isStrike))) return document;
  return { ...document, blocks: document.blocks.map(blanked) };
}

const isStrike = ({ style }: Mark): boolean => style === 'strike';

/** In order, none within or beside another. */
function struckSpans({ marks }: Block): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of marks.filter(isStrike).sort((x, y) => x.start - y.start)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** With the space behind it, or before it where it ends the line; the bar between two cells keeps its spaces. */
function withGap({ start, end }: Span, { text, kind }: Block): Span {
  const isGap = (at: number): boolean => text[at] === ' ' && !(kind === 'table-row' && isBesideBar(text, at));
  const opens = start === 0 || /\s/.test(text.charAt(start - 1));
  if (opens && isGap(end)) return { start, end: end + 1 };
  const closes = end === text.length || /[\s.,;:!?)]/.test(text.charAt(end));
  return closes && isGap(start - 1) ? { start: start - 1, end } : { start, end };
}

const isBesideBar = (text: string, at: number): boolean => text[at + 1] === '|' || text[at - 1] === '|';

function cutOut(text: string, cuts: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of cuts) {
    rest += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}

type Moved = (offset: number) => number;

function movedMarks(marks: readonly Mark[], moved: Moved): Mark[] {
  return marks.flatMap((mark) => {
    const [start, end] = [moved(mark.start), moved(mark.end)];
    return isStrike(mark) || start === end ? [] : [{ ...mark, start, end }];
  });
}

function cellsOf(row: TableRowBlock, text: string, moved: Moved): TableRowBlock['cells'] {
  return row.cells.map((cell) => {
    let next = cell.start;
    const lines = cell.lines.map((line) => {
      const at = next;
      next += line.text.length + 1;
      const start = moved(at);
      const marks = movedMarks(line.marks, (offset) => moved(at + offset) - start);
      return { ...line, text: text.slice(start, moved(at + line.text.length)), marks };
    });
    const start = moved(cell.start);
    return { ...cell, start, text: text.slice(start, moved(cell.start + cell.text.length)), lines };
  });
}

function blanked(block: Block): Block {
  const struck = struckSpans(block);
  if (struck.length === 0) return block;
  const text = blank(block.text, struck);
  const rest: Block = { ...block, text, marks: block.marks.filter((mark) => !isStrike(mark)) };
  if (rest.kind !== 'table-row') return rest;
  return { ...rest, cells: cellsOf(rest, text, (offset) => offset) };
}

function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}
