import { childOf, childrenOf, type XmlElement } from '../xml.ts';

/** A colour as "#rrggbb", null where it is not known, with its opacity from 0 to 1. */
export interface SlidePaint {
  color: string | null;
  opacity: number;
}

const presets: ReadonlyMap<string, string> = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
]);
/** Names that a slide gives to colours of its theme, where its master maps them in no other way. */
const usualMap: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
const usualColors: Readonly<Record<string, string>> = { lt1: '#ffffff', dk1: '#000000' };

/** Whether an element fills itself with something: one colour, several, a picture, a pattern, or nothing. */
export const fillOf = (properties: XmlElement | undefined): XmlElement | undefined => {
  for (const child of childrenOf(properties)) {
    if (/^(?:solidFill|gradFill|blipFill|pattFill|grpFill|noFill)$/.test(child.name)) return child;
  }
  return undefined;
};

/** The colours of a theme under the names that slides use. */
export class SlideColors {
  private readonly scheme: XmlElement | undefined;
  private readonly map: Readonly<Record<string, string>>;

  constructor(theme: XmlElement | null, map: XmlElement | undefined) {
    this.scheme = childOf(childOf(theme ?? undefined, 'themeElements'), 'clrScheme');
    this.map = { ...usualMap, ...map?.attributes };
  }

  /** The colour inside of a fill, a highlight or a reference to a style. */
  paintOf(fill: XmlElement | undefined): SlidePaint {
    for (const color of childrenOf(fill)) {
      if (!/Clr$/.test(color.name)) continue;
      const alpha = Number.parseInt(childOf(color, 'alpha')?.attributes.val ?? '100000', 10) / 100_000;
      // Lighter and darker shades of a colour are not worked out.
      const isShade = [...childrenOf(color)].some(({ name }) => name !== 'alpha');
      return { color: isShade ? null : this.named(color), opacity: Number.isFinite(alpha) ? alpha : 1 };
    }
    return { color: null, opacity: 1 };
  }

  private named({ name, attributes: { val = '', lastClr } }: XmlElement): string | null {
    if (name === 'srgbClr') return hexOf(val);
    if (name === 'sysClr') return hexOf(lastClr ?? '') ?? (val === 'window' ? '#ffffff' : null);
    if (name === 'prstClr') return presets.get(val) ?? null;
    if (name !== 'schemeClr') return null;
    const slot = this.map[val] ?? val;
    const [color] = childrenOf(childOf(this.scheme, slot));
    return color && color.name !== 'schemeClr' ? this.named(color) : (usualColors[slot] ?? null);
  }
}

const hexOf = (value: string): string | null => (/^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null);
