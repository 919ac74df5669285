import type { Piece } from '../syllabus/lines/piece.ts';

/** One work, or part of a work, as a schedule names it. */
export interface WorkCitation {
  title: string;
  author: string | null;
  /** Folded family names of the authors. */
  families: string[];
  /** What of it is to be read, as printed; null for all of it. */
  pages: string | null;
  /** With its letter ("2006a"), where it is cited by author and year. */
  year: string | null;
  shape: 'full' | 'author-year' | 'quoted' | 'italic' | 'chapter' | 'case' | 'named' | 'plain';
  /** How surely a text of this shape is something to read, wherever it stands, in [0, 1]. */
  strength: number;
  optional: boolean;
  graduateOnly: boolean;
  piece: Piece;
}

/** What the shape of a text alone tells. */
export type CitationShape = Omit<WorkCitation, 'piece' | 'optional' | 'graduateOnly'>;
