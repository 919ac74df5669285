import type { LinkFormat, LinkKind, SourceGrade, SourceKind, SourcePlace } from '@weekwise/domain/sources.ts';

/** What the product knows of a text that may be a reading of the syllabus: where it was found, and how well it fits. */

export interface SourceLink {
  url: string;
  kind: LinkKind;
  /** null where nobody says. */
  format: LinkFormat | null;
  /** As the service writes it: "cc-by", an address of a licence. */
  licence: string | null;
  origin: SourcePlace;
}

/** One record as one service tells it. What it does not tell is null or empty. */
export interface SourceRecord {
  origin: SourcePlace;
  /** At its origin. */
  id: string;
  title: string;
  subtitle: string | null;
  /** Of a translation: the title it was translated from. */
  originalTitle: string | null;
  /** "Given Family" or "Family, Given", in order. */
  authors: string[];
  editors: string[];
  year: number | null;
  kind: SourceKind;
  /** As printed: "2nd ed.", "revised". */
  edition: string | null;
  /** How many editions the origin knows of the work. */
  editionCount: number | null;
  publisher: string | null;
  /** The journal, or the book that a chapter is in. */
  container: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  isbns: string[];
  /** Two letters (ISO 639-1) where the origin's code has them. */
  language: string | null;
  licence: string | null;
  links: SourceLink[];
}

/** Records that are the same text, told as one. `links` holds the links of all, best first. */
export interface Source extends Omit<SourceRecord, 'origin' | 'id'> {
  /** Stable for the same text: a DOI, an ISBN, or the first record's id. */
  key: string;
  records: { origin: SourcePlace; id: string }[];
  /** Told of all editions together: the year is that of the first. */
  allEditions?: boolean;
}

export interface GradedSource {
  source: Source;
  grade: SourceGrade;
  /** A sentence for the student: "Same title and author, 2nd edition of 3." */
  reason: string;
}
