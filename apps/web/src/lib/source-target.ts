/** A place in a file of the course: what a viewer scrolls to and marks. */
export interface SourceTarget {
  /** 1-based; null where the format has no pages. */
  page: number | null;
  /** First and last block of the passage, as `documentBlock.index`. */
  block: number;
  lastBlock: number;
  /** Verbatim words to mark. */
  quote: string;
}
