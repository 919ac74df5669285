import type { PassageRole } from '@weekwise/domain/documents.ts';

/** Where a stretch of a passage's text stands in its document: from `start` until the next place begins. */
export interface Place {
  /** Offset into `Passage.text`. */
  start: number;
  /** `Block.index` */
  block: number;
  /** 1-based, null where the format has no pages. */
  page: number | null;
  /** What print calls the page, where that is not its number. */
  pageLabel?: string;
  /**
   * What is more than running text: a row of a table, the row that heads one, lines of code, an item of a list; what is
   * chosen from in a quiz, with its question.
   */
  form?: 'row' | 'header-row' | 'code' | 'item' | 'choice';
  /** Of an entry of a glossary: how long its term is, which opens it. */
  term?: number;
}

/** A piece of a document that can be found and cited: one paragraph, list or row group, whole sentences only. */
export interface Passage {
  /** Unique in its folder: `<document id>#<ordinal>`. */
  id: string;
  documentId: string;
  /** 0-based order within the document. */
  ordinal: number;
  /** Verbatim text; sentences in reading order. */
  text: string;
  /** Titles of the headings above it, outermost first. */
  headingPath: string[];
  /** 1-based page where it begins, null where the format has none. */
  page: number | null;
  /** First and last `Block.index` it covers. */
  firstBlock: number;
  lastBlock: number;
  /** In order, the first one at 0: a block of the document begins, or a page within one. */
  places: Place[];
  /** What lowers its rank: running headers, reference lists, exercise keys, near-duplicates. */
  role: PassageRole;
}

/** Where the character at `offset` of a passage's text stands. */
export function placeAt({ places, firstBlock, page }: Passage, offset: number): Place {
  return places.findLast(({ start }) => start <= offset) ?? { start: 0, block: firstBlock, page };
}
