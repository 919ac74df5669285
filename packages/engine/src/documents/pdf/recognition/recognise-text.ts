import { createWorker, PSM } from 'tesseract.js';
import { type HorizontalRule, median, type PdfWord, type VerticalRule } from '../geometry.ts';
import { plainStyle } from '../plain-style.ts';

/** A picture of a page. */
export interface PagePicture {
  /** Its pixels in grey, as a PGM file. */
  pgm: Uint8Array;
  /** Pixels for each point of the page. */
  scale: number;
  /** The straight lines that were on it, in points. */
  horizontal: HorizontalRule[];
  vertical: VerticalRule[];
}

/** Reads the text of one page after the other; `close` ends it. */
export interface TextRecogniser {
  read(picture: PagePicture): Promise<PdfWord[]>;
  close(): Promise<void>;
}

/** Words that tesseract is less sure of than this (in percent) are specks and lines more often than text. */
const surest = 35;
/** Sizes of lines that differ by less than this are one size: a picture does not tell them apart. */
const sameSize = 0.22;

/** Tesseract with its English data from the package's own folder: nothing is fetched. */
export async function openRecogniser(): Promise<TextRecogniser> {
  const worker = await createWorker('eng', undefined, {
    langPath: new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')).pathname,
    cacheMethod: 'none',
    // Without a handler of its own tesseract.js throws past the promise that it also rejects.
    errorHandler: () => {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async read({ pgm, scale }) {
      await worker.setParameters({ user_defined_dpi: String(Math.round(scale * 72)) });
      const { data } = await worker.recognize(
        Buffer.from(pgm.buffer, pgm.byteOffset, pgm.length),
        {},
        { blocks: true, text: false },
      );
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
      return wordsOf(lines, scale);
    },
    async close() {
      await worker.terminate();
    },
  };
}

interface RecognisedLine {
  baseline: { y0: number; y1: number };
  rowAttributes: { rowHeight: number };
  bbox: { y0: number; y1: number };
  words: { text: string; confidence: number; bbox: { x0: number; x1: number } }[];
}

/** What tesseract makes of a round bullet. */
const misreadBullet = /^[e©®¢°«»*+.·]$/;

/** A lone sign with white before it and text behind it is a bullet, at the start of a line or of a cell. */
function withBullets(words: readonly PdfWord[]): PdfWord[] {
  return words.map((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!misreadBullet.test(word.text) || !next || next.left - word.right > 3 * word.size) return word;
    return before && word.left - before.right < word.size ? word : { ...word, text: '•' };
  });
}

function wordsOf(lines: readonly RecognisedLine[], scale: number): PdfWord[] {
  const sizeOf = (line: RecognisedLine) => (line.rowAttributes.rowHeight || line.bbox.y1 - line.bbox.y0) / scale;
  const usual = median(lines.flatMap((line) => line.words.map(() => sizeOf(line))));
  return lines.flatMap((line) => {
    const own = sizeOf(line);
    const size = Math.abs(own - usual) < sameSize * usual ? usual : own;
    const words = line.words
      .filter((word) => word.confidence >= surest && word.text.trim() !== '')
      .map((word) => ({
        text: word.text.trim(),
        left: word.bbox.x0 / scale,
        right: word.bbox.x1 / scale,
        baseline: (line.baseline.y0 + line.baseline.y1) / 2 / scale,
        size,
        ...plainStyle,
      }));
    return withBullets(words);
  });
}
