import type { MarkerStyle } from '../flow/list-marker.ts';
import type { TextStyle } from '../flow/rich-text.ts';
import { childOf, childrenOf, isElement, type XmlElement, type XmlNode } from '../xml.ts';

interface Style {
  parent: string | undefined;
  /** As shown to people; an automatic style has none of its own. */
  name: string;
  marks: TextStyle;
  outlineLevel: number | null;
}

/** One level of a list: how it counts, or null for a bullet. */
export interface ListLevel {
  counter: MarkerStyle | null;
  prefix: string;
  suffix: string;
  /** Numbers of so many levels are printed, "2.1" for two. */
  shownLevels: number;
  start: number;
}

/** Name under which the numbering of headings is kept among the list styles. */
export const outlineStyle = ' outline';

const counters: ReadonlyMap<string, MarkerStyle> = new Map<string, MarkerStyle>([
  ['1', 'decimal'],
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

/** The styles of an OpenDocument text: those of its style sheet and those made up for single places. */
export class OdtStyles {
  private readonly styles = new Map<string, Style>();
  private readonly lists = new Map<string, (ListLevel | undefined)[]>();

  /** Later styles win over earlier ones. */
  add(elements: readonly XmlNode[]): void {
    for (const element of elements) {
      if (!isElement(element)) continue;
      const id = element.attributes.name;
      if (element.name === 'outline-style') this.lists.set(outlineStyle, levelsOf(element));
      if (id === undefined) continue;
      if (element.name === 'style') this.styles.set(id, styleOf(element));
      else if (element.name === 'list-style') this.lists.set(id, levelsOf(element));
    }
  }

  /** The typography that a paragraph or span style sets, with what it inherits. */
  marks(id: string | undefined): TextStyle {
    let marks: TextStyle = {};
    for (const style of this.chain(id).reverse()) marks = { ...marks, ...style.marks };
    return marks;
  }

  /** The level of a heading that is marked by its style alone; null for body text. */
  headingLevel(id: string | undefined): number | null {
    const chain = this.chain(id);
    for (const style of chain) {
      const level = style.outlineLevel ?? levelByName(style.name);
      if (level !== null) return level;
    }
    // A style that the file names without describing it.
    return levelByName((chain.length > 0 ? chain.at(-1)?.parent : id) ?? '');
  }

  listLevel(list: string | undefined, depth: number): ListLevel | null {
    return this.lists.get(list ?? '')?.[depth] ?? null;
  }

  private chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    const seen = new Set<string>();
    for (let at = id; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      const style: Style | undefined = this.styles.get(at);
      if (style) chain.push(style);
      at = style?.parent;
    }
    return chain;
  }
}

function levelByName(name: string): number | null {
  if (/^title$/i.test(name)) return 1;
  if (/^subtitle$/i.test(name)) return 2;
  const level = /^heading[ _](?:20_)?(\d)$/i.exec(name)?.[1];
  return level ? Number(level) : null;
}

function styleOf(element: XmlElement): Style {
  const {
    'parent-style-name': parent,
    name = '',
    'display-name': shown,
    'default-outline-level': level,
  } = element.attributes;
  return {
    parent,
    name: shown ?? name,
    marks: marksOf(childOf(element, 'text-properties')),
    outlineLevel: level !== undefined && /^[1-9]\d?$/.test(level) ? Number(level) : null,
  };
}

function marksOf(properties: XmlElement | undefined): TextStyle {
  const marks: { -readonly [Key in keyof TextStyle]: TextStyle[Key] } = {};
  const {
    'font-weight': weight,
    'font-style': slant,
    'text-underline-style': underline,
    'text-line-through-style': strike,
    'text-position': position,
  } = properties?.attributes ?? {};
  if (weight !== undefined) marks.bold = weight === 'bold' || Number.parseInt(weight, 10) >= 600;
  if (slant !== undefined) marks.italic = slant === 'italic' || slant === 'oblique';
  if (underline !== undefined) marks.underline = underline !== 'none';
  if (strike !== undefined) marks.strike = strike !== 'none';
  if (position !== undefined) marks.script = scriptOf(position);
  return marks;
}

/** "super 58%", or how far above the line: "-33% 58%" (OpenDocument 1.3 part 3, 20.384). */
function scriptOf(position: string): TextStyle['script'] {
  const raisedBy = Number.parseFloat(position);
  if (/^super/.test(position) || raisedBy > 0) return 'super';
  return /^sub/.test(position) || raisedBy < 0 ? 'sub' : undefined;
}

function levelsOf(list: XmlElement): (ListLevel | undefined)[] {
  const levels: (ListLevel | undefined)[] = [];
  for (const element of childrenOf(list)) {
    const at = Number.parseInt(element.attributes.level ?? '', 10) - 1;
    if (!(at >= 0 && at < 10)) continue;
    const { 'num-format': format = '', 'num-prefix': prefix = '', 'num-suffix': suffix = '' } = element.attributes;
    levels[at] = {
      counter:
        element.name === 'list-level-style-number' || element.name === 'outline-level-style'
          ? (counters.get(format) ?? null)
          : null,
      prefix,
      suffix,
      shownLevels: Number.parseInt(element.attributes['display-levels'] ?? '1', 10) || 1,
      start: Number.parseInt(element.attributes['start-value'] ?? '1', 10) || 1,
    };
  }
  return levels;
}
