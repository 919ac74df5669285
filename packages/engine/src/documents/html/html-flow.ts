import { type FlowNode, type FlowPlace, type FlowTable, nowhere } from '../flow/flow.ts';
import { formatMarker, listMarkerStyle } from '../flow/list-marker.ts';
import { RichTextBuilder, type TextStyle } from '../flow/rich-text.ts';
import { UnseenText } from '../unseen.ts';
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  isBlock,
  isHidden,
  isHtmlElement,
  isLeftOut,
  textOfElement,
} from './element-kinds.ts';
import { formulaOf } from './html-formula.ts';
import { gridRows } from './html-grid.ts';
import { type ClassStyles, elementStyle, noClassStyles } from './html-style.ts';
import { type HtmlRow, tableRows } from './html-table.ts';
import { fitsOnLine, lineOfTerms, termGroups } from './html-terms.ts';
import { itemAt, officeParagraph, type PageOpening, siblingDepth } from './openings.ts';
import { StyleRules } from './style-rules.ts';
import { isInvisible, type Look, lookOf, plainLook } from './visibility.ts';

interface Context {
  style: TextStyle;
  /** Depth of the list that the text stands in; -1 outside of lists. */
  depth: number;
  look: Look;
}

/** A longer piece of code is parted. */
const mostInLine = 20;
const linesOfCode = 500;

/** The flow of a page or a fragment. `place` is given to all of its nodes. */
export function htmlFlow(
  nodes: readonly HtmlNode[],
  place: FlowPlace = nowhere,
  sheets: PageSheets = { classes: noClassStyles, rules: new StyleRules([]), unseen: new UnseenText() },
  look = plainLook(sheets.rules),
): FlowNode[] {
  const walker = new HtmlWalker(place, sheets);
  walker.walkAll(nodes, { style: {}, depth: -1, look });
  return walker.finish();
}

/** What a page's own style sheets say, and what of its text they hide. */
export interface PageSheets {
  classes: ClassStyles;
  rules: StyleRules;
  unseen: UnseenText;
}

class HtmlWalker {
  private readonly flow: FlowNode[] = [];
  private readonly text = new RichTextBuilder();
  private readonly place: FlowPlace;
  private readonly sheets: PageSheets;
  private opening: PageOpening = { kind: 'paragraph' };

  constructor(place: FlowPlace, sheets: PageSheets) {
    this.place = place;
    this.sheets = sheets;
  }

  finish(): FlowNode[] {
    this.flush();
    return this.flow;
  }

  walkAll(nodes: readonly HtmlNode[], context: Context): void {
    for (const [i, node] of nodes.entries()) {
      if (standsApart(nodes[i - 1], node)) this.text.lineBreak();
      if (isHtmlElement(node)) this.walk(node, context);
      else if ('value' in node && isInvisible(context.look)) this.sheets.unseen.add(node.value);
      else if ('value' in node) this.text.append(node.value, context.style);
    }
  }

  private walk(element: HtmlElement, outer: Context): void {
    if (this.isSetApart(element)) return;
    const context = this.seen(element, outer);
    if (context.look.gone) {
      this.sheets.unseen.add(textOfElement(element));
      return;
    }
    const name = element.tagName;
    const formula = formulaOf(element);
    if (formula) {
      this.text.append(formula, context.style);
      return;
    }
    if (name === 'br') this.text.lineBreak();
    else if (name === 'table') this.walkTable(element, context);
    else if (name === 'pre') this.walkPre(element, context);
    else if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir') this.walkList(element, context);
    else if (/^h[1-6]$/.test(name)) this.walkAs({ kind: 'heading', level: Number(name[1]) }, element, context);
    else if (name === 'dl') this.walkTerms(element, context);
    else if (name === 'dd') this.walkAs(itemAt(context.depth + 1), element, { ...context, depth: context.depth + 1 });
    else if (this.walkGrid(element, context)) return;
    else if (isBlock(element)) this.walkBlock(element, context);
    else this.walkAll(element.childNodes, this.inside(element, context));
  }

