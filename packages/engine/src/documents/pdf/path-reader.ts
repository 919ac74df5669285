import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { HorizontalRule, VerticalRule } from './geometry.ts';
import { applyX, applyY, type Matrix } from './matrix.ts';

/** pdf.js packs a path into numbers: an operator, then its coordinates. */
const moveTo = 0;
const lineTo = 1;
const curveTo = 2;
const quadraticTo = 3;
const closePath = 4;

/** A filled shape this thin is a drawn line; producers of office files draw most borders so. */
const thinnest = 2.6;
/** Off the horizontal or vertical by no more than this, a line counts as straight. */
const skew = 0.8;

const strokes = new Set<number>([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke]);
const closesAndStrokes = new Set<number>([OPS.closeFillStroke, OPS.closeEOFillStroke]);
const fills = new Set<number>([OPS.fill, OPS.eoFill]);

/** Collects the horizontal and vertical lines that a page draws. */
export class PathReader {
  lineWidth = 1;
  private readonly widths: number[] = [];
  private readonly horizontal: HorizontalRule[] = [];
  private readonly vertical: VerticalRule[] = [];
  private readonly frame: { width: number; height: number };

  constructor(frame: { width: number; height: number }) {
    this.frame = frame;
  }

  save(): void {
    this.widths.push(this.lineWidth);
  }

  restore(): void {
    this.lineWidth = this.widths.pop() ?? this.lineWidth;
  }

  construct(args: unknown[], matrix: Matrix): void {
    const paint = Number(args[0]);
    const stroked = strokes.has(paint) || closesAndStrokes.has(paint);
    const filled = fills.has(paint);
    if (!stroked && !filled) return;
    const data = (args[1] as unknown[] | undefined)?.[0];
    if (!(data instanceof Float32Array)) return;
    for (const shape of shapesOf(data, matrix)) {
      if (stroked) this.addOutline(shape);
      else this.addFilled(shape);
    }
  }

  private addOutline(points: readonly number[]): void {
    for (let at = 0; at + 3 < points.length; at += 2) {
      this.addLine(points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0);
    }
  }

  private addFilled(points: readonly number[]): void {
    let left = Infinity;
    let right = -Infinity;
    let top = Infinity;
    let bottom = -Infinity;
    for (let at = 0; at + 1 < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const width = right - left;
    const height = bottom - top;
    if (height <= thinnest && width >= height) this.addLine(left, (top + bottom) / 2, right, (top + bottom) / 2);
    else if (width <= thinnest) this.addLine((left + right) / 2, top, (left + right) / 2, bottom);
  }

  private addLine(x0: number, y0: number, x1: number, y1: number): void {
    const left = Math.max(0, Math.min(x0, x1));
    const right = Math.min(this.frame.width, Math.max(x0, x1));
    const top = Math.max(0, Math.min(y0, y1));
    const bottom = Math.min(this.frame.height, Math.max(y0, y1));
    if (left > right || top > bottom) return;
    if (bottom - top <= skew && right - left > bottom - top) {
      this.horizontal.push({ y: (top + bottom) / 2, left, right });
    } else if (right - left <= skew && bottom - top > right - left) {
      this.vertical.push({ x: (left + right) / 2, top, bottom });
    }
  }

  finish(): { horizontal: HorizontalRule[]; vertical: VerticalRule[] } {
    return { horizontal: this.horizontal, vertical: this.vertical };
  }
}

/** The straight-edged subpaths as flat lists of page coordinates; a subpath with a curve is no rule and is left out. */
function* shapesOf(data: Float32Array, matrix: Matrix): Generator<number[]> {
  let points: number[] = [];
  let curved = false;
  for (let at = 0; at < data.length; ) {
    const operator = data[at];
    if (operator === moveTo || operator === lineTo) {
      if (operator === moveTo) {
        if (points.length > 2 && !curved) yield points;
        points = [];
        curved = false;
      }
      const x = data[at + 1] ?? 0;
      const y = data[at + 2] ?? 0;
      points.push(applyX(matrix, x, y), applyY(matrix, x, y));
      at += 3;
    } else if (operator === curveTo) {
      curved = true;
      at += 7;
    } else if (operator === quadraticTo) {
      curved = true;
      at += 5;
    } else if (operator === closePath) {
      if (points.length > 2) points.push(points[0] ?? 0, points[1] ?? 0);
      at += 1;
    } else {
      return;
    }
  }
  if (points.length > 2 && !curved) yield points;
}
