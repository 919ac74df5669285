import { DocumentError } from './errors.ts';

/** How far a reader may go with one file, whatever the file says of itself. */
export interface ReadingLimits {
  /** Bytes of the file as uploaded. */
  fileBytes: number;
  /** Bytes of all parts of a zipped format (DOCX, PPTX, ODT) together, unpacked. */
  expandedBytes: number;
  /** From here on, unpacked bytes may be no more than `expansion` times the packed ones. */
  suspiciousBytes: number;
  expansion: number;
  /** Elements of markup (XML, HTML) that stand in memory at one time. */
  elements: number;
  /** Elements of an XML part that is read piece by piece. */
  streamedElements: number;
  /** Nesting of elements, lists, quotations, groups. */
  depth: number;
  /** Lines of a format that is read by lines; what follows is left out. */
  lines: number;
  /** Characters of markup for people (Markdown, LaTeX); a longer text is read as plain text. */
  markupCharacters: number;
  /** Pages of a PDF; what follows is left out. */
  pages: number;
  /** Words and lines that are drawn on one page of a PDF, each. */
  marksOfPage: number;
  blocks: number;
  cells: number;
  /** UTF-16 code units of all blocks together. */
  characters: number;
}

export const readingLimits: ReadingLimits = {
  fileBytes: 25 * 1024 * 1024,
  expandedBytes: 64 * 1024 * 1024,
  suspiciousBytes: 8 * 1024 * 1024,
  expansion: 100,
  elements: 400_000,
  streamedElements: 5_000_000,
  depth: 300,
  lines: 150_000,
  markupCharacters: 4_000_000,
  pages: 3_000,
  marksOfPage: 30_000,
  blocks: 60_000,
  cells: 120_000,
  characters: 12_000_000,
};

export interface ReadOptions {
  limits?: Partial<ReadingLimits>;
  /** Called before each page is read, 1-based, by formats that have pages and take their time. */
  onProgress?: (page: number, pageCount: number) => void;
}

export function limitsOf(options: ReadOptions = {}): ReadingLimits {
  return { ...readingLimits, ...options.limits };
}

/** @throws DocumentError `file_expands_too_far` */
export function refuseExpansion(): never {
  throw new DocumentError(
    'file_expands_too_far',
    'This file unpacks to far more than a document of its size holds, so it was not opened. Save it again from the program that made it.',
  );
}

/** What a document says of itself where its end was left out. */
export const cutWarning = 'This file is extraordinarily long; only its first part was read.';

/** The text up to the limits on characters and lines. */
export function withinLines(whole: string, limits: ReadingLimits): { text: string; cut: boolean } {
  const text = whole.slice(0, limits.characters);
  const ends = /[\n\f]/g;
  for (let lines = 0; lines < limits.lines; lines += 1) {
    if (!ends.test(text)) return { text, cut: text.length < whole.length };
  }
  return { text: text.slice(0, ends.lastIndex), cut: true };
}

/** What is left of the limits on output while one document is being put together. */
export class OutputBudget {
  private readonly limits: ReadingLimits;
  private blocks = 0;
  private cells = 0;
  private characters = 0;
  private spent = false;

  constructor(limits: ReadingLimits) {
    this.limits = limits;
  }

  /** Takes room for one block; false, from the first time on, when there is none left. */
  take(characters: number, cells = 0): boolean {
    this.blocks += 1;
    this.cells += cells;
    this.characters += characters;
    this.spent ||=
      this.blocks > this.limits.blocks || this.cells > this.limits.cells || this.characters > this.limits.characters;
    return !this.spent;
  }

  get exhausted(): boolean {
    return this.spent;
  }
}
