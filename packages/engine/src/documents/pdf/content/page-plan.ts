import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadingLimits } from '../../limits.ts';

/** Which pages of a PDF are read. */
export interface PagePlan {
  /** 1-based, ascending. */
  pages: number[];
  /** What is left out, in words for a student; null where nothing is. */
  leftOut: string | null;
}

/**
 * Pages that every file may have, and the bytes for which it may have one more: a page of words has several hundred.
 */
const fewPages = 200;
const bytesOfPage = 100;
/** A file may show some of its pages twice. One that does so without end was made to keep a reader busy. */
const mostRepeats = 20;

/**
 * A tree of pages says how many there are, and may name one page as often as it likes, in six bytes each. So a page is
 * read once, however often it is named, and the number of pages has to fit the size of the file.
 */
export async function planPages(pdf: PDFDocumentProxy, fileBytes: number, limits: ReadingLimits): Promise<PagePlan> {
  const most = Math.min(limits.pages, fewPages + Math.floor(fileBytes / bytesOfPage));
  const seen = new Set<string>();
  const pages: number[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, most); number++) {
    const { ref } = await pdf.getPage(number);
    const name = ref ? `${ref.num} ${ref.gen}` : `page ${number}`;
    if (!seen.has(name)) pages.push(number);
    else if (number - pages.length > mostRepeats) {
      return { pages, leftOut: 'This file names the same page again and again; it was read once.' };
    }
    seen.add(name);
  }
  const isWhole = pdf.numPages <= most;
  return { pages, leftOut: isWhole ? null : onlyFirst(most, pdf.numPages) };
}

/** "This file has 5,200 pages; the first 3,000 were read." */
export function onlyFirst(read: number, all: number): string {
  const number = (count: number): string => count.toLocaleString('en');
  return `This file has ${number(all)} pages; only the first ${number(read)} were read.`;
}
