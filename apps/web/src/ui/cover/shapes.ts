/** The tones of a cover: 0 ground, 1–3 lighter and lighter, 4 shade. */
export type Tone = 0 | 1 | 2 | 3 | 4;

/** One path of a cover, filled with a tone, or drawn with it as a line of `stroke` width. */
export interface CoverShape {
  d: string;
  tone: Tone;
  /** A hairline of the same tone closes the seams that antialiasing leaves between neighbours. */
  seam?: boolean;
  stroke?: number;
}

const short = (value: number): number => Number(value.toFixed(2));

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0z`;
}

export function diamond(x: number, y: number, radius: number): string {
  const r = short(radius * Math.SQRT2);
  return `M${short(x)} ${short(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
}

/** A quarter disc in the tile's corner: 0 top left, 1 top right, 2 bottom left, 3 bottom right. */
export function quarter(corner: number, x: number, y: number, s: number): string {
  const arcs = [
    `M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
    `M${x + s} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
    `M${x} ${y + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`,
    `M${x + s} ${y + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
  ];
  return arcs[corner] ?? '';
}

/** Half of the tile along a diagonal, right angle in the corner. */
export function flag(corner: number, x: number, y: number, s: number): string {
  const halves = [
    `M${x} ${y}h${s}L${x} ${y + s}z`,
    `M${x} ${y}h${s}v${s}z`,
    `M${x} ${y}L${x + s} ${y + s}H${x}z`,
    `M${x + s} ${y}v${s}H${x}z`,
  ];
  return halves[corner] ?? '';
}

/** A leaf along the falling (`odd`) or the rising diagonal of the tile. */
export function petal(odd: boolean, x: number, y: number, s: number): string {
  return odd
    ? `M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}A${s} ${s} 0 0 1 ${x} ${y}z`
    : `M${x + s} ${y}A${s} ${s} 0 0 1 ${x} ${y + s}A${s} ${s} 0 0 1 ${x + s} ${y}z`;
}

/** Corner indices seen in a mirror. */
export const mirrored = [1, 0, 3, 2] as const;

/** Joins neighbours of one look into one path: fewer nodes, the same picture, since order is kept. */
export function joined(shapes: readonly CoverShape[]): CoverShape[] {
  const result: CoverShape[] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    if (last && last.tone === shape.tone && last.seam === shape.seam && last.stroke === shape.stroke) last.d += shape.d;
    else result.push({ ...shape });
  }
  return result;
}
