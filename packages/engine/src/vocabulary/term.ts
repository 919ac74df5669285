import type { TermKind } from '@weekwise/domain/study-guides.ts';
import type { Citation } from '../answers/citation.ts';

/** A key term of the materials, with the words that explain it. */
export interface Term {
  /** As a glossary would print it: singular, lower case unless it is a name. */
  term: string;
  /** "STM" for short-term memory, where the materials give one. */
  abbreviation: string | null;
  /** Verbatim from the quote: what the term means, or where nothing defines it, how it is used. */
  definition: string;
  kind: TermKind;
  /** Whether a glossary of the materials prints it with this definition. */
  isListed?: true;
  /** In how many sentences it stands. */
  uses: number;
  /** How surely the definition defines, in [0, 1]; 0 where the term is only used. */
  certainty: number;
  /** Comparable within one call only; higher is more important. */
  score: number;
  /** The sentences that the definition stands in. */
  citation: Citation;
}
