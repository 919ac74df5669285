import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Area, HorizontalRule, VerticalRule } from '../geometry.ts';
import type { Ground } from './ground.ts';
import { applyX, applyY, type Matrix } from './matrix.ts';
import type { Paint } from './paint.ts';
import { within } from './paint.ts';

/** pdf.js packs a path into numbers: an operator, then its coordinates. */
const moveTo = 0;
const lineTo = 1;
const closePath = 4;
/** Coordinates behind each operator: move, line, cubic curve, quadratic curve, close. */
const operandsOf: readonly number[] = [2, 2, 6, 4, 0];

/** A filled shape this thin is a drawn line; producers of office files draw most borders so. */
const thinnest = 2.6;
/** Dots and boxes drawn beside a line of text are its bullet. */
const smallestDot = 1.6;
const largestDot = 15;
/** Off the horizontal or vertical by no more than this, a line counts as straight. */
const skew = 0.8;

const strokes = new Set<number>([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke]);
const closesAndStrokes = new Set<number>([OPS.closeFillStroke, OPS.closeEOFillStroke]);
const fills = new Set<number>([OPS.fill, OPS.eoFill]);

/** Opaque to within this. */
const opaque = 0.97;

/** Collects the horizontal and vertical lines that a page draws, and tells `ground` of what it fills. */
export class PathReader {
  lineWidth = 1;
  private readonly widths: number[] = [];
  private readonly horizontal: HorizontalRule[] = [];
  private readonly vertical: VerticalRule[] = [];
  private readonly dots: Area[] = [];
  private readonly frame: { width: number; height: number };
  private readonly paint: Paint;
  private readonly ground: Ground;

  constructor(frame: { width: number; height: number }, paint: Paint, ground: Ground) {
    this.frame = frame;
    this.paint = paint;
    this.ground = ground;
  }

  save(): void {
    this.widths.push(this.lineWidth);
  }

  restore(): void {
    this.lineWidth = this.widths.pop() ?? this.lineWidth;
  }

  /** `order`: the operator's place among those of the page. */
  construct(args: unknown[], matrix: Matrix, order: number): void {
    const paint = Number(args[0]);
    const stroked = strokes.has(paint) || closesAndStrokes.has(paint);
    const filled = fills.has(paint);
    if (!stroked && !filled) return;
    const data = (args[1] as unknown[] | undefined)?.[0];
    if (!(data instanceof Float32Array)) return;
    const shapes = [...shapesOf(data, matrix)];
    for (const shape of shapes) {
      if (filled) this.addGround(shape, shapes.length === 1, order);
      if (this.addDot(shape.points) || shape.curved) continue;
      if (stroked) this.addOutline(shape.points);
      else this.addFilled(shape.points);
    }
  }

  /** A path of several shapes may leave holes. */
  private addGround({ points, curved }: Shape, single: boolean, order: number): void {
    const { fill, fillOpacity, replaces, clip } = this.paint.state;
    if (fillOpacity === 0 || this.paint.isHidden) return;
    const color = replaces && fillOpacity >= opaque ? fill : null;
    this.ground.add(within(extentOf(points), clip), order, { color, solid: single && !curved && isRectangle(points) });
  }

  private addDot(points: readonly number[]): boolean {
    const box = extentOf(points);
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    const small = Math.min(width, height) >= smallestDot && Math.max(width, height) <= largestDot;
    if (small && Math.abs(width - height) < 0.35 * Math.max(width, height)) this.dots.push(box);
    return small;
  }

  private addOutline(points: readonly number[]): void {
    for (let at = 0; at + 3 < points.length; at += 2) {
      this.addLine(points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0);
    }
  }

  private addFilled(points: readonly number[]): void {
    const { left, right, top, bottom } = extentOf(points);
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

  finish(): { horizontal: HorizontalRule[]; vertical: VerticalRule[]; dots: Area[] } {
    return { horizontal: this.horizontal, vertical: this.vertical, dots: this.dots };
  }
}

/** Four corners, each straight below or beside the next. */
function isRectangle(points: readonly number[]): boolean {
  const closed = points.length === 10 && points[0] === points[8] && points[1] === points[9];
  if (points.length !== 8 && !closed) return false;
  for (let at = 0; at + 3 < points.length; at += 2) {
    const across = Math.abs((points[at] ?? 0) - (points[at + 2] ?? 0));
    const down = Math.abs((points[at + 1] ?? 0) - (points[at + 3] ?? 0));
    if (Math.min(across, down) > 0.1) return false;
  }
  return true;
}

function extentOf(points: readonly number[]): Area {
  const area: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at + 1 < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  }
  return area;
}

interface Shape {
  /** x, y, x, y … on the page. */
  points: number[];
  curved: boolean;
}

/** The subpaths of a path; of curves only the ends. */
function* shapesOf(data: Float32Array, matrix: Matrix): Generator<Shape> {
  let shape: Shape = { points: [], curved: false };
  for (let at = 0; at < data.length; ) {
    const operator = data[at];
    const length = operator === undefined ? undefined : operandsOf[operator];
    if (operator === undefined || length === undefined) return;
    if (operator === moveTo) {
      if (shape.points.length > 2) yield shape;
      shape = { points: [], curved: false };
    }
    if (operator === closePath) {
      if (shape.points.length > 2) shape.points.push(shape.points[0] ?? 0, shape.points[1] ?? 0);
    } else {
      const x = data[at + length - 1] ?? 0;
      const y = data[at + length] ?? 0;
      shape.points.push(applyX(matrix, x, y), applyY(matrix, x, y));
      if (operator !== moveTo && operator !== lineTo) shape.curved = true;
    }
    at += 1 + length;
  }
  if (shape.points.length > 2) yield shape;
}
