import { AnnotationMode, getDocument, OPS, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { packageFolder } from '../content/package-folder.ts';
import { guardStrayRejections } from '../content/stray-rejections.ts';
import { takeOutLines } from './drawn-lines.ts';
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
  /** null for a page without a picture on it. `page` is 1-based. */
  draw(page: number): Promise<PagePicture | null>;
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
    async draw(number) {
      const page = await pdf.getPage(number);
      try {
        return (await hasPicture(page)) ? await drawn(page) : null;
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
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const lines = takeOutLines(pixels, scale);
  context.putImageData(pixels, 0, 0);
  return { png: await canvas.encode('png'), scale, ...lines };
}
