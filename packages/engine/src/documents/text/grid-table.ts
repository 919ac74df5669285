import type { LineCell, LineRow, LineTable } from './line-table.ts';

const border = /^\s*\+(?:[-=:]+\+)+\s*$/;

/**
 * A table boxed with `+---+` and `|`, as Pandoc, reStructuredText and database shells draw it. The border below the
 * headings may be drawn with `=`; without one, the first row is a header if a border stands between it and the rest and
 * none between the others.
 */
export function findGridTable(lines: readonly string[], start: number): LineTable | null {
  const top = boxless(lines[start] ?? '');
  if (!border.test(top)) return null;
  const offset = top.indexOf('+');
  const edges = allEdges(lines, start, offset);
  const rows: LineRow[] = [];
  const borders: { row: number; double: boolean }[] = [];
  let group: string[] = [];
  let groupLine = start + 1;
  let at = start + 1;
  const close = (): void => {
    if (group.length > 0) rows.push({ cells: cellsOf(group, edges), line: groupLine, header: false });
    group = [];
  };
  for (; at < lines.length; at += 1) {
    const line = boxless(lines[at] ?? '');
    if (border.test(line) || isPartialBorder(line, top)) {
      // Borders without anything between them draw a line, not a table.
      if (group.length === 0 && rows.length === 0) return null;
      close();
      borders.push({ row: rows.length, double: line.includes('=') });
      groupLine = at + 1;
    } else if (line.charAt(offset) === '|') group.push(line);
    else break;
  }
  close();
  if (rows.length === 0) return null;
  // A row of one cell at the top is the title of the table; its headings come below.
  const titles = edges.length > 2 ? rows.findIndex(({ cells }) => cells.length > 1) : 0;
  if (titles < 0) return { rows, start, end: at };
  const header = borders.find((each) => each.double && each.row > titles && each.row < rows.length);
  const inner = borders.filter(({ row }) => row > titles);
  const shell = inner.length === 2 && inner[0]?.row === titles + 1;
  const tall = [
    ...rows.slice(0, titles),
    ...(shell ? splitShellRows(rows.slice(titles), edges, lines) : rows.slice(titles)),
  ];
  const headers = header ? header.row : shell ? titles + 1 : 0;
  for (const row of tall.slice(titles, headers)) row.header = true;
  return { rows: tall, start, end: at };
}

/** A border that a cell merged downwards interrupts: dashes between the edges of some columns, text in the others. */
function isPartialBorder(line: string, top: string): boolean {
  const text = line.trim();
  if (!/^[+|]/.test(text) || !/[+|]$/.test(text) || line.length > top.length + 4) return false;
  const edges = edgesOf(top);
  let drawn = 0;
  for (const [at, edge] of edges.entries()) {
    const segment = line.slice(edge + 1, edges[at + 1] ?? edge + 1);
    if (segment !== '' && /^[-=]+$/.test(segment)) drawn += 1;
  }
  return drawn > 0;
}

/** The edges of the border that parts most columns: over a title the first one parts none. */
function allEdges(lines: readonly string[], start: number, offset: number): number[] {
  let most = edgesOf(boxless(lines[start] ?? ''));
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = boxless(lines[at] ?? '');
    if (border.test(line) && edgesOf(line).length > most.length && edgesOf(line).at(-1) === most.at(-1))
      most = edgesOf(line);
    else if (!/[+|]/.test(line.charAt(offset))) break;
  }
  return most;
}

function edgesOf(line: string): number[] {
  const edges: number[] = [];
  for (let at = line.indexOf('+'); at >= 0; at = line.indexOf('+', at + 1)) edges.push(at);
  return edges;
}

/**
 * Cuts the lines of a row at those edges where every line has a bar; an edge without bars lies inside a merged cell.
 */
function cellsOf(group: readonly string[], edges: readonly number[]): LineCell[] {
  const cells: LineCell[] = [];
  let from = 0;
  for (let to = 1; to < edges.length; to += 1) {
    const edge = edges[to] ?? 0;
    const isLast = to === edges.length - 1;
    if (!isLast && !group.every((line) => /[|+]/.test(line.charAt(edge)))) continue;
    const left = (edges[from] ?? 0) + 1;
    cells.push({
      lines: group.map((line) => (isLast ? line.slice(left).replace(/\|\s*$/, '') : line.slice(left, edge))),
      columnSpan: to - from,
    });
    from = to;
  }
  return cells;
}

/** In the output of a database shell each line between the last two borders is a row. */
function splitShellRows(rows: readonly LineRow[], edges: readonly number[], lines: readonly string[]): LineRow[] {
  const [head, body] = rows;
  if (!head || !body) return [...rows];
  const height = body.cells[0]?.lines.length ?? 0;
  const source = Array.from({ length: height }, (_, index) => boxless(lines[body.line + index] ?? ''));
  const everyRowStarts = source.every((line) => cellsOf([line], edges)[0]?.lines[0]?.trim() !== '');
  if (height < 2 || !everyRowStarts) return [...rows];
  return [
    head,
    ...source.map((line, index) => ({ cells: cellsOf([line], edges), line: body.line + index, header: false })),
  ];
}

/** Box-drawing characters as their ASCII likes. */
function boxless(line: string): string {
  if (!/[\u2500-\u257f]/.test(line)) return line;
  return line
    .replace(/[─━┄┈╌]/g, '-')
    .replace(/═/g, '=')
    .replace(/[│┃┆┊║]/g, '|')
    .replace(/[\u2500-\u257f]/g, '+');
}
