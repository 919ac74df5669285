import { isSameShade, type UnseenText } from '../unseen.ts';
import { childOf, childrenOf, descendantsOf, type XmlElement, xmlText } from '../xml.ts';
import { boxOf, holds, type SlideBox, touches } from './slide-boxes.ts';
import { fillOf, type SlideColors } from './slide-colors.ts';

const paper = '#ffffff';
/** In hundredths of a point. */
const tiniest = 200;
const faintest = 0.05;

/** Something with a fill: whatever comes later lies upon it. */
interface Painted {
  /** null: somewhere. */
  box: SlideBox | null;
  /** null: a picture, several colours, or one that is not known. */
  color: string | null;
}

/** How the text of a shape lies on its slide. */
export interface TextGround {
  /** "#rrggbb"; null where it is not known. */
  color: string | null;
}
export const unknownGround: TextGround = { color: null };

/** Keeps what is painted on a slide, and tells what of its text nobody can see. */
export class SlideLook {
  readonly unseen: UnseenText;
  private readonly colors: SlideColors;
  private readonly slide: SlideBox | null;
  private paperColor: string | null = paper;
  private readonly painted: Painted[] = [];

  constructor(unseen: UnseenText, colors: SlideColors, slide: SlideBox | null) {
    this.unseen = unseen;
    this.colors = colors;
    this.slide = slide;
  }

  /** What a slide, its layout or its master says of the ground. The slide's own comes last and holds. */
  setBackground(common: XmlElement | undefined): void {
    const background = childOf(common, 'bg');
    if (!background) return;
    const own = fillOf(childOf(background, 'bgPr'));
    const reference = childOf(background, 'bgRef');
    // The first of a theme's backgrounds is one plain colour.
    const isPlain = own ? own.name === 'solidFill' : reference?.attributes.idx === '1001';
    this.paperColor = isPlain ? this.colors.paintOf(own ?? reference).color : null;
  }

  /** Of a shape that nobody can see, or that lies beside the slide, the text is set apart. */
  isHidden(shape: XmlElement, box: SlideBox | null): boolean {
    const properties = [...childrenOf(shape)].find(({ name }) => /^nv\w+Pr$/.test(name));
    const hidden = childOf(properties, 'cNvPr')?.attributes.hidden;
    const isBeside = box !== null && this.slide !== null && !touches(box, this.slide);
    if (hidden !== '1' && hidden !== 'true' && !isBeside) return false;
    this.setApart(shape);
    return true;
  }

  setApart(element: XmlElement): void {
    for (const text of descendantsOf(element, 't')) this.unseen.add(xmlText(text));
  }

  /** The ground of a shape's text, which is painted by this: `inherited` is what the layout says of the shape. */
  paint(shape: XmlElement, box: SlideBox | null, inherited?: XmlElement): TextGround {
    const properties = childOf(shape, 'spPr');
    const fill = fillOf(properties) ?? fillOf(childOf(inherited, 'spPr'));
    const reference = childOf(childOf(shape, 'style'), 'fillRef');
    const isStyled = fill === undefined && reference !== undefined && reference.attributes.idx !== '0';
    if (fill?.name === 'noFill' || (fill === undefined && !isStyled)) return { color: this.behind(box) };
    const isPlain = isStyled ? reference?.attributes.idx === '1' : fill?.name === 'solidFill';
    const { color, opacity } = this.colors.paintOf(fill ?? reference);
    if (opacity < faintest) return { color: this.behind(box) };
    const ground = isPlain && opacity === 1 ? color : null;
    this.painted.push({ box, color: ground });
    return { color: ground };
  }

  /** A picture, a chart or another thing of many colours. */
  paintPicture(box: SlideBox | null): void {
    this.painted.push({ box, color: null });
  }

  paintAll(tree: XmlElement | undefined): void {
    for (const shape of childrenOf(tree)) {
      const box = boxOf(childOf(childOf(shape, 'spPr'), 'xfrm'));
      if (shape.name === 'sp' && !isPlaceholder(shape)) this.paint(shape, box);
      else if (shape.name === 'pic') this.paintPicture(box);
      else if (shape.name === 'grpSp') this.paintPicture(boxOf(childOf(childOf(shape, 'grpSpPr'), 'xfrm')));
    }
  }

  cellGround(cell: XmlElement, ground: TextGround): TextGround {
    const fill = fillOf(childOf(cell, 'tcPr'));
    if (!fill || fill.name === 'noFill') return ground;
    const { color, opacity } = this.colors.paintOf(fill);
    return { color: fill.name === 'solidFill' && opacity === 1 ? color : null };
  }

  behind(box: SlideBox | null): string | null {
    const at = this.painted.findLast((each) => !box || !each.box || touches(each.box, box));
    if (!at) return this.paperColor;
    return box && at.box && holds(at.box, box) ? at.color : null;
  }

  /** Whether a run with these properties, the nearest first, shows nothing. */
  hides(properties: readonly (XmlElement | undefined)[], ground: TextGround): boolean {
    const size = properties.map((each) => Number.parseInt(each?.attributes.sz ?? '', 10)).find(Number.isFinite);
    if (size !== undefined && size < tiniest) return true;
    const isDrawn = properties.some((each) => {
      const outline = childOf(each, 'ln');
      const effects = childOf(each, 'effectLst');
      return (outline && fillOf(outline)?.name !== 'noFill') || (effects && effects.children.length > 0);
    });
    if (isDrawn) return false;
    const fill = properties.map(fillOf).find((each) => each !== undefined);
    if (fill?.name === 'noFill') return true;
    if (fill?.name !== 'solidFill') return false;
    const { color, opacity } = this.colors.paintOf(fill);
    if (opacity < faintest) return true;
    const highlight = childOf(properties[0], 'highlight');
    const below = highlight ? this.colors.paintOf(highlight).color : ground.color;
    return color !== null && below !== null && isSameShade(color, below);
  }
}

export const placeholderOf = (shape: XmlElement): XmlElement | undefined =>
  childOf(childOf(childOf(shape, 'nvSpPr'), 'nvPr'), 'ph');

const isPlaceholder = (shape: XmlElement): boolean => placeholderOf(shape) !== undefined;
