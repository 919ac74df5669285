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
  /** What lowers its rank: running headers, reference lists, exercise keys, near-duplicates. */
  role: 'body' | 'reference-list' | 'exercise' | 'duplicate' | 'boilerplate';
}
