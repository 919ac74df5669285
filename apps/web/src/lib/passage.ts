import type { Citation } from '@weekwise/contracts/citation.ts';
import type { CitedSentence as SentenceOnWire } from '@weekwise/contracts/study-guides.ts';
import type { SourceTarget } from './source-target.ts';

/** A passage of a file of the course, and where to open it. */
export interface CitedPassage extends SourceTarget {
  fileId: string;
  fileName: string;
  /** What print calls the page, where that is not its number. */
  pageLabel?: string | undefined;
  /** The letters of the page make no sense in the file. */
  hardToRead?: boolean | undefined;
  /** What stands above it in the file. */
  heading?: string | null | undefined;
  /** The file is the course's syllabus. */
  isSyllabus?: boolean | undefined;
}

export type OpenPassage = (passage: CitedPassage) => void;

/** A sentence and the passage that supports it; null where there is none. */
export interface CitedSentence {
  text: string;
  passage: CitedPassage | null;
}

export const passageFromWire = (wire: Citation): CitedPassage => ({
  fileId: wire.file_id,
  fileName: wire.file_name,
  page: wire.page,
  pageLabel: wire.page_label,
  hardToRead: wire.hard_to_read,
  heading: wire.heading,
  isSyllabus: wire.is_syllabus,
  block: wire.block,
  lastBlock: wire.last_block,
  quote: wire.quote,
});

export const citedFromWire = ({ text, citation }: SentenceOnWire): CitedSentence => ({
  text,
  passage: citation && passageFromWire(citation),
});
