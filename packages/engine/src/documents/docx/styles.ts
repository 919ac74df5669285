import type { Script } from '../flow/scripts.ts';
import { isSameShade } from '../unseen.ts';
import { childOf, childrenOf, propertyOf, type XmlElement } from '../xml.ts';

/** Toggles that a style or a run sets; undefined where it says nothing. */
export interface RunProperties {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  hidden?: boolean;
  /** "#rrggbb"; null for the one that the program chooses. */
  color?: string | null;
  /** Text stands on a ground of its own. */
  shaded?: boolean;
  /** Half points. */
  size?: number;
  script?: Script | undefined;
}

export interface ListReference {
  /** undefined where only the level is set. */
  numberingId: string | undefined;
  level: number | undefined;
}

interface Style {
  basedOn: string | undefined;
  name: string;
  run: RunProperties;
  outlineLevel: number | null;
  list: ListReference | null;
  boldFirstRow: boolean;
  shaded: boolean;
}

/** What a paragraph inherits from its style and from the styles that this one is based on. */
export interface ResolvedStyle {
  /** 1 … 6 for a heading, null for body text. */
  headingLevel: number | null;
  run: RunProperties;
  list: ListReference | null;
  isTableOfContents: boolean;
  /** It paints a ground behind the paragraph. */
  shaded: boolean;
}

const bodyLevel = 9;

export class StyleSheet {
  private readonly styles = new Map<string, Style>();
  private readonly resolved = new Map<string, ResolvedStyle>();
  private defaultParagraph: string | undefined;
  private readonly defaults: RunProperties;

  constructor(root: XmlElement | null) {
    this.defaults = runProperties(childOf(childOf(childOf(root ?? undefined, 'docDefaults'), 'rPrDefault'), 'rPr'));
    for (const element of childrenOf(root ?? undefined, 'style')) {
      const id = element.attributes.styleId;
      if (id === undefined) continue;
      this.styles.set(id, styleOf(element));
      if (element.attributes.type === 'paragraph' && isOn(element.attributes.default ?? '0'))
        this.defaultParagraph = id;
    }
  }

  paragraph(id: string | undefined): ResolvedStyle {
    const key = id ?? this.defaultParagraph ?? '';
    const known = this.resolved.get(key);
    if (known) return known;
    const result: ResolvedStyle = {
      headingLevel: null,
      run: { ...this.defaults },
      list: null,
      isTableOfContents: false,
      shaded: false,
    };
    let outline: number | null = null;
    // From the base to the style itself, so that what is nearer wins.
    for (const style of this.chain(key).reverse()) {
      result.run = { ...result.run, ...style.run };
      result.list = mergeLists(result.list, style.list);
      outline = style.outlineLevel ?? outline;
      if (style.shaded) result.shaded = true;
      const named = headingByName(style.name);
      if (named !== null && style.outlineLevel === null) outline = named - 1;
      if (/^toc \d|^toc$|^toc heading$|^contents \d$/i.test(style.name)) result.isTableOfContents = true;
    }
    result.headingLevel = outline === null || outline >= bodyLevel ? null : Math.min(6, outline + 1);
    this.resolved.set(key, result);
    return result;
  }

  /** The toggles of a character style. */
  character(id: string | undefined): RunProperties {
    let run: RunProperties = {};
    for (const style of this.chain(id ?? '').reverse()) run = { ...run, ...style.run };
    return run;
  }

  /** True where a table style prints the first row in bold. */
  hasBoldFirstRow(id: string | undefined): boolean {
    return this.chain(id ?? '').some((style) => style.boldFirstRow);
  }

  private chain(id: string): Style[] {
    const chain: Style[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      const style: Style | undefined = this.styles.get(at);
      if (style) chain.push(style);
      at = style?.basedOn;
    }
    return chain;
  }
}

function styleOf(element: XmlElement): Style {
  const paragraph = childOf(element, 'pPr');
  const first = [...childrenOf(element, 'tblStylePr')].find((part) => part.attributes.type === 'firstRow');
  return {
    basedOn: propertyOf(element, 'basedOn'),
    name: propertyOf(element, 'name') ?? '',
    run: runProperties(childOf(element, 'rPr')),
    outlineLevel: outlineLevel(paragraph),
    list: listReference(paragraph),
    shaded: isShaded(paragraph),
    boldFirstRow: runProperties(childOf(first, 'rPr')).bold === true,
  };
}

