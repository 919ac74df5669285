import { isSameShade } from '../unseen.ts';
import { attribute, type HtmlElement, isPage } from './element-kinds.ts';
import type { Declarations, StyleRules } from './style-rules.ts';

/** How the text of an element is painted, as far as the page tells; children inherit it. */
export interface Look {
  /** It takes no part in the page: its children cannot come back. */
  gone: boolean;
  veiled: boolean;
  tiny: boolean;
  /** "#rrggbb"; null where it is not known. */
  color: string | null;
  ground: string | null;
}

/** CSS pixels. */
const tiniest = 2;
const faintest = 0.05;
const farAway = 400;
const paper = '#ffffff';

export const plainLook = (rules: StyleRules | null): Look => ({
  ...{ gone: false, veiled: false, tiny: false, color: null },
  ground: rules?.hasOtherGrounds ? null : paper,
});

export const isInvisible = ({ gone, veiled, tiny, color, ground }: Look): boolean =>
  gone || veiled || tiny || (color !== null && ground !== null && isSameShade(color, ground));

/** The look of an element inside of another. */
export function lookOf(element: HtmlElement, outer: Look, rules: StyleRules): Look {
  const css = rules.of(element);
  const color = colorOf(css.get('color') ?? attributeOf(element, 'color'));
  const ground = groundOf(css, attributeOf(element, 'bgcolor'));
  if (css.size === 0 && color === undefined && ground === undefined) return outer;
  const visibility = css.get('visibility');
  const size = lengthOf(css.get('font-size'));
  const holdsAll = isPage(element);
  return {
    gone: outer.gone || (!holdsAll && isGone(css)),
    veiled: holdsAll || visibility === undefined ? outer.veiled : visibility === 'hidden' || visibility === 'collapse',
    tiny: css.has('font-size') ? size !== null && size < tiniest : outer.tiny,
    color: color === undefined ? outer.color : color,
    ground: ground === undefined ? outer.ground : ground,
  };
}

const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.length === 0 ? undefined : attribute(element, name)?.toLowerCase();

function isGone(css: Declarations): boolean {
  if (css.get('display') === 'none') return true;
  const opacity = css.get('opacity');
  if (opacity !== undefined && Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1) < faintest) return true;
  const isFar = (name: string) => (lengthOf(css.get(name)) ?? 0) <= -farAway;
  const position = css.get('position');
  if (position === 'absolute' || position === 'fixed') {
    if (['left', 'top', 'right', 'bottom'].some(isFar)) return true;
  }
  return isFar('text-indent') || isFar('margin-left');
}

/** A length in pixels; null where it depends on something else. */
function lengthOf(value: string | undefined): number | null {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|pt|em|rem)?(?:\s*!important)?$/.exec(value ?? '') ?? [];
  if (number === '') return null;
  const pixels = { px: 1, pt: 4 / 3, em: 16, rem: 16 }[unit] ?? 1;
  return Number(number) * pixels;
}

function groundOf(css: Declarations, bgcolor: string | undefined): string | null | undefined {
  const painted = css.get('background-color') ?? css.get('background') ?? bgcolor;
  if (css.has('background-image')) return css.get('background-image') === 'none' ? colorOf(painted) : null;
  if (painted === undefined || /^(?:transparent|none|inherit|unset|initial)$/.test(painted)) return undefined;
  return colorOf(painted);
}

/** "#rrggbb"; undefined where nothing is said, null for what is not understood. */
function colorOf(value: string | undefined): string | null | undefined {
  if (value === undefined || value === 'inherit') return undefined;
  if (value === 'white') return paper;
  if (value === 'black') return '#000000';
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0*)?\s*)?\)$/.exec(value);
  if (!parts) return null;
  return `#${parts
    .slice(1, 4)
    .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
    .join('')}`;
}
