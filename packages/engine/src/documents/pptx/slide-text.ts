import { mathText } from '../docx/math.ts';
import type { FlowNode, FlowPlace } from '../flow/flow.ts';
import { formatMarker, type MarkerStyle } from '../flow/list-marker.ts';
import { RichTextBuilder, type TextStyle } from '../flow/rich-text.ts';
import { childOf, childrenOf, descendantsOf, type XmlElement, xmlText } from '../xml.ts';
import type { SlideLook, TextGround } from './slide-look.ts';

/** How the paragraphs of a shape are meant. */
export type TextRole =
  | { kind: 'heading'; level: number }
  | { kind: 'list'; isPlain: (level: number) => boolean }
  | { kind: 'text' };

const counters: ReadonlyMap<string, MarkerStyle> = new Map<string, MarkerStyle>([
  ['arabic', 'decimal'],
  ['alphaLc', 'lower-alpha'],
  ['alphaUc', 'upper-alpha'],
  ['romanLc', 'lower-roman'],
  ['romanUc', 'upper-roman'],
]);

/** What the text of a shape needs to be read. */
export interface SlideText {
  links: ReadonlyMap<string, string>;
  place: FlowPlace;
  look: SlideLook;
  ground: TextGround;
}

/** The paragraphs of a text body. */
export function textBodyFlow(body: XmlElement, role: TextRole, slide: SlideText): FlowNode[] {
  const { place } = slide;
  const levels = childOf(body, 'lstStyle');
  const flow: FlowNode[] = [];
  const counts: number[] = [];
  for (const paragraph of childrenOf(body, 'p')) {
    const text = new RichTextBuilder();
    const properties = childOf(paragraph, 'pPr');
    const level = Math.min(8, Number.parseInt(properties?.attributes.lvl ?? '0', 10) || 0);
    const usual = childOf(childOf(levels, `lvl${level + 1}pPr`), 'defRPr');
    appendInline(paragraph, text, { ...slide, usual });
    const content = text.take();
    if (content.text === '') continue;
    counts.length = Math.min(counts.length, level + 1);
    const numbering = childOf(properties, 'buAutoNum');
    const bullet = childOf(properties, 'buChar') ?? childOf(properties, 'buBlip');
    const none = childOf(properties, 'buNone') !== undefined;
    if (numbering) {
      const start = Number.parseInt(numbering.attributes.startAt ?? '1', 10) || 1;
      counts[level] = (counts[level] ?? start - 1) + 1;
      const marker = printedNumber(counts[level] ?? start, numbering.attributes.type ?? '');
      flow.push({ kind: 'list-item', depth: level, marker, content, place });
      continue;
    }
    counts.length = Math.min(counts.length, level);
    if (role.kind === 'heading') flow.push({ kind: 'heading', level: role.level, content, place });
    else if (bullet || (!none && role.kind === 'list' && !role.isPlain(level))) {
      flow.push({ kind: 'list-item', depth: level, marker: null, content, place });
    } else flow.push({ kind: 'paragraph', content, place });
  }
  return flow;
}

interface RunContext extends SlideText {
  /** What the shape says of the runs of this level. */
  usual: XmlElement | undefined;
}

function appendInline(paragraph: XmlElement, text: RichTextBuilder, { links, look, ground, usual }: RunContext): void {
  for (const piece of childrenOf(paragraph)) {
    const isRun = piece.name === 'r' || piece.name === 'fld';
    if (isRun && look.hides([childOf(piece, 'rPr'), usual], ground)) look.unseen.add(textOf(piece));
    else if (piece.name === 'r') text.append(textOf(piece), styleOf(piece, links));
    else if (piece.name === 'br') text.lineBreak();
    else if (piece.name === 'fld' && !/^(?:slidenum|datetime)/.test(piece.attributes.type ?? ''))
      text.append(textOf(piece));
    else if (piece.name === 'm' || piece.name === 'AlternateContent') {
      const formula = [...descendantsOf(childOf(piece, 'Choice') ?? piece, 'oMath')][0];
      if (formula) text.append(mathText(formula));
    }
  }
}

function textOf(run: XmlElement): string {
  const text = childOf(run, 't');
  return text ? xmlText(text) : '';
}

function styleOf(run: XmlElement, links: ReadonlyMap<string, string>): TextStyle {
  const properties = childOf(run, 'rPr');
  const { b, i, u, strike, baseline } = properties?.attributes ?? {};
  const link = childOf(properties, 'hlinkClick')?.attributes.id;
  const href = link === undefined ? undefined : links.get(link);
  return {
    bold: b === '1' || b === 'true',
    italic: i === '1' || i === 'true',
    underline: u !== undefined && u !== 'none',
    strike: strike !== undefined && strike !== 'noStrike',
    script: scriptOf(Number.parseFloat(baseline ?? '0')),
    ...(href === undefined ? {} : { href }),
  };
}

/** In thousandths of a percent above the line; below it where negative. */
function scriptOf(raisedBy: number): TextStyle['script'] {
  if (raisedBy > 0) return 'super';
  return raisedBy < 0 ? 'sub' : undefined;
}

/** DrawingML names the counter and its punctuation in one word: `alphaLcParenBoth`, `arabicPeriod`. */
function printedNumber(number: number, type: string): string {
  const [, counter = '', punctuation = ''] = /^(arabic|alphaLc|alphaUc|romanLc|romanUc)(\w*)$/.exec(type) ?? [];
  const printed = formatMarker(number, counters.get(counter) ?? 'decimal');
  if (punctuation === 'ParenBoth') return `(${printed})`;
  if (punctuation === 'ParenR') return `${printed})`;
  return punctuation === 'Plain' ? printed : `${printed}.`;
}