/** Built-in styles keep their English names in the file, whatever the language of Word. */
function headingByName(name: string): number | null {
  const level = /^heading (\d)$/i.exec(name)?.[1];
  if (level) return Number(level);
  if (/^title$/i.test(name)) return 1;
  return /^subtitle$/i.test(name) ? 2 : null;
}

export function outlineLevel(paragraph: XmlElement | undefined): number | null {
  const value = propertyOf(paragraph, 'outlineLvl');
  return value !== undefined && /^\d$/.test(value) ? Number(value) : null;
}

export function listReference(paragraph: XmlElement | undefined): ListReference | null {
  const properties = childOf(paragraph, 'numPr');
  if (!properties) return null;
  const level = propertyOf(properties, 'ilvl');
  return {
    numberingId: propertyOf(properties, 'numId'),
    level: level !== undefined && /^\d$/.test(level) ? Number(level) : undefined,
  };
}

/** A reference near the paragraph may set only the level or only the list. */
export function mergeLists(outer: ListReference | null, inner: ListReference | null): ListReference | null {
  if (!outer || !inner) return inner ?? outer;
  return { numberingId: inner.numberingId ?? outer.numberingId, level: inner.level ?? outer.level };
}

export function runProperties(element: XmlElement | undefined): RunProperties {
  const properties: RunProperties = {};
  for (const child of childrenOf(element)) {
    const on = isOn(child.attributes.val ?? '1');
    if (child.name === 'b') properties.bold = on;
    else if (child.name === 'i') properties.italic = on;
    else if (child.name === 'u') properties.underline = (child.attributes.val ?? 'single') !== 'none';
    else if (child.name === 'strike' || child.name === 'dstrike') properties.strike = on || properties.strike === true;
    else if (child.name === 'vanish') properties.hidden = on;
    else if (child.name === 'color') properties.color = colorOf(child.attributes);
    else if (child.name === 'shd') properties.shaded = isGround(child);
    else if (child.name === 'highlight') properties.shaded = !/^(?:none|white)$/.test(child.attributes.val ?? 'none');
    else if (child.name === 'sz') properties.size = Number(child.attributes.val ?? Number.NaN);
    else if (child.name === 'vertAlign') properties.script = scriptOf(child.attributes.val);
  }
  return properties;
}

/** Shading of a paragraph, a cell or a table. */
export const isShaded = (properties: XmlElement | undefined): boolean => {
  const shading = childOf(properties, 'shd');
  return shading !== undefined && isGround(shading);
};

const isGround = ({ attributes: { fill = 'auto', val = 'clear', themeFill } }: XmlElement): boolean =>
  themeFill !== undefined || !/^(?:auto|ffffff)$/i.test(fill) || !/^(?:clear|nil)$/.test(val);

const colorOf = ({ val = '', themeColor }: Record<string, string>): string | null =>
  themeColor === undefined && /^[\da-f]{6}$/i.test(val) ? `#${val.toLowerCase()}` : null;

function scriptOf(value: string | undefined): Script | undefined {
  return value === 'superscript' ? 'super' : value === 'subscript' ? 'sub' : undefined;
}

export function isOn(value: string): boolean {
  return value !== '0' && value !== 'false' && value !== 'off';
}

/** Half points. */
const tiniest = 4;
const paper = '#ffffff';

/** True for text that no reader of the page sees. `onPaper`: nothing is painted behind its paragraph. */
export function isInvisibleRun({ hidden, color, size, shaded }: RunProperties, onPaper: boolean): boolean {
  if (hidden === true || (size ?? Number.NaN) < tiniest) return true;
  return onPaper && shaded !== true && typeof color === 'string' && isSameShade(color, paper);
}

/**
 * Toggles of a paragraph style and a character style cancel each other out; what the run itself says decides
 * (ECMA-376 part 1, 17.7.3).
 */
export function effectiveRun(paragraph: RunProperties, character: RunProperties, direct: RunProperties): RunProperties {
  const toggle = (key: 'bold' | 'italic' | 'strike' | 'hidden'): boolean =>
    direct[key] ?? (paragraph[key] === true) !== (character[key] === true);
  return {
    bold: toggle('bold'),
    italic: toggle('italic'),
    strike: toggle('strike'),
    hidden: toggle('hidden'),
    underline: direct.underline ?? character.underline ?? paragraph.underline ?? false,
    color: direct.color !== undefined ? direct.color : (character.color ?? paragraph.color ?? null),
    size: direct.size ?? character.size ?? paragraph.size ?? Number.NaN,
    shaded: direct.shaded ?? character.shaded ?? paragraph.shaded ?? false,
    script: 'script' in direct ? direct.script : (character.script ?? paragraph.script),
  };
}
