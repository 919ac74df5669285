import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { ExtractedItem } from '../features/syllabus/plan/item.ts';

/** A read document, compressed as it is stored. */
export interface PackedDocument {
  packed: Uint8Array;
  format: string;
  pageCount: number | null;
  warnings: string[];
}

export interface ReadingOptions {
  signal?: AbortSignal;
  /** 1-based page that is being read now. */
  onPage?: (page: number, pageCount: number) => void;
  /** `YYYY-MM-DD`: settles the year of a syllabus that says none. */
  today?: string;
}

/**
 * Understands files away from the thread that answers requests, within limits of time and memory.
 * Throws `DocumentError` where the file is at fault: trying again would end the same.
 */
export interface DocumentReader {
  /** How many files it reads at once. */
  readonly threads: number;
  /** `bytes` are handed over: the caller cannot use them afterwards. */
  read(bytes: ArrayBuffer, fileName: string, options?: ReadingOptions): Promise<PackedDocument>;
  /** The items of a syllabus, each with a new id. */
  understand(packed: Uint8Array, fileId: string, options?: ReadingOptions): Promise<ExtractedItem[]>;
  cut(packed: Uint8Array, documentId: string, options?: ReadingOptions): Promise<Passage[]>;
  close(): Promise<void>;
}
