import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentError } from '../../errors.ts';
import { packageFolder } from './package-folder.ts';
import { type FontFacts, openParser } from './parser-port.ts';
import { guardStrayRejections } from './stray-rejections.ts';

/** Takes the rare font that reaches pdf.js's display half, and shows nothing. */
function fontSink(): HTMLDocument {
  class StyleSheet {
    readonly cssRules: never[] = [];
    insertRule(): void {}
  }
  const sink: unknown = { defaultView: { CSSStyleSheet: StyleSheet }, adoptedStyleSheets: [] };
  return sink as HTMLDocument;
}

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  fonts: FontFacts;
  close: () => Promise<void>;
}

/**
 * Opens a PDF for reading only its text and lines: nothing is fetched, no script runs, no image is decoded.
 * `close` must be called when done.
 * @throws DocumentError file_encrypted | file_damaged
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  if (isCutOff(bytes)) throw damaged();
  const release = guardStrayRejections();
  const { worker, fonts } = openParser();
  const task: PDFDocumentLoadingTask = getDocument({
    // pdf.js takes its input over; the caller's bytes stay untouched.
    data: bytes.slice(),
    worker,
    ownerDocument: fontSink(),
    disableFontFace: false,
    fontExtraProperties: true,
    useSystemFonts: false,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableRange: true,
    disableStream: true,
    useWorkerFetch: false,
    cMapUrl: packageFolder('cmaps'),
    standardFontDataUrl: packageFolder('standard_fonts'),
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
    release();
  };
  try {
    return { pdf: await task.promise, fonts, close };
  } catch (error) {
    await close();
    throw explained(error);
  }
}

/** How far from the end of a file its end mark may stand; some servers append to what they send. */
const tail = 4096;

/**
 * A PDF ends by saying where its index stands. pdf.js repairs a file that was cut before that, and gives the pages that
 * are left as if they were all.
 */
function isCutOff(bytes: Uint8Array): boolean {
  const end = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, bytes.length - tail)));
  return !end.includes('%%EOF') && !end.includes('startxref');
}

const damaged = (cause?: unknown): DocumentError =>
  new DocumentError('file_damaged', 'This PDF is damaged or incomplete and cannot be opened.', { cause });

/** pdf.js's own errors as what a student can act on. */
export function explained(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new DocumentError(
      'file_encrypted',
      'This PDF is protected with a password. Save it without one and upload it again.',
      {
        cause: error,
      },
    );
  }
  return damaged(error);
}
