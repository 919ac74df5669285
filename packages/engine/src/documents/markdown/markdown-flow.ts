import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { appendAll } from '../append-all.ts';
import type { FlowCell, FlowNode, FlowPlace, FlowTable } from '../flow/flow.ts';
import { type RichText, RichTextBuilder, sliceRichText } from '../flow/rich-text.ts';
import { htmlFlow } from '../html/html-flow.ts';
import { parseHtmlFragment } from '../html/parse-html.ts';
import { type ReadingLimits, refuseExpansion } from '../limits.ts';
import { appendInline, type InlineContext } from './markdown-inline.ts';
import { withCommonSigns } from './pandoc-inline.ts';

/** What holds for all pieces of a file. */
export interface MarkdownFile extends InlineContext {
  limits: ReadingLimits;
}

/** The flow of a piece of Markdown that begins at the 1-based source line `line`. */
export function markdownFlow(source: string, line: number, file: MarkdownFile): FlowNode[] {
  const flow: FlowNode[] = [];
  new MarkdownWalker(flow, file).walkAll(lexer(withCommonSigns(source)), line, { depth: -1, nesting: 0 });
  return flow;
}

interface Context {
  /** Depth of the surrounding list, -1 outside of lists. */
  depth: number;
  nesting: number;
}

class MarkdownWalker {
  private readonly flow: FlowNode[];
  private readonly file: MarkdownFile;

  constructor(flow: FlowNode[], file: MarkdownFile) {
    this.flow = flow;
    this.file = file;
  }

  walkAll(tokens: readonly Token[], firstLine: number, context: Context): void {
    if (context.nesting > this.file.limits.depth) refuseExpansion();
    let line = firstLine;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as MarkedToken;
      const begin = line + leadingLines(token.raw);
      line += countLines(token.raw);
      if (token.type !== 'html') {
        if (this.file.open.isUnseen) this.file.sheets.unseen.add(token.raw);
        else this.walk(token, begin, context);
        continue;
      }
      // A blank line ends an HTML block for Markdown, not for the table that stands in it.
      let html = token.raw;
      for (let next = tokens[at + 1]; next?.type === 'html' || next?.type === 'space'; next = tokens[at + 1]) {
        html += next.raw;
        line += countLines(next.raw);
        at += 1;
      }
      const { limits, open, sheets } = this.file;
      const place = { page: null, sourceLine: begin };
      appendAll(this.flow, htmlFlow(parseHtmlFragment(html, limits), place, sheets, open.look));
      open.take(html, false);
    }
  }

  private walk(token: MarkedToken, line: number, context: Context): void {
    const place = { page: null, sourceLine: line };
    switch (token.type) {
      case 'heading':
        this.flow.push({
          kind: 'heading',
          level: token.depth,
          content: withoutAttributes(inline(token.tokens, this.file)),
          place,
        });
        break;
      case 'paragraph':
      case 'text': {
        if (isRawLatex(token.raw)) break;
        const content = inline(token.tokens ?? [token], this.file);
        const note = /^\[\^([^\]\s]{1,40})\]:\s*/.exec(token.raw)?.[1];
        if (content.text === '') break;
        if (note === undefined) this.flow.push(typedItem(content, place) ?? { kind: 'paragraph', content, place });
        else this.flow.push({ kind: 'list-item', depth: 0, marker: note, content, place });
        break;
      }
      case 'code':
        this.pushCode(token, line);
        break;
      case 'blockquote':
        this.walkAll(token.tokens, line, { ...context, nesting: context.nesting + 1 });
        break;
      case 'list':
        this.walkList(token, line, { depth: context.depth + 1, nesting: context.nesting + 1 });
        break;
      case 'table':
        this.flow.push(tableOf(token, line, this.file));
        break;
      default:
        break;
    }
  }

  private walkList(list: Tokens.List, firstLine: number, context: Context): void {
    let line = firstLine;
    for (const [index, item] of list.items.entries()) {
      const printed = /^\s*(\d{1,9}[.)])/.exec(item.raw)?.[1];
      const marker = list.ordered ? (printed ?? `${Number(list.start || 1) + index}.`) : null;
      const from = this.flow.length;
      this.walkAll(item.tokens, line + leadingLines(item.raw), context);
      this.asItem(from, context.depth, marker);
      line += countLines(item.raw);
    }
  }

  /** The first paragraph since `from` becomes the item; the paragraphs right behind it are further lines of it. */
  private asItem(from: number, depth: number, marker: string | null): void {
    const inside = this.flow.splice(from);
    let item: Extract<FlowNode, { kind: 'list-item' }> | null = null;
    let open = true;
    for (const node of inside) {
      if (node.kind !== 'paragraph') {
        this.flow.push(node);
        open = false;
      } else if (item && open) {
        const offset = item.content.text.length + 1;
        item.content.text += `\n${node.content.text}`;
        for (const mark of node.content.marks)
          item.content.marks.push({ ...mark, start: mark.start + offset, end: mark.end + offset });
      } else {
        item = { kind: 'list-item', depth, marker: item ? null : marker, content: node.content, place: node.place };
        this.flow.push(item);
        open = true;
      }
    }
  }

  private pushCode(token: Tokens.Code, line: number): void {
    const language = token.lang ?? '';
    // A chunk that the page runs without showing it.
    const isHidden =
      /^\{.*\b(?:echo|include)\s*=\s*F(?:ALSE)?\b/i.test(language) ||
      /^#\|\s*(?:echo|include):\s*false/im.test(token.text);
    if (isHidden || /^\{?=(?:latex|tex)\}?$/.test(language)) return;
    const text = new RichTextBuilder();
    for (const each of token.text.split('\n')) text.appendVerbatim(each, { code: true }).lineBreak();
    const content = text.take();
    const begin = token.codeBlockStyle === 'indented' ? line : line + 1;
    if (content.text !== '') this.flow.push({ kind: 'paragraph', content, place: { page: null, sourceLine: begin } });
  }
}