  private isSetApart(element: HtmlElement): boolean {
    if (!isLeftOut(element)) return false;
    if (isHidden(element)) this.sheets.unseen.add(textOfElement(element));
    return true;
  }

  private seen(element: HtmlElement, outer: Context): Context {
    const look = lookOf(element, outer.look, this.sheets.rules);
    return look === outer.look ? outer : { ...outer, look };
  }

  private inside(element: HtmlElement, context: Context): Context {
    return { ...context, style: elementStyle(element, context.style, this.sheets.classes) };
  }

  private walkBlock(element: HtmlElement, context: Context): void {
    const special = element.tagName === 'p' && context.depth < 0 ? officeParagraph(element) : null;
    if (special) {
      this.walkAs(special, element, this.inside(element, context));
      return;
    }
    this.breakBlock();
    this.walkAll(element.childNodes, this.inside(element, context));
    this.breakBlock();
  }

  /** Inside a list item a new paragraph belongs to the item; elsewhere it stands by itself. */
  private breakBlock(): void {
    if (this.opening.kind === 'list-item' && !this.text.isEmpty) this.text.startLine();
    else if (this.opening.kind !== 'list-item') this.flush();
  }

  private walkAs(opening: PageOpening, element: HtmlElement, context: Context): void {
    this.flush();
    const outer = this.opening;
    this.opening = opening;
    this.walkAll(element.childNodes, context);
    this.flush();
    this.opening = outer;
  }

  private walkList(list: HtmlElement, context: Context): void {
    this.flush();
    const outer = this.opening;
    const depth = context.depth + 1 + siblingDepth(list);
    const style = list.tagName === 'ol' ? listMarkerStyle(attribute(list, 'type')) : null;
    let number = Number.parseInt(attribute(list, 'start') ?? '1', 10) || 1;
    for (const child of list.childNodes) {
      if (!isHtmlElement(child) || this.isSetApart(child)) continue;
      if (child.tagName !== 'li') {
        // A list directly inside a list is a common way to write a nested one.
        this.walk(child, { ...context, depth });
        continue;
      }
      const inner = this.seen(child, context);
      if (inner.look.gone) {
        this.sheets.unseen.add(textOfElement(child));
        continue;
      }
      number = Number.parseInt(attribute(child, 'value') ?? '', 10) || number;
      const marker = style === null ? null : `${formatMarker(number, style)}.`;
      this.walkAs({ kind: 'list-item', depth, marker }, child, { ...inner, depth });
      number += 1;
    }
    this.flush();
    this.opening = outer;
  }

  /** "Kiln: an oven for clay" for a term and what is said of it; what is longer stands below its term. */
  private walkTerms(list: HtmlElement, context: Context): void {
    const groups = termGroups(list);
    if (!groups) {
      this.walkBlock(list, context);
      return;
    }
    this.flush();
    const outer = this.opening;
    for (const group of groups) {
      const all = [...group.terms, ...group.told];
      const isShown = all.every((each) => !isLeftOut(each) && !isInvisible(this.seen(each, context).look));
      if (!isShown || !fitsOnLine(group)) {
        for (const each of all) this.walk(each, context);
        continue;
      }
      this.opening = itemAt(context.depth + 1);
      for (const part of lineOfTerms(group)) {
        if (typeof part === 'string') this.text.append(part, context.style);
        else
          this.walkAll(part.childNodes, this.inside(part, this.seen(part, { ...context, depth: context.depth + 1 })));
      }
      this.flush();
      this.opening = outer;
    }
  }

