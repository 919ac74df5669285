import { PDFDocument, StandardFonts } from 'pdf-lib';
import { makePdf, type TestPage } from '../../../../documents/pdf/testing/make-pdf.ts';
import { type LayoutPart, runsOf, type TablePart, withoutMarks } from '../parts.ts';
import { wrap } from './text.ts';

const left = 60;
const width = 492;
const top = 60;
const bottom = 732;
const leading = 13;
/** Points of the type in which the text is set. */
const fontSize = 10;

/** Something that is drawn at a height and takes as many points. */
interface Drawing {
  height: number;
  draw(page: TestPage, y: number): void;
}

/** A PDF as a word processor prints it: headings in bold, wrapped lines, bullets, ruled tables. */
export async function pdfOf(parts: readonly LayoutPart[]): Promise<Uint8Array> {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  // Lines break where the next word does not fit.
  const lines: Lines = (text, x, wide) =>
    linesOf(text, x, (line) => font.widthOfTextAtSize(withoutMarks(line), fontSize) <= wide);
  const pages: Drawing[][] = [[]];
  let used = 0;
  for (const drawing of parts.flatMap((part) => drawingsOf(part, lines))) {
    if (used + drawing.height > bottom - top) {
      pages.push([]);
      used = 0;
    }
    pages[pages.length - 1]?.push(drawing);
    used += drawing.height;
  }
  return makePdf(
    pages.map((drawings) => (page) => {
      let y = top;
      for (const drawing of drawings) {
        drawing.draw(page, y);
        y += drawing.height;
      }
    }),
  );
}

/** The lines of a text from this left edge, in this width. */
type Lines = (text: string, x: number, wide: number) => Drawing[];

function drawingsOf(part: LayoutPart, linesOf: Lines): Drawing[] {
  switch (part.kind) {
    case 'heading': {
      const size = [18, 14, 12, 11][part.level - 1] ?? 11;
      return [
        { height: size + 14, draw: (page, y) => void page.text(left, y + size + 4, part.text, { font: 'bold', size }) },
      ];
    }
    case 'paragraph':
      return [...linesOf(part.text, left, width), space];
    case 'list':
      return [
        ...part.items.flatMap(({ text }, at) => {
          const [first, ...rest] = linesOf(text, left + 18, width - 18);
          const marker = part.ordered ? `${at + 1}.` : '•';
          return first ? [withMarker(first, marker), ...rest] : [];
        }),
        space,
      ];
    case 'table':
      return [...rowsOf(part, linesOf), space];
  }
}

const space: Drawing = { height: 7, draw: () => undefined };

function withMarker(line: Drawing, marker: string): Drawing {
  return {
    height: line.height,
    draw: (page, y) => {
      page.text(left, y + 10, marker);
      line.draw(page, y);
    },
  };
}

/** Wrapped lines, each with its marks; a mark that is wrapped goes on in the next line. */
function linesOf(text: string, x: number, fits: (line: string) => boolean): Drawing[] {
  return text.split('\n').flatMap((line) => {
    let open = '';
    return wrap(line, fits).map((piece): Drawing => {
      const opened = open + piece;
      open =
        opened.split('**').length % 2 === 0 ? '**' : opened.replaceAll('**', '').split('*').length % 2 === 0 ? '*' : '';
      const runs = runsOf(opened + open);
      return { height: leading, draw: (page, y) => void runs.reduce((at, run) => drawRun(page, at, y, run), x) };
    });
  });
}

const drawRun = (page: TestPage, x: number, y: number, { text, style }: ReturnType<typeof runsOf>[number]): number =>
  page.text(x, y + 10, text, { font: style });

/** Rows of a table with all of its rules, columns as wide as their longest cells ask. */
function rowsOf({ rows }: TablePart, linesOf: Lines): Drawing[] {
  const longest = (rows[0] ?? []).map((_, column) =>
    Math.max(6, ...rows.flatMap((row) => (row[column] ?? '').split('\n').map((line) => Math.min(40, line.length)))),
  );
  const total = longest.reduce((sum, each) => sum + each, 0);
  const widths = longest.map((each) => (each / total) * width);
  const edges = [left];
  for (const each of widths) edges.push((edges[edges.length - 1] ?? left) + each);
  return rows.map((row) => {
    const cells = row.map((cell, column) => linesOf(cell, (edges[column] ?? left) + 4, (widths[column] ?? 0) - 8));
    const height = Math.max(...cells.map((lines) => lines.length)) * leading + 6;
    return {
      height,
      draw: (page, y) => {
        page.grid(edges, [y, y + height]);
        for (const lines of cells) for (const [at, line] of lines.entries()) line.draw(page, y + 3 + at * leading);
      },
    };
  });
}
