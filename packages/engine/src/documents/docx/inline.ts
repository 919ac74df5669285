import { appendAll } from '../append-all.ts';
import type { FlowNode } from '../flow/flow.ts';
import type { RichTextBuilder, TextStyle } from '../flow/rich-text.ts';
import { childOf, childrenOf, descendantsOf, isElement, type XmlElement } from '../xml.ts';
import type { DocxContext } from './context.ts';
import { mathText } from './math.ts';
import { effectiveRun, isInvisibleRun, type RunProperties, runProperties } from './styles.ts';

/** What inline content is appended to. */
export interface InlineTarget {
  text: RichTextBuilder;
  /** Inherited from the paragraph's style. */
  run: RunProperties;
  /** Text boxes, to stand behind the paragraph. */
  boxes: FlowNode[];
  /** Page on which the first word stands; null as long as there is none. */
  page: number | null;
}

/** Reads block-level content, for text boxes. Passed in, because paragraphs hold boxes that hold paragraphs. */
export type ReadBlocks = (container: XmlElement) => FlowNode[];

/** What a run's typography says nothing of. */
const isDrawn = new Set(['drawing', 'pict', 'object', 'AlternateContent', 'footnoteReference', 'endnoteReference']);

const passedThrough = new Set([
  'ins',
  'moveTo',
  'smartTag',
  'sdtContent',
  'customXml',
  'dir',
  'bdo',
  'fldSimple',
  'rubyBase',
  'ruby',
]);

export function appendRuns(
  parent: XmlElement,
  target: InlineTarget,
  context: DocxContext,
  readBlocks: ReadBlocks,
  href?: string,
): void {
  for (const child of childrenOf(parent)) {
    if (child.name === 'r') appendRun(child, target, context, readBlocks, href);
    else if (child.name === 'hyperlink') {
      appendRuns(child, target, context, readBlocks, context.linkTarget(child) ?? href);
    } else if (child.name === 'sdt') {
      if (!isUnfilledControl(child)) appendRuns(child, target, context, readBlocks, href);
    } else if (child.name === 'oMath' || child.name === 'oMathPara') target.text.append(mathText(child));
    else if (child.name === 'AlternateContent') appendRuns(alternative(child), target, context, readBlocks, href);
    else if (passedThrough.has(child.name)) appendRuns(child, target, context, readBlocks, href);
  }
}

function appendRun(
  run: XmlElement,
  target: InlineTarget,
  context: DocxContext,
  readBlocks: ReadBlocks,
  href?: string,
): void {
  const properties = childOf(run, 'rPr');
  const character = context.styles.character(childOf(properties, 'rStyle')?.attributes.val);
  const { hidden, color, size, shaded, ...marks } = effectiveRun(target.run, character, runProperties(properties));
  const unseen = isInvisibleRun({ hidden, color, size, shaded }, context.onPaper);
  const { fields } = context;
  for (const child of childrenOf(run)) {
    if (child.name === 'fldChar') fields.mark(child);
    else if (child.name === 'instrText') fields.instruct(textOf(child));
    else if (child.name === 'lastRenderedPageBreak') context.pages.turn();
    else if (child.name === 'br' && child.attributes.type === 'page') context.pages.turnExplicitly();
    else if (unseen && fields.prints && child.name === 't') context.unseen.add(textOf(child));
    else if ((!unseen || isDrawn.has(child.name)) && !hidden && fields.prints) {
      const link = href ?? fields.href;
      appendPiece(child, link === undefined ? marks : { ...marks, href: link }, target, context, readBlocks);
      if (!target.text.isEmpty) target.page ??= context.pages.current;
    }
  }
}

function appendPiece(
  piece: XmlElement,
  style: TextStyle,
  target: InlineTarget,
  context: DocxContext,
  readBlocks: ReadBlocks,
): void {
  const { text } = target;
  switch (piece.name) {
    case 't':
      text.append(textOf(piece), style);
      break;
    case 'tab':
    case 'ptab':
      text.tab();
      break;
    case 'br':
    case 'cr':
      text.lineBreak();
      break;
    case 'noBreakHyphen':
      text.append('-', style);
      break;
    case 'sym':
      text.append(symbolOf(piece), style);
      break;
    case 'footnoteReference':
      context.noteReferences.push({ kind: 'footnote', id: piece.attributes.id ?? '' });
      break;
    case 'endnoteReference':
      context.noteReferences.push({ kind: 'endnote', id: piece.attributes.id ?? '' });
      break;
    case 'ruby':
      appendRuns(piece, target, context, readBlocks, style.href);
      break;
    case 'AlternateContent':
      for (const inner of childrenOf(alternative(piece))) appendPiece(inner, style, target, context, readBlocks);
      break;
    case 'drawing':
    case 'pict':
    case 'object':
      for (const box of descendantsOf(piece, 'txbxContent')) appendAll(target.boxes, readBlocks(box));
      break;
    default:
      break;
  }
}

/** The same thing for a newer and an older Word: only one of the two is printed. */
export function alternative(element: XmlElement): XmlElement {
  return childOf(element, 'Choice') ?? childOf(element, 'Fallback') ?? { name: 'Choice', attributes: {}, children: [] };
}

/** A content control that still shows "Click here to enter text". */
export function isUnfilledControl(control: XmlElement): boolean {
  return childOf(childOf(control, 'sdtPr'), 'showingPlcHdr') !== undefined;
}

/** Characters of the Symbol and Wingdings fonts that stand in running text. */
function symbolOf(symbol: XmlElement): string {
  const code = Number.parseInt(symbol.attributes.char ?? '', 16);
  if (!Number.isFinite(code)) return '';
  const known: Record<number, string> = {
    61664: '→',
    61663: '←',
    61614: '→',
    61623: '•',
    61607: '•',
    61692: '✓',
    61616: '°',
    61617: '±',
    61549: 'μ',
    61537: 'α',
    61538: 'β',
    61514: '☺',
  };
  return known[code] ?? (code < 0xe000 && code > 0x20 ? String.fromCodePoint(code) : '');
}

function textOf(element: XmlElement): string {
  return element.children.filter((child) => !isElement(child)).join('');
}
