import type { Area, PdfWord } from '../geometry.ts';
import type { Ground } from './ground.ts';
import type { Paint } from './paint.ts';

/** With what letters are painted, as far as it decides whether they are seen. */
export interface Ink {
  /** Place of the operator among those of its page. */
  order: number;
  /** "#rrggbb"; null where it cannot be told. */
  color: string | null;
  /** Cut away, transparent, tiny, or in a layer that is switched off. */
  absent: boolean;
  /** False for text rendering mode 3, in which scanners write the letters of their picture. */
  painted: boolean;
  /** The piece of content that it is in, as tags count them; null outside. */
  content: number | null;
}

/** Where a letter or a word stands. */
type Place = Pick<PdfWord, 'left' | 'right' | 'baseline' | 'size'>;

/** Text rendering modes (PDF 32000-1, table 106); from 4 on the letters cut what is painted later as well. */
const outlined = 1;
const both = 2;
const invisible = 3;
const clipping = 4;

const faintest = 0.05;
/** Height of a capital letter, as a share of the size. */
const capital = 0.7;
/** In points; nothing smaller can be told from a speck. */
const tiniest = 1.2;

/** `size` is that of the font as it stands on the page. */
export function inkOf(paint: Paint, mode: number, size: number, order: number): Ink {
  const { fill, stroke, fillOpacity, strokeOpacity } = paint.state;
  const how = mode % clipping;
  const opacity = how === outlined ? strokeOpacity : how === both ? Math.max(fillOpacity, strokeOpacity) : fillOpacity;
  const color = how === outlined ? stroke : how === both && stroke !== fill ? null : fill;
  return {
    order,
    color: mode < clipping ? color : null,
    absent: paint.isHidden || size < tiniest || (how !== invisible && opacity < faintest),
    painted: mode !== invisible,
    content: paint.content,
  };
}

export const isSameInk = (a: Ink | undefined, b: Ink): boolean =>
  a !== undefined && a.color === b.color && a.absent === b.absent && a.painted === b.painted && a.content === b.content;

/** Of a letter's width and height, the share that has to be left of it. */
const leastLeft = 0.2;

/** True for a letter that is not cut away. */
export function isLeftBy({ left, top, right, bottom }: Area, letter: Place): boolean {
  const width = Math.min(right, letter.right) - Math.max(left, letter.left);
  const height = Math.min(bottom, letter.baseline) - Math.max(top, letter.baseline - capital * letter.size);
  return width >= leastLeft * (letter.right - letter.left) && height >= leastLeft * capital * letter.size;
}

/** Parts words that a reader sees from those that nobody does. */
export function partedByInk(
  words: readonly PdfWord[],
  inks: readonly Ink[],
  ground: Ground,
): { seen: PdfWord[]; unseen: PdfWord[] } {
  const seen: PdfWord[] = [];
  const unseen: PdfWord[] = [];
  for (const [at, word] of words.entries()) {
    const ink = inks[at];
    (ink && isUnseen(word, ink, ground) ? unseen : seen).push(word);
  }
  return { seen, unseen };
}

function isUnseen(word: PdfWord, { absent, painted, color, order }: Ink, ground: Ground): boolean {
  if (absent) return true;
  return painted ? ground.hides(word, color, order) : !ground.hasPicture(word);
}
