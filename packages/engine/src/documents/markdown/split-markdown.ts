import { findTable, type LineTable } from '../text/ascii-table.ts';
import { printedLine } from './printed-lines.ts';

export type MarkdownPiece =
  | { kind: 'markdown'; lines: string[]; line: number }
  | { kind: 'table'; table: LineTable; line: number }
  | { kind: 'latex'; lines: string[]; line: number };

/**
 * Parts the source at what CommonMark does not know: grid and simple tables. `firstLine` is the 1-based number of the first line.
 */
export function splitMarkdown(lines: readonly string[], firstLine: number): MarkdownPiece[] {
  const pieces: MarkdownPiece[] = [];
  let current: string[] = [];
  let start = 0;
  const close = (): void => {
    if (current.some((line) => line.trim() !== ''))
      pieces.push({ kind: 'markdown', lines: current, line: firstLine + start });
    current = [];
  };
  let fence: string | null = null;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === null || (mark.startsWith(fence) && line.trim() === mark)))
      fence = fence === null ? mark : null;
    const table = fence === null && !mark ? findTable(lines, at, 'ruled') : null;
    if (table) {
      close();
      pieces.push({ kind: 'table', table, line: firstLine + at });
      at = table.end;
      start = at;
      continue;
    }
    const environment = fence === null ? environmentEnd(lines, at) : null;
    if (environment !== null) {
      close();
      pieces.push({ kind: 'latex', lines: lines.slice(at, environment), line: firstLine + at });
      at = environment;
      start = at;
      continue;
    }
    if (current.length === 0) start = at;
    current.push(fence === null && !mark ? printedLine(lines, at) : line);
    at += 1;
  }
  close();
  return pieces;
}

/** The line behind the LaTeX environment that begins here; null where none does. */
function environmentEnd(lines: readonly string[], start: number): number | null {
  const name = /^\s{0,3}\\begin\{([a-zA-Z]+\*?)\}/.exec(lines[start] ?? '')?.[1];
  if (name === undefined) return null;
  let depth = 0;
  for (let at = start; at < Math.min(lines.length, start + 3000); at += 1) {
    const line = lines[at] ?? '';
    depth += line.split(`\\begin{${name}}`).length - line.split(`\\end{${name}}`).length;
    if (depth <= 0) return at + 1;
  }
  return null;
}
