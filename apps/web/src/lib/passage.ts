import type { Citation } from '@weekwise/contracts/citation.ts';
import type { CitedSentence } from '@weekwise/contracts/study-guides.ts';
import type { SourceTarget } from './source-target.ts';

/** A passage of a file of the course, and where to open it. */
export interface Passage extends SourceTarget {
  fileId: string;
  fileName: string;
  /** What print calls the page, where that is not its number. */
  pageLabel?: string | undefined;
  /** The letters of the page make no sense in the file. */
  hardToRead?: boolean | undefined;
}

export type OpenPassage = (passage: Passage) => void;

/** A sentence and the passage that supports it; null where there is none. */
export interface Cited {
  text: string;
  passage: Passage | null;
}

export const passageFromWire = (wire: Citation): Passage => ({
  fileId: wire.file_id,
  fileName: wire.file_name,
  page: wire.page,
  pageLabel: wire.page_label,
  hardToRead: wire.hard_to_read,
  block: wire.block,
  lastBlock: wire.last_block,
  quote: wire.quote,
});

export const citedFromWire = ({ text, citation }: CitedSentence): Cited => ({
  text,
  passage: citation && passageFromWire(citation),
});
