import { alternation } from '../../lexicon/alternation.ts';
import { divisionWords, sessionWords } from '../../lexicon/schedule-words.ts';
import type { FlowNode, FlowPlace } from '../flow/flow.ts';
import { RichTextBuilder, unstyledText } from '../flow/rich-text.ts';
import { firstWordOf, Hyphenation, type LineJoint, lastWordOf, wordsOfLines } from '../hyphenation.ts';
import { TableFinder, tableFromLines } from './ascii-table.ts';
import { areCountedLines, areDatedLines } from './dated-lines.ts';
import { headingAt, listMarker } from './line-kinds.ts';
import { dropRunningLines } from './running-lines.ts';
import { areTermLines } from './term-lines.ts';
import { wrapWidth } from './wrapping.ts';

interface TextLine {
  text: string;
  line: number;
  page: number | null;
}

interface TextOptions {
  /** 1-based source line of the first line. */
  firstLine: number;
  /** Form feeds part pages that are to be counted. */
  paged?: boolean;
  /** Of the text that a cell belongs to. */
  hyphenation?: Hyphenation;
  /** Width of the column where the text stands in a cell, in characters; there are no tables and headings then. */
  cellWidth?: number;
}

/** The flow of a plain text, node by node as it is asked for. */
export function textFlow(source: string, options: TextOptions): Generator<FlowNode> {
  const lines = numberLines(source, options);
  return new TextWalker(options.paged ? dropRunningLines(lines) : lines, options).walk();
}

function numberLines(source: string, options: TextOptions): TextLine[] {
  const lines: TextLine[] = [];
  let page = 1;
  for (const [index, raw] of source.split('\n').entries()) {
    for (const [part, text] of raw.split('\f').entries()) {
      if (part > 0) page += 1;
      lines.push({ text: text.trimEnd(), line: options.firstLine + index, page: options.paged ? page : null });
    }
  }
  return lines;
}

type WalkerOptions = Partial<Record<'cellWidth', number | null> & Record<'hyphenation', Hyphenation | null>>;

class TextWalker {
  /** What the last step found. */
  private readonly flow: FlowNode[] = [];
  private isBehindItem = false;
  private readonly lines: readonly TextLine[];
  private readonly texts: readonly string[];
  private readonly width: number | null;
  private readonly cell: boolean;
  private readonly tables: TableFinder;
  private readonly hyphenation: Hyphenation;

  constructor(lines: readonly TextLine[], { cellWidth = null, hyphenation = null }: WalkerOptions) {
    this.lines = lines;
    this.texts = lines.map((line) => line.text);
    this.width = cellWidth ?? wrapWidth(this.texts);
    this.cell = cellWidth !== null;
    this.hyphenation = hyphenation ?? new Hyphenation(() => [wordsOfLines(this.texts)]);
    this.tables = new TableFinder(this.texts, 'any');
  }

  *walk(): Generator<FlowNode> {
    for (let at = 0; at < this.lines.length; ) {
      at = this.step(at);
      const last = this.flow.at(-1);
      if (last) this.isBehindItem = last.kind === 'list-item';
      yield* this.flow;
      this.flow.length = 0;
    }
  }

  /** Reads what begins at a line; the first line behind it. */
  private step(at: number): number {
    if (this.text(at).trim() === '') return at + 1;
    if (!this.cell) {
      const heading = headingAt(this.texts, at);
      if (heading) {
        this.flow.push({
          kind: 'heading',
          level: heading.level,
          content: unstyledText(heading.text),
          place: this.place(at),
        });
        return heading.end;
      }
      const table = this.tables.at(at);
      if (table) {
        const cellFlow = (text: string, firstLine: number, cellWidth: number): FlowNode[] => [
          ...textFlow(text, { firstLine, cellWidth, hyphenation: this.hyphenation }),
        ];
        const flow = tableFromLines(table, this.lines[at]?.line ?? 1, cellFlow);
        for (const row of flow.rows) row.place = { ...row.place, page: this.lines[at]?.page ?? null };
        this.flow.push(flow);
        return table.end;
      }
    }
    return this.paragraphOrItem(at);
  }

  private paragraphOrItem(at: number): number {
    const first = this.text(at);
    const item = listMarker(first);
    const end = this.endOfParagraph(at, item !== null);
    const builder = new RichTextBuilder();
    for (let line = at; line < end; line += 1) {
      const text = line === at && item ? item.text : this.text(line);
      const joint = line + 1 < end && this.wraps(line) ? this.jointBehind(line) : null;
      appendFields(builder, text.trim().slice(0, joint?.cut ? -joint.cut : undefined));
      if (joint) builder.append(joint.gap);
      else if (line + 1 < end) builder.lineBreak();
    }
    const content = builder.take();
    const place = this.place(at);
    if (item) {
      const depth = this.depthOf(item.indent, at);
      this.flow.push({ kind: 'list-item', depth, marker: item.marker, content, place });
    } else this.flow.push({ kind: 'paragraph', content, place });
    return end;
  }

