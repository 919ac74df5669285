import { sameShade } from '../../unseen.ts';
import type { Area, PdfWord } from '../geometry.ts';

/** Something painted on the page that may lie under or over text. */
interface Patch extends Area {
  /** Place in the order of painting. */
  order: number;
  /** "#rrggbb"; null where it cannot be told: a picture, a pattern, paint that lets through. */
  color: string | null;
  /** It is a rectangle that fills its extent. */
  solid: boolean;
  picture: boolean;
}

/** Smaller patches hold no text. */
const smallest = 3;
/** A page with more patches is a drawing; they say nothing about its text. */
const mostPatches = 2000;
/** How far text may reach over the edge of what covers it. */
const edge = 1;
const paper = '#ffffff';

/** What a page's text stands on, and what lies over it. */
export class Ground {
  private readonly patches: Patch[] = [];
  private readonly shades = new Map<string, readonly number[]>();

  add(area: Area, order: number, paint: { color: string | null; solid: boolean; picture?: boolean }): void {
    if (area.right - area.left < smallest || area.bottom - area.top < smallest) return;
    this.patches.push({ ...area, order, picture: false, ...paint });
  }

  /** True for text in the colour of what it stands on, or under something that hides it. */
  hides(word: PdfWord, color: string | null, order: number): boolean {
    if (this.patches.length > mostPatches) return false;
    return this.isCovered(word, order) || (color !== null && this.isShade(word, color, order));
  }

  /** True where a picture stands behind or before a place: its letters are those of a scan. */
  hasPicture(word: PdfWord): boolean {
    return this.patches.some((patch) => patch.picture && holdsMiddle(patch, word));
  }

  /** The picture at a point, the last one painted where several are. */
  pictureAt(x: number, y: number): Area | undefined {
    return this.patches.findLast(
      ({ picture, left, right, top, bottom }) => picture && left <= x && x <= right && top <= y && y <= bottom,
    );
  }

  private isCovered(word: PdfWord, order: number): boolean {
    return this.patches.some(
      (patch) =>
        patch.order > order &&
        patch.solid &&
        patch.color !== null &&
        patch.left <= word.left + edge &&
        patch.right >= word.right - edge &&
        patch.top <= word.baseline - 0.6 * word.size &&
        patch.bottom >= word.baseline,
    );
  }

  private isShade(word: PdfWord, color: string, order: number): boolean {
    for (let at = this.patches.length - 1; at >= 0; at -= 1) {
      const patch = this.patches[at];
      if (!patch || patch.order > order || !holdsMiddle(patch, word)) continue;
      const alike = patch.color !== null && this.isSameShade(patch.color, color);
      if (!alike) return false;
      if (patch.solid) return true;
    }
    return this.isSameShade(color, paper);
  }

  private isSameShade(a: string, b: string): boolean {
    if (a === b) return true;
    const other = this.shadeOf(b);
    return this.shadeOf(a).every((value, at) => Math.abs(value - (other[at] ?? 0)) < sameShade);
  }

  /** Red, green and blue, 0 to 255. */
  private shadeOf(color: string): readonly number[] {
    let shade = this.shades.get(color);
    if (!shade) {
      shade = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      this.shades.set(color, shade);
    }
    return shade;
  }
}

function holdsMiddle({ left, right, top, bottom }: Area, word: PdfWord): boolean {
  const x = (word.left + word.right) / 2;
  const y = word.baseline - 0.3 * word.size;
  return left <= x && x <= right && top <= y && y <= bottom;
}
