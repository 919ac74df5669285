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

/** How an address names a passage of a file: its first and last block, `12-14`; `12` where that is one. */
export const passageParam = ({ block, lastBlock }: SourceTarget): string =>
  lastBlock === block ? String(block) : `${block}-${lastBlock}`;

/**
 * The passage that an address names. Its words are in the history of this tab alone: whoever was sent the address sees
 * its blocks marked whole, and where it says nothing that can be understood, none.
 * @param exact what the history says; it counts only where it is about the same blocks
 */
export function targetFrom(param: string | null, exact: SourceTarget | null): SourceTarget | null {
  const [, first, last = first] = param?.match(/^(\d{1,6})(?:-(\d{1,6}))?$/) ?? [];
  if (first === undefined) return null;
  const named = { page: null, block: Number(first), lastBlock: Number(last), quote: '' };
  if (exact?.block === named.block && exact.lastBlock === named.lastBlock) return exact;
  return named.lastBlock < named.block ? null : named;
}
