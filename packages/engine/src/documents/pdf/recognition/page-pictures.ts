import type { Canvas } from '@napi-rs/canvas';
import { AnnotationMode, getDocument, OPS, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { packageFolder } from '../content/package-folder.ts';
import { guardStrayRejections } from '../content/stray-rejections.ts';
import { type GreyPicture, takeOutLines } from './drawn-lines.ts';
import type { PagePicture } from './recognise-text.ts';

/** Dots per inch that tesseract reads best for the money. */
const resolution = 240;
/** Pixels of the largest picture that is drawn or unpacked. */
const mostPixels = 60_000_000;

const pictureOperators = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);

/** Draws pages of a PDF whose text is a picture. */
export interface PagePictures {
  /** `page` is 1-based. Null for a page without a picture on it, unless it is to be drawn `anyway`. */
  draw(page: number, anyway?: boolean): Promise<PagePicture | null>;
  close(): Promise<void>;
}

export async function openPagePictures(bytes: Uint8Array): Promise<PagePictures> {
  const task = getDocument({
    data: bytes.slice(),
    cMapUrl: packageFolder('cmaps'),
    standardFontDataUrl: packageFolder('standard_fonts'),
    wasmUrl: packageFolder('wasm'),
    iccUrl: packageFolder('iccs'),
    maxImageSize: mostPixels,
    canvasMaxAreaInBytes: mostPixels * 4,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const release = guardStrayRejections();
  const pdf = await task.promise.catch(async (error: unknown) => {
    release();
    await task.destroy();
    throw error;
  });
  return {
    async draw(number, anyway = false) {
      const page = await pdf.getPage(number);
      try {
        return anyway || (await hasPicture(page)) ? await drawn(page) : null;
      } finally {
        page.cleanup();
      }
    },
    async close() {
      await task.destroy();
      release();
    },
  };
}

async function hasPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  return fnArray.some((operator) => pictureOperators.has(operator));
}

async function drawn(page: PDFPageProxy): Promise<PagePicture> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(resolution / 72, Math.sqrt(mostPixels / (width * height)));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  // pdf.js draws on any canvas; its types know only the browser's.
  const target: unknown = canvas;
  await page.render({ canvas: target as HTMLCanvasElement, viewport: page.getViewport({ scale }) }).promise;
  const { pgm, picture } = inGrey(canvas);
  // Its pixels are given back now, not when somebody collects garbage: text recognition needs the room.
  canvas.width = 1;
  canvas.height = 1;
  const lines = takeOutLines(picture, scale);
  return { pgm, scale, ...lines };
}

/** What text recognition reads: a grey picture takes it a quarter of the memory, and no time to unpack. */
function inGrey(canvas: Canvas): { pgm: Uint8Array; picture: GreyPicture } {
  const { width, height } = canvas;
  const { data: colors } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const pgm = new Uint8Array(header.length + width * height);
  pgm.set(header);
  const data = pgm.subarray(header.length);
  for (let at = 0; at < data.length; at += 1) {
    const red = colors[at * 4] ?? 255;
    const green = colors[at * 4 + 1] ?? 255;
    const blue = colors[at * 4 + 2] ?? 255;
    data[at] = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  }
  return { pgm, picture: { data, width, height } };
}
