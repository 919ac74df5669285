import { appendAll } from '../append-all.ts';
import type { FlowNode, FlowPlace } from '../flow/flow.ts';
import { joinRichText, RichTextBuilder, unstyledText } from '../flow/rich-text.ts';
import { childOf, childrenOf, propertyOf, type XmlElement } from '../xml.ts';
import type { DocxContext } from './context.ts';
import { tableFlow } from './docx-table.ts';
import { alternative, appendRuns, type InlineTarget, isUnfilledControl } from './inline.ts';
import { isShaded, listReference, mergeLists, outlineLevel } from './styles.ts';

/** "III." counts as "II." does, though it is as long as a word. */
const romanMarker = /^\(?[ivxlc]+[.):]?$/i;

const wrappers = new Set(['sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag']);

/** Turns the block-level elements of a part into a flow, one after the other. */
export class DocxFlow {
  readonly nodes: FlowNode[] = [];
  private readonly context: DocxContext;
  /** Text of a paragraph whose mark was deleted: it goes on in the next one. */
  private pending: RichTextBuilder | null = null;

  constructor(context: DocxContext) {
    this.context = context;
  }

  read(element: XmlElement): void {
    const { name } = element;
    if (name === 'p') this.readParagraph(element);
    else if (name === 'tbl') this.nodes.push(tableFlow(element, this.context, (cell) => this.readInside(cell)));
    else if (name === 'sdt') {
      if (!isUnfilledControl(element) && !isTableOfContents(element)) this.readAll(element);
    } else if (name === 'AlternateContent') this.readAll(alternative(element));
    else if (wrappers.has(name)) this.readAll(element);
  }

  readAll(container: XmlElement): void {
    for (const child of childrenOf(container)) this.read(child);
  }

  private readInside(container: XmlElement): FlowNode[] {
    const inner = new DocxFlow(this.context);
    inner.readAll(container);
    return inner.nodes;
  }

  private readParagraph(paragraph: XmlElement): void {
    const { context } = this;
    const properties = childOf(paragraph, 'pPr');
    const style = context.styles.paragraph(propertyOf(properties, 'pStyle'));
    const own = outlineLevel(properties);
    const level = own === null ? style.headingLevel : own > 8 ? null : Math.min(6, own + 1);
    // The bold of a heading says nothing beyond its being one.
    const { hidden, color, size, shaded } = style.run;
    const run = level === null ? style.run : { hidden, color, size, shaded };
    const text = this.pending ?? new RichTextBuilder();
    this.pending = null;
    const target: InlineTarget = { text, run, boxes: [], page: null };
    context.onGround(style.shaded || isShaded(properties), () =>
      appendRuns(paragraph, target, context, (box) => context.onGround(true, () => this.readInside(box))),
    );
    context.fields.endParagraph();
    const place: FlowPlace = { page: target.page ?? context.pages.current, sourceLine: null };
    if (childOf(childOf(properties, 'rPr'), 'del')) {
      this.pending = text;
      appendAll(this.nodes, target.boxes);
      return;
    }
    const list = mergeLists(style.list, listReference(properties));
    if (!style.isTableOfContents) this.push(text, level, list, place);
    appendAll(this.nodes, target.boxes);
  }

  private push(
    text: RichTextBuilder,
    level: number | null,
    list: ReturnType<typeof listReference>,
    place: FlowPlace,
  ): void {
    if (text.isEmpty) return;
    const content = text.take();
    const depth = list?.level ?? 0;
    const numbered =
      list?.numberingId && list.numberingId !== '0' ? this.context.numbering.next(list.numberingId, depth) : null;
    const marker = numbered?.marker ?? null;
    // "Week 3:" in front of a title may be a number that Word prints: it is part of what is read.
    const whole = marker === null ? content : joinRichText([unstyledText(marker), content], ' ');
    if (level !== null) this.nodes.push({ kind: 'heading', level, content: whole, place });
    else if (!numbered) this.nodes.push({ kind: 'paragraph', content, place });
    else if (numbered.silent) this.continueItem(content, depth, place);
    else if (marker !== null && /\p{L}{3,}/u.test(marker) && !romanMarker.test(marker))
      this.nodes.push({ kind: 'list-item', depth, marker: null, content: whole, place });
    else this.nodes.push({ kind: 'list-item', depth, marker, content, place });
  }

  /** A paragraph that takes the indent of a list without its marker belongs to the item above. */
  private continueItem(content: ReturnType<RichTextBuilder['take']>, depth: number, place: FlowPlace): void {
    const last = this.nodes.at(-1);
    if (last?.kind === 'list-item' && last.depth === depth) last.content = joinRichText([last.content, content], '\n');
    else this.nodes.push({ kind: 'paragraph', content, place });
  }
}

function isTableOfContents(control: XmlElement): boolean {
  const gallery = propertyOf(childOf(childOf(control, 'sdtPr'), 'docPartObj'), 'docPartGallery');
  return gallery !== undefined && /table of contents/i.test(gallery);
}
