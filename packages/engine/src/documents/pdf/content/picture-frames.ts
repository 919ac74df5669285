import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Ground } from './ground.ts';
import type { Matrix } from './matrix.ts';
import { areaIn, type Paint, within } from './paint.ts';

const unitSquare = [0, 0, 1, 1];

const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);
/** What changes nothing about a frame that was made for a picture. */
const silent = new Set<number>([OPS.dependency, OPS.setGState, OPS.clip, OPS.eoClip]);
const closing = new Set<number>([OPS.save, OPS.restore, OPS.paintFormXObjectEnd, OPS.beginText]);

/**
 * Finds where pictures stand. A picture fills the unit square of its own coordinates (PDF 32000-1, 8.9.5), so a page
 * sets these before each. pdf.js is told not to unpack pictures and leaves them out; what is left of one are
 * coordinates in which nothing is drawn.
 */
export class PictureFrames {
  private isOpen = false;
  private readonly paint: Paint;
  private readonly ground: Ground;

  constructor(paint: Paint, ground: Ground) {
    this.paint = paint;
    this.ground = ground;
  }

  /** Called before each operator; `matrix` is that in force. */
  before(operator: number, args: readonly unknown[], matrix: Matrix, order: number): void {
    if (pictures.has(operator)) this.add(matrix, order);
    if (operator === OPS.transform) {
      this.isOpen = true;
    } else if (!this.isOpen) {
      return;
    } else if (closing.has(operator)) {
      this.close(matrix, order);
    } else if (!silent.has(operator) && !(operator === OPS.constructPath && args[0] === OPS.endPath)) {
      this.isOpen = false;
    }
  }

  close(matrix: Matrix, order: number): void {
    if (this.isOpen) this.add(matrix, order);
    this.isOpen = false;
  }

  private add(matrix: Matrix, order: number): void {
    const area = areaIn(matrix, unitSquare);
    if (area) this.ground.add(within(area, this.paint.state.clip), order, { color: null, solid: true, picture: true });
  }
}
