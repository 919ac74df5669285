import { type Passage, placeAt } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import type { Evidence } from '../syllabus/course.ts';

/** Where a claim comes from. */
export interface Citation {
  /** null where the place is in no passage of the index. */
  passageId: string | null;
  documentId: string;
  /** Of the quote's first character. */
  page: number | null;
  /** What print calls that page, where that is not its number. */
  pageLabel?: string;
  /** `Block.index` of the quote's first and of its last character. */
  block: number;
  lastBlock: number;
  /** Innermost heading above it. */
  heading: string | null;
  /** Verbatim. */
  quote: string;
}

/** Cites `passage.text.slice(start, end)`. */
export function citeStretch(passage: Passage, start: number, end: number): Citation {
  const { page, pageLabel, block } = placeAt(passage, start);
  return {
    passageId: passage.id,
    documentId: passage.documentId,
    page,
    ...(pageLabel !== undefined && { pageLabel }),
    block,
    lastBlock: placeAt(passage, end - 1).block,
    heading: passage.headingPath.at(-1) ?? null,
    quote: passage.text.slice(start, end),
  };
}

/** Cites lines of the syllabus, in the passage of the index that holds them. */
export function citeEvidence(
  { block, page, text: quote }: Evidence,
  documentId: string,
  index: PassageIndex,
): Citation {
  const around = index.passages.filter(
    (passage) => passage.documentId === documentId && passage.firstBlock <= block && block <= passage.lastBlock,
  );
  // A heading stands in no passage; the first one below it opens at the same place.
  const below = index.passages.find((passage) => passage.documentId === documentId && passage.firstBlock > block);
  const passage = around.find(({ text }) => text.includes(quote)) ?? around[0] ?? below;
  const heading = passage?.headingPath.at(-1) ?? null;
  return { passageId: passage?.id ?? null, documentId, page, block, lastBlock: block, heading, quote };
}
