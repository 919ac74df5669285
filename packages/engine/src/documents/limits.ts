import { DocumentError } from './errors.ts';

/** How far a reader may go with one file, whatever the file says of itself. */
export interface ReadingLimits {
  /** Bytes of the file as uploaded. */
  fileBytes: number;
  /** Bytes of all parts of a zipped format (DOCX, PPTX, ODT) together, unpacked. */
  expandedBytes: number;
  /** Elements of one markup part (XML, HTML). */
  elements: number;
  /** Nesting of elements, lists, quotations, groups. */
  depth: number;
  blocks: number;
  cells: number;
  /** UTF-16 code units of all blocks together. */
  characters: number;
}

export const readingLimits: ReadingLimits = {
  fileBytes: 25 * 1024 * 1024,
  expandedBytes: 96 * 1024 * 1024,
  elements: 1_500_000,
  depth: 400,
  blocks: 200_000,
  cells: 400_000,
  characters: 30_000_000,
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