  private walkPre(element: HtmlElement, context: Context): void {
    this.flush();
    const style = { ...context.style, code: true };
    const source = textOfElement(element);
    if (isInvisible(context.look)) {
      this.sheets.unseen.add(source);
      return;
    }
    let lines = 0;
    for (let at = 0; at <= source.length; ) {
      const found = source.indexOf('\n', at);
      const end = found < 0 ? source.length : found;
      this.text.appendVerbatim(source.slice(at, end), style).lineBreak();
      at = end + 1;
      lines += 1;
      if (lines % linesOfCode === 0) this.pushCode();
    }
    this.pushCode();
  }

  private pushCode(): void {
    const { text, marks } = this.text.take();
    if (text !== '') this.flow.push({ kind: 'paragraph', content: { text, marks }, place: this.place });
  }

  private walkTable(element: HtmlElement, context: Context): void {
    this.flush();
    const { rows, captions } = tableRows(element, (each) => this.isSetApart(each));
    for (const caption of captions) {
      this.walkAll(caption.childNodes, context);
      this.flush();
    }
    this.pushTable(element, rows, context);
  }

  /** Returns whether the element is a grid that reads as a table. */
  private walkGrid(element: HtmlElement, context: Context): boolean {
    const rows = gridRows(element, this.sheets.rules, isLeftOut);
    if (!rows) return false;
    this.flush();
    this.pushTable(element, rows, context);
    return true;
  }

  private pushTable(element: HtmlElement, rows: readonly HtmlRow[], context: Context): void {
    const table: FlowTable = { kind: 'table', rows: [], presentation: attribute(element, 'role') === 'presentation' };
    for (const row of rows) {
      const cells = row.cells.map((cell) => ({
        nodes: this.cellFlow(cell.element, element, context),
        columnSpan: cell.columnSpan,
        rowSpan: cell.rowSpan,
        header: cell.header,
      }));
      table.rows.push({ cells, header: row.header, skippedColumns: 0, place: this.place });
    }
    if (table.rows.length > 0) this.flow.push(table);
  }

  private cellFlow(cell: HtmlElement, table: HtmlElement, context: Context): FlowNode[] {
    const around: HtmlElement[] = [];
    for (let at: HtmlElement | null = cell; at && at !== table; at = parentOf(at)) around.unshift(at);
    const look = around.reduce((outer, each) => lookOf(each, outer, this.sheets.rules), context.look);
    if (!look.gone) return htmlFlow(cell.childNodes, this.place, this.sheets, look);
    this.sheets.unseen.add(textOfElement(cell));
    return [];
  }

  private flush(): void {
    const { text, marks } = this.text.take();
    if (text === '') return;
    const content = { text, marks };
    const { opening, place } = this;
    if (opening.kind === 'heading') this.flow.push({ kind: 'heading', level: opening.level, content, place });
    else if (opening.kind === 'paragraph') this.flow.push({ kind: 'paragraph', content, place });
    else {
      this.flow.push({ kind: 'list-item', depth: opening.depth, marker: opening.marker, content, place });
      // What follows a nested list still belongs to the item, but its number is printed once.
      this.opening = { ...opening, marker: null };
    }
  }
}

const parentOf = ({ parentNode }: HtmlElement): HtmlElement | null =>
  parentNode && 'tagName' in parentNode ? parentNode : null;

/**
 * "Kilns<a>Fire and Clay</a>": an element whose first word would run into the word in front of it stands on a line of
 * its own, by a style sheet that is not read.
 */
function standsApart(before: HtmlNode | undefined, node: HtmlNode): boolean {
  if (!before || !isHtmlElement(node) || !/^(?:a|span)$/.test(node.tagName)) return false;
  const [end, start] = [inlineText(before), inlineText(node)];
  return /[\p{Ll}\d][’']?[\p{Ll}\d][.?!)%]?$/u.test(end) && /^\p{Lu}[\p{L}’']*(?:\s|$)/u.test(start);
}

/** The text of a line; none of an element that holds more than one. */
function inlineText(node: HtmlNode): string {
  if (!isHtmlElement(node)) return 'value' in node ? node.value : '';
  return isBlock(node) || node.childNodes.length > mostInLine ? '' : textOfElement(node);
}
