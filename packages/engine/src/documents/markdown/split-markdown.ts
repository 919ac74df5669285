import { TableFinder } from '../text/ascii-table.ts';
import type { LineTable } from '../text/line-table.ts';
import { printedLine } from './printed-lines.ts';
import { tamedLine } from './tamed-line.ts';

/** A part of the source that one reader takes; `line` is the 1-based number of its first line. */
export type MarkdownPiece =
  | { kind: 'markdown'; lines: string[]; line: number }
  | { kind: 'latex'; lines: string[]; line: number }
  | { kind: 'plain'; lines: string[]; line: number }
  | { kind: 'table'; table: LineTable; line: number; definitions?: LinkDefinitions };

/** The lines that say where a link leads, by its folded label. */
export type LinkDefinitions = ReadonlyMap<string, string>;

/** Beyond so many characters a piece ends at the next blank line. */
const roomy = 128 * 1024;
/** A longer line is not parsed and a longer paragraph parted: the rules for emphasis may take quadratic time. */
const longestParsed = 20_000;
const delimiterRow = /^\s{0,3}\|?\s*:?-+:?\s*(?:\|[\s:-]*)+$/;

/**
 * Parts the source at what CommonMark does not know (grid and simple tables, LaTeX environments) and into pieces of a
 * size that is parsed with ease. `firstLine` is the 1-based number of the first line.
 */
export function splitMarkdown(lines: readonly string[], firstLine: number): MarkdownPiece[] {
  const splitter = new Splitter(lines, firstLine);
  return splitter.split();
}

class Splitter {
  private readonly lines: readonly string[];
  private readonly firstLine: number;
  private readonly tables: TableFinder;
  private readonly pieces: MarkdownPiece[] = [];
  private current: string[] = [];
  private size = 0;
  /** Characters since the last blank line, and whether they belong to a table with bars. */
  private run = 0;
  private isTable = false;
  private start = 0;
  private fence: string | null = null;
  private noEnvironmentBefore = 0;

  constructor(lines: readonly string[], firstLine: number) {
    this.lines = lines;
    this.firstLine = firstLine;
    this.tables = new TableFinder(lines, 'ruled');
  }

  split(): MarkdownPiece[] {
    for (let at = 0; at < this.lines.length; ) at = this.step(at);
    this.close();
    const definitions = this.lines.filter((line) => definition.test(line)).slice(0, 1000);
    if (definitions.length > 0 && this.pieces.length > 1) {
      const byLabel = new Map(definitions.map((line) => [foldedLabel(definition.exec(line)?.[1] ?? ''), line]));
      for (const piece of this.pieces) {
        if (piece.kind === 'markdown') piece.lines.push('', ...definitions);
        else if (piece.kind === 'table') piece.definitions = byLabel;
      }
    }
    return this.pieces;
  }

  /** Takes what begins at a line; the first line behind it. */
  private step(at: number): number {
    const line = this.lines[at] ?? '';
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && this.fence === null) this.fence = mark;
    else if (mark && this.fence !== null && mark.startsWith(this.fence) && line.trim() === mark) this.fence = null;
    else if (this.fence === null) {
      const end = this.special(line, at);
      if (end !== null) return end;
    }
    if (this.current.length === 0) this.start = at;
    this.current.push(this.fence === null && !mark ? tamedLine(printedLine(this.lines, at)) : line);
    if (this.fence === null && this.isFullAfter(line, this.lines[at + 1] ?? '')) this.close();
    return at + 1;
  }

  /** Counts the line, and says whether the piece shall end behind it. */
  private isFullAfter(line: string, next: string): boolean {
    this.size += line.length + 1;
    if (line.trim() === '') {
      this.run = 0;
      this.isTable = false;
      return this.size > roomy && !/^\s/.test(next);
    }
    this.run += line.length + 1;
    this.isTable ||= delimiterRow.test(line);
    // The cells of a table are parsed one by one, but a paragraph as a whole.
    return !this.isTable && this.run > longestParsed * (/^\s/.test(next) ? 10 : 1);
  }

  private special(line: string, at: number): number | null {
    if (line.length > longestParsed)
      return this.take({ kind: 'plain', lines: [line], line: this.firstLine + at }, at + 1);
    const table = this.tables.at(at);
    if (table) return this.take({ kind: 'table', table, line: this.firstLine + at }, table.end);
    const end = this.environmentEnd(line, at);
    if (end === null) return null;
    return this.take({ kind: 'latex', lines: this.lines.slice(at, end), line: this.firstLine + at }, end);
  }

  private take(piece: MarkdownPiece, end: number): number {
    this.close();
    this.pieces.push(piece);
    return end;
  }

  private close(): void {
    if (this.current.some((line) => line.trim() !== '')) {
      this.pieces.push({ kind: 'markdown', lines: this.current, line: this.firstLine + this.start });
    }
    this.current = [];
    this.size = 0;
    this.run = 0;
    this.isTable = false;
  }

  /** The line behind the LaTeX environment that begins here; null where none does. */
  private environmentEnd(line: string, start: number): number | null {
    const name = /^\s{0,3}\\begin\{([a-zA-Z]+\*?)\}/.exec(line)?.[1];
    if (name === undefined || start < this.noEnvironmentBefore) return null;
    const last = Math.min(this.lines.length, start + 400);
    let depth = 0;
    for (let at = start; at < last; at += 1) {
      const text = this.lines[at] ?? '';
      depth += text.split(`\\begin{${name}}`).length - text.split(`\\end{${name}}`).length;
      if (depth <= 0) return at + 1;
    }
    this.noEnvironmentBefore = last;
    return null;
  }
}

const definition = /^ {0,3}\[(?!\^)([^\]\n]{1,200})\]:\s*\S/;
const foldedLabel = (label: string) => label.trim().toLowerCase();
const reference = /\[([^[\]\n]{1,200})\]/g;

/** The cell with the definitions of the links in it, so that it can be read alone. */
export function withDefinitions(cell: string, definitions: LinkDefinitions | undefined): string {
  if (!definitions || !cell.includes('[')) return cell;
  const used = new Set(
    [...cell.matchAll(reference)].flatMap(([, label]) => definitions.get(foldedLabel(label ?? '')) ?? []),
  );
  return used.size > 0 ? [cell, '', ...used].join('\n') : cell;
}
