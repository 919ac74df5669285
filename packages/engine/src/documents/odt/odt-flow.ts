import type { FlowCell, FlowNode, FlowPlace, FlowRow, FlowTable } from '../flow/flow.ts';
import { formatMarker } from '../flow/list-marker.ts';
import { joinRichText, RichTextBuilder, unstyledText } from '../flow/rich-text.ts';
import type { ReadingLimits } from '../limits.ts';
import { childrenOf, type XmlElement } from '../xml.ts';
import { appendOdtInline, type OdtTarget } from './odt-inline.ts';
import { type OdtStyles, outlineStyle } from './odt-styles.ts';

/** What the whole text shares. */
export interface OdtContext {
  styles: OdtStyles;
  notes: XmlElement[];
  /** 1-based, by the soft page breaks so far. */
  page: number;
  /** Numbers of the headings so far, by level. */
  outline: number[];
  /** Cells of tables so far. */
  cells: number;
  limits: ReadingLimits;
}

const leftOut = new Set([
  'tracked-changes',
  'table-of-content',
  'alphabetical-index',
  'illustration-index',
  'table-index',
  'object-index',
  'user-index',
  'sequence-decls',
  'variable-decls',
  'forms',
]);
const mostRepeats = 30;

interface ListState {
  style: string | undefined;
  depth: number;
  counts: number[];
}

/** Turns the block-level elements of a text into a flow. */
export class OdtFlow {
  readonly nodes: FlowNode[] = [];
  private readonly context: OdtContext;
  /** Where the numbers of each list style stand, for lists that go on counting. */
  private readonly counts = new Map<string, number[]>();

  constructor(context: OdtContext) {
    this.context = context;
  }

  readAll(container: XmlElement): void {
    for (const child of childrenOf(container)) this.read(child);
  }

  read(element: XmlElement): void {
    const { name } = element;
    if (name === 'p' || name === 'h') this.readParagraph(element, null);
    else if (name === 'list') this.readList(element, null);
    else if (name === 'table') this.readTable(element);
    else if (name === 'soft-page-break') this.context.page += 1;
    else if (!leftOut.has(name)) this.readAll(element);
  }

  /** `open` takes the text as a list item; a further paragraph of the same item goes on in it. */
  private readParagraph(
    element: XmlElement,
    open: { depth: number; marker: string | null; first: boolean } | null,
  ): void {
    const { styles, notes } = this.context;
    const style = element.attributes['style-name'];
    const outline = Number.parseInt(element.attributes['outline-level'] ?? '', 10);
    const level = element.name === 'h' ? outline || 1 : styles.headingLevel(style);
    const text = new RichTextBuilder();
    const target: OdtTarget = { text, styles, boxes: [], notes, onPage: () => (this.context.page += 1) };
    const page = this.context.page;
    appendOdtInline(element, target, level === null ? styles.marks(style) : {});
    const place: FlowPlace = { page, sourceLine: null };
    const content = text.take();
    const last = this.nodes.at(-1);
    if (content.text !== '') {
      if (level !== null) {
        const number = open?.marker ?? (element.name === 'h' ? this.countHeading(element, level) : null);
        const whole = number === null ? content : joinRichText([unstyledText(number), content], ' ');
        this.nodes.push({ kind: 'heading', level, content: whole, place });
      } else if (!open) this.nodes.push({ kind: 'paragraph', content, place });
      else if (!open.first && last?.kind === 'list-item' && last.depth === open.depth) {
        last.content = joinRichText([last.content, content], '\n');
      } else this.nodes.push({ kind: 'list-item', depth: open.depth, marker: open.marker, content, place });
    }
    for (const box of target.boxes) this.readAll(box);
  }

