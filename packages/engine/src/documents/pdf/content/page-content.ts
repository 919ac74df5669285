import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageContent } from '../geometry.ts';
import { Ground } from './ground.ts';
import { type Matrix, multiply } from './matrix.ts';
import type { PageResources } from './page-resources.ts';
import { uprightFrame } from './page-turn.ts';
import { Paint, within } from './paint.ts';
import { PathReader } from './path-reader.ts';
import { PictureFrames } from './picture-frames.ts';
import { TextReader } from './text-reader.ts';

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface PageFrame {
  page: number;
  width: number;
  height: number;
  /** From PDF user space to points from the page's top left. */
  transform: Matrix;
}

const isMatrix = (value: unknown): value is Matrix =>
  value !== null && typeof value === 'object' && (value as ArrayLike<unknown>).length === 6;

/**
 * Runs a page's drawing operators (PDF 32000-1, 8 and 9) as far as they put text and straight lines on it, and tells
 * text that is seen from text that is not. One operator list instead of pdf.js's text content: it alone knows fonts,
 * single glyph places, colours and drawn lines, and it is made in one pass over the page.
 */
export function readPageContent(list: OperatorList, frame: PageFrame, resources: PageResources): PageContent {
  const content = runOperators(list, frame, resources);
  if (content.turn === 0) return content;
  return { ...runOperators(list, uprightFrame(frame, content.turn), resources), turn: content.turn };
}

function runOperators(list: OperatorList, frame: PageFrame, resources: PageResources): PageContent {
  const ground = new Ground();
  const paint = new Paint(resources);
  const text = new TextReader(resources.fonts, frame, paint);
  const paths = new PathReader(frame, paint, ground);
  const pictures = new PictureFrames(paint, ground);
  let matrix = frame.transform;
  const saved: Matrix[] = [];
  const save = () => {
    saved.push(matrix);
    text.save();
    paths.save();
    paint.save();
  };
  const restore = () => {
    matrix = saved.pop() ?? matrix;
    text.restore();
    paths.restore();
    paint.restore();
  };
  for (let index = 0; index < list.fnArray.length; index += 1) {
    const operator = list.fnArray[index];
    if (operator === undefined) continue;
    const args = (list.argsArray[index] ?? []) as unknown[];
    pictures.before(operator, args, matrix, index);
    switch (operator) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
        restore();
        break;
      case OPS.transform:
        if (isMatrix(args)) matrix = multiply(matrix, args);
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (isMatrix(args[0])) matrix = multiply(matrix, args[0]);
        paint.clipTo(args[1], matrix);
        break;
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.constructPath:
        paths.construct(args, matrix, index);
        paint.endPath(args[2], matrix);
        break;
      case OPS.setLineWidth:
        paths.lineWidth = Number(args[0]);
        break;
      case OPS.shadingFill:
        ground.add(within(pageArea(frame), paint.state.clip), index, { color: null, solid: true });
        break;
      default:
        paint.run(operator, args);
        text.run(operator, args, matrix, index);
    }
  }
  pictures.close(matrix, list.fnArray.length);
  const { page, width, height } = frame;
  return { page, width, height, mirrored: false, notes: [], tables: [], ...text.finish(ground), ...paths.finish() };
}

const pageArea = ({ width, height }: PageFrame) => ({ left: 0, top: 0, right: width, bottom: height });
