import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageContent } from '../geometry.ts';
import { type Matrix, multiply } from './matrix.ts';
import { uprightFrame } from './page-turn.ts';
import { PathReader } from './path-reader.ts';
import { type FontSource, TextReader } from './text-reader.ts';

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
 * Runs a page's drawing operators (PDF 32000-1, 8 and 9) as far as they put text and straight lines on it.
 * One operator list instead of pdf.js's text content: it alone knows fonts, single glyph places and drawn lines, and it
 * is made in one pass over the page.
 */
export function readPageContent(list: OperatorList, frame: PageFrame, fonts: FontSource): PageContent {
  const content = runOperators(list, frame, fonts);
  if (content.turn === 0) return content;
  return { ...runOperators(list, uprightFrame(frame, content.turn), fonts), turn: content.turn };
}

function runOperators(list: OperatorList, frame: PageFrame, fonts: FontSource): PageContent {
  const text = new TextReader(fonts, frame);
  const paths = new PathReader(frame);
  let matrix = frame.transform;
  const saved: Matrix[] = [];
  const save = () => {
    saved.push(matrix);
    text.save();
    paths.save();
  };
  const restore = () => {
    matrix = saved.pop() ?? matrix;
    text.restore();
    paths.restore();
  };
  for (let index = 0; index < list.fnArray.length; index += 1) {
    const operator = list.fnArray[index];
    const args = (list.argsArray[index] ?? []) as unknown[];
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
        break;
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.constructPath:
        paths.construct(args, matrix);
        break;
      case OPS.setLineWidth:
        paths.lineWidth = Number(args[0]);
        break;
      default:
        if (operator !== undefined) text.run(operator, args, matrix);
    }
  }
  return { page: frame.page, width: frame.width, height: frame.height, ...text.finish(), ...paths.finish() };
}
