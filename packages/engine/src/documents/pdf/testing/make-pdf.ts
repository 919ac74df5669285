import {
  clip,
  degrees,
  endPath,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
  setTextRenderingMode,
} from 'pdf-lib';

const fontNames = {
  plain: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  italic: StandardFonts.HelveticaOblique,
} as const;
type FontName = keyof typeof fontNames;

interface TextStyle {
  font?: FontName;
  size?: number;
  /** Degrees, counter-clockwise. */
  turn?: number;
  color?: Color;
  /** 0 (transparent) to 1. */
  opacity?: number;
  /** The text rendering mode of the PDF specification: 3 paints nothing. */
  mode?: number;
}

/** Red, green and blue, 0 to 1. */
type Color = readonly [number, number, number];
const black: Color = [0, 0, 0];

/** A page to draw on for a test; places are points from the top left, text stands on `y`. */
export class TestPage {
  /** The page of pdf-lib, for what only one test draws. */
  readonly page: PDFPage;
  private readonly fonts: Record<FontName, PDFFont>;

  constructor(page: PDFPage, fonts: Record<FontName, PDFFont>) {
    this.page = page;
    this.fonts = fonts;
  }

  /** Answers where the text ends. */
  text(x: number, y: number, text: string, style: TextStyle = {}): number {
    const { font = 'plain', size = 10, turn = 0, color = black, opacity, mode = 0 } = style;
    const face = this.fonts[font];
    this.page.pushOperators(pushGraphicsState(), setTextRenderingMode(mode));
    this.page.drawText(text, {
      x,
      y: this.page.getHeight() - y,
      size,
      font: face,
      rotate: degrees(turn),
      color: rgb(...color),
      opacity,
    });
    this.page.pushOperators(popGraphicsState());
    return x + face.widthOfTextAtSize(text, size);
  }

  /** Wraps text to a width as a word processor does; answers the baseline below the last line. */
  wrapped(x: number, y: number, width: number, text: string, style: TextStyle & { leading?: number } = {}): number {
    const { font = 'plain', size = 10, leading = 12 } = style;
    let line = '';
    let baseline = y;
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.fonts[font].widthOfTextAtSize(longer, size) > width) {
        this.text(x, baseline, line, style);
        baseline += leading;
        line = word;
      } else {
        line = longer;
      }
    }
    this.text(x, baseline, line, style);
    return baseline + leading;
  }

  line(x0: number, y0: number, x1: number, y1: number, thickness = 0.5): void {
    const height = this.page.getHeight();
    this.page.drawLine({ start: { x: x0, y: height - y0 }, end: { x: x1, y: height - y1 }, thickness });
  }

  /** A filled rectangle, as office programs draw borders and bullets. */
  box(x: number, y: number, width: number, height: number, style: { color?: Color; opacity?: number } = {}): void {
    const { color = black, opacity } = style;
    this.page.drawRectangle({
      x,
      y: this.page.getHeight() - y - height,
      width,
      height,
      color: rgb(...color),
      opacity,
    });
  }

  /** Draws with all but a rectangle cut away. */
  within(x: number, y: number, width: number, height: number, draw: () => void): void {
    const bottom = this.page.getHeight() - y - height;
    this.page.pushOperators(pushGraphicsState(), rectangle(x, bottom, width, height), clip(), endPath());
    draw();
    this.page.pushOperators(popGraphicsState());
  }

  /** All lines of a grid. */
  grid(xs: readonly number[], ys: readonly number[]): void {
    const [left, right] = [xs[0] ?? 0, xs[xs.length - 1] ?? 0];
    const [top, bottom] = [ys[0] ?? 0, ys[ys.length - 1] ?? 0];
    for (const x of xs) this.line(x, top, x, bottom);
    for (const y of ys) this.line(left, y, right, y);
  }
}

interface PdfOptions {
  title?: string;
  size?: [number, number];
  /** Changes the file before it is written: labels of pages, form fields, annotations. */
  finish?: (pdf: PDFDocument) => void | Promise<void>;
}

/** A PDF with a page for each function. */
export async function makePdf(
  pages: readonly ((page: TestPage) => void)[],
  { title, size = [612, 792], finish }: PdfOptions = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  if (title !== undefined) pdf.setTitle(title);
  const fonts = {
    plain: await pdf.embedFont(fontNames.plain),
    bold: await pdf.embedFont(fontNames.bold),
    italic: await pdf.embedFont(fontNames.italic),
  };
  for (const draw of pages) draw(new TestPage(pdf.addPage(size), fonts));
  await finish?.(pdf);
  return await pdf.save();
}