  private readList(list: XmlElement, outer: ListState | null): void {
    const style = list.attributes['style-name'] ?? outer?.style;
    const depth = outer ? outer.depth + 1 : 0;
    const goesOn = list.attributes['continue-numbering'] === 'true' || list.attributes['continue-list'] !== undefined;
    const known = goesOn ? this.counts.get(style ?? '') : undefined;
    const state: ListState = { style, depth, counts: outer?.counts ?? known ?? [] };
    if (!outer) this.counts.set(style ?? '', state.counts);
    state.counts.length = Math.min(state.counts.length, goesOn ? depth + 1 : depth);
    for (const item of childrenOf(list)) {
      if (item.name !== 'list-item' && item.name !== 'list-header') continue;
      const start = Number.parseInt(item.attributes['start-value'] ?? '', 10);
      const marker = item.name === 'list-item' ? this.count(state, Number.isFinite(start) ? start : null) : null;
      this.readItem(item, marker, state);
    }
  }

  private readItem(item: XmlElement, marker: string | null, state: ListState): void {
    let open = { depth: state.depth, marker, first: true };
    for (const child of childrenOf(item)) {
      if (child.name === 'list') this.readList(child, state);
      else if (child.name === 'p' || child.name === 'h') {
        this.readParagraph(child, open);
        open = { depth: state.depth, marker: null, first: false };
      } else this.read(child);
    }
  }

  /** Counts one more item; its printed number, or null for a bullet. */
  private count(state: ListState, start: number | null): string | null {
    const { styles } = this.context;
    const level = styles.listLevel(state.style, state.depth);
    const { counts, depth } = state;
    counts.length = Math.min(counts.length, depth + 1);
    counts[depth] = start ?? (counts[depth] ?? (level?.start ?? 1) - 1) + 1;
    if (!level?.counter) return null;
    const shown: string[] = [];
    for (let at = Math.max(0, depth - level.shownLevels + 1); at <= depth; at += 1) {
      const counter = styles.listLevel(state.style, at)?.counter;
      if (counter) shown.push(formatMarker(counts[at] ?? 1, counter));
    }
    return `${level.prefix}${shown.join('.')}${level.suffix}`.trim() || null;
  }

  private countHeading(heading: XmlElement, level: number): string | null {
    if (heading.attributes['is-list-header'] === 'true') return null;
    return this.count({ style: outlineStyle, depth: level - 1, counts: this.context.outline }, null);
  }

  private readTable(table: XmlElement): void {
    const flow: FlowTable = { kind: 'table', rows: [], presentation: false };
    this.readRows(table, false, flow.rows);
    if (flow.rows.length > 0) this.nodes.push(flow);
  }

  private readRows(group: XmlElement, header: boolean, rows: FlowRow[]): void {
    for (const child of childrenOf(group)) {
      if (child.name === 'table-row') rows.push(this.readRow(child, header));
      else if (child.name === 'table-header-rows') this.readRows(child, true, rows);
      else if (child.name === 'table-rows' || child.name === 'table-row-group') this.readRows(child, header, rows);
      else if (child.name === 'soft-page-break') this.context.page += 1;
    }
  }

  private readRow(row: XmlElement, header: boolean): FlowRow {
    const place: FlowPlace = { page: this.context.page, sourceLine: null };
    const cells: FlowCell[] = [];
    for (const cell of childrenOf(row)) {
      // Covered cells lie under a merged one; the grid leaves room for them by itself.
      if (cell.name !== 'table-cell') continue;
      const inner = new OdtFlow(this.context);
      inner.readAll(cell);
      const columnSpan = countOf(cell.attributes['number-columns-spanned']);
      const rowSpan = countOf(cell.attributes['number-rows-spanned']);
      const repeats = Math.min(mostRepeats, countOf(cell.attributes['number-columns-repeated']));
      this.context.cells += repeats;
      if (this.context.cells > this.context.limits.cells) break;
      for (let each = 0; each < repeats; each += 1) cells.push({ nodes: inner.nodes, columnSpan, rowSpan, header });
    }
    return { cells, skippedColumns: 0, header, place };
  }
}

function countOf(value: string | undefined): number {
  const number = Number.parseInt(value ?? '1', 10);
  return Number.isFinite(number) && number > 0 ? Math.min(number, 1000) : 1;
}