  private jointBehind(at: number): LineJoint {
    return this.hyphenation.joint(lastWordOf(this.text(at)), firstWordOf(this.text(at + 1)));
  }

  private endOfParagraph(start: number, isItem: boolean): number {
    let at = start + 1;
    for (; at < this.lines.length; at += 1) {
      const text = this.text(at);
      if (text.trim() === '' || (listMarker(text) && !(!isItem && this.isDashInProse(at)))) break;
      if (!this.cell && (headingAt(this.texts, at) || this.tables.at(at))) break;
      // What follows an item without indentation, though the line above did not need to end, is not part of it.
      if (isItem && indentOf(text) <= indentOf(this.text(start)) && !this.wraps(at - 1)) break;
      if (!isItem && indentOf(text) >= indentOf(this.text(at - 1)) + 2 && indentOf(text) < 12 && !this.wraps(at - 1))
        break;
    }
    return at;
  }

  /** A dash at the start of a line that was wrapped is one of the sentence, not a bullet. */
  private isDashInProse(at: number): boolean {
    return /^\s*[-–—]\s+\p{Ll}/u.test(this.text(at)) && this.wraps(at - 1);
  }

  /** True where a line ends because its margin was reached, or where the next goes on in the middle of a sentence. */
  private wraps(at: number): boolean {
    const line = this.text(at);
    const next = this.text(at + 1).trimStart();
    if (areTermLines(line, next)) return false;
    if (/^\p{Ll}/u.test(next) && !/[.:;!?]$/.test(line)) return true;
    if (opensField(line, next) || opensUnit(line, next) || opensDue(line, next)) return false;
    if (areDatedLines(line, next) || areCountedLines(line, next)) return false;
    const { width } = this;
    if (width === null) return false;
    const word = /^\S+/.exec(next)?.[0].length ?? 0;
    return line.length + 1 + word > width * 0.86;
  }

  /** The stack of indents of the list items right above, without a paragraph between. */
  private depthOf(indent: number, at: number): number {
    if (!this.isBehindItem) this.indents = [];
    while (this.indents.length > 0 && (this.indents.at(-1) ?? 0) > indent) this.indents.pop();
    if ((this.indents.at(-1) ?? -1) < indent - 1 || this.indents.length === 0) this.indents.push(indent);
    if (this.text(at) === '') return 0;
    return this.indents.length - 1;
  }

  private indents: number[] = [];

  private text(at: number): string {
    return this.texts[at] ?? '';
  }

  private place(at: number): FlowPlace {
    const line = this.lines[at];
    return { page: line?.page ?? null, sourceLine: line?.line ?? null };
  }
}

/**
 * "Read:", "Due January 23:": names what follows. Behind a word that cannot end a line of its own it is a part of a
 * title.
 */
const fieldName = /^\p{Lu}[\p{L}’']*(?: [\p{L}\d’'.]+){0,2}:\s/u;
const unfinished = /[,;:–—-]$|\b(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|vs|with)$/i;

/** True where a line begins with the name of a field, and the one above is whole without it. */
function opensField(above: string, line: string): boolean {
  return (fieldName.test(line) || rangeLine.test(line)) && !unfinished.test(above);
}

/** "Response 1 due", "Field report is due March 3": names what is due, and goes on with nothing. */
const dueLine = /^\p{Lu}[^.,;:]{2,40}?\s(?:is\s)?due\b/u;

/** True where a line says what is due, and the one above is whole without it. */
function opensDue(above: string, line: string): boolean {
  return dueLine.test(line) && !unfinished.test(above);
}

const units = alternation([...sessionWords, ...divisionWords]);
const unitLine = new RegExp(String.raw`^(?:${units})\s+#?\d{1,2}\s?(?:[:(.–—-]|$)`, 'iu');
/** "Weeks 3-4: Floods", "Units 5 & 6 (March)": several at once. */
const rangeLine = new RegExp(String.raw`^(?:${units})\s+\d{1,2}\s?(?:[-–/&]|and|to)\s?\d{1,2}\s?[:(]`, 'iu');

/** "Week 2 (September 6): Tides": behind a sentence that has ended it opens what follows. */
function opensUnit(above: string, line: string): boolean {
  return /[.?!)”"]$/.test(above) && unitLine.test(line);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

const longestWithFields = 20_000;

function appendFields(builder: RichTextBuilder, text: string): void {
  if (text.length > longestWithFields) {
    builder.append(text);
    return;
  }
  for (const [field, part] of withoutLeaders(text).split('\t').entries()) {
    if (field > 0) builder.tab();
    builder.append(part);
  }
}

/** Dots that lead the eye to the next column. */
function withoutLeaders(text: string): string {
  return text.includes('...') || text.includes('. . .') ? text.replace(/\s*(?:\.{4,}|(?: \.){4,})\s*/g, '\t') : text;
}