function tableOf(token: Tokens.Table, line: number, file: MarkdownFile): FlowTable {
  const cell = (source: Tokens.TableCell, sourceLine: number): FlowCell => {
    const content = inline(source.tokens, file);
    return {
      nodes: content.text === '' ? [] : [{ kind: 'paragraph', content, place: { page: null, sourceLine } }],
      columnSpan: 1,
      rowSpan: 1,
      header: source.header,
    };
  };
  const rows = [token.header, ...token.rows].map((cells, index) => {
    const sourceLine = index === 0 ? line : line + index + 1;
    return {
      cells: cells.map((each) => cell(each, sourceLine)),
      skippedColumns: 0,
      header: index === 0,
      place: { page: null, sourceLine },
    };
  });
  return { kind: 'table', rows, presentation: false };
}

function inline(tokens: readonly Token[], context: InlineContext): RichText {
  const text = new RichTextBuilder();
  appendInline(text, tokens, context);
  return text.take();
}

/** "(1) …": Pandoc counts this way too. */
function typedItem(content: RichText, place: FlowPlace): FlowNode | null {
  const match = /^(\((?:\d{1,2}|[a-z]|[ivx]{1,4})\))\s+(?=\S)/.exec(content.text);
  if (!match || content.text.includes('\n')) return null;
  const text = sliceRichText(content, match[0].length, content.text.length);
  return { kind: 'list-item', depth: 0, marker: match[1] ?? null, content: text, place };
}

/** `Title {#id .class key=value}` */
function withoutAttributes(content: RichText): RichText {
  const text = content.text.replace(/\s*\{(?:[#.][^{}]*|-|[\w-]+=[^{}]*)\}$/, '');
  if (text === content.text) return content;
  const marks = content.marks.filter((mark) => mark.start < text.length);
  return { text, marks: marks.map((mark) => ({ ...mark, end: Math.min(mark.end, text.length) })) };
}

/** A paragraph of layout commands alone, such as `\newpage` or `\vspace{1em}`, or a fence of a Pandoc division. */
function isRawLatex(raw: string): boolean {
  const lines = raw.trim().split('\n');
  return lines.every((line) => /^(?:\\[a-zA-Z]+\*?(?:\{[^{}]{0,80}\}|\[[^[\]]{0,80}\]){0,4}\s*|:{3,}.*)$/.test(line));
}

function leadingLines(raw: string): number {
  return /^\n*/.exec(raw)?.[0].length ?? 0;
}

function countLines(raw: string): number {
  let lines = 0;
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
