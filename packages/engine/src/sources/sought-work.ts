import type { SearchTermKind } from '@weekwise/domain/sources.ts';

/** The work that a line of a syllabus asks for. */
export interface SoughtWork {
  /** Without subtitle, edition, chapter and author: "Principles of Macroeconomics". */
  title: string;
  subtitle: string | null;
  /** In order; empty where the syllabus names nobody. */
  authors: string[];
  /** The line goes on with "et al." or "and others". */
  moreAuthors: boolean;
  year: number | null;
  /** 7 of "7th ed.". */
  edition: number | null;
  volume: number | null;
  /** What of the work is to be read: "Ch. 3", "pp. 12–40". */
  part: string | null;
  /** Of the chapter, where the line gives one. */
  partTitle: string | null;
  /** The book that a piece is in, where the line names it. */
  container: string | null;
  doi: string | null;
  /** 13 digits. */
  isbn: string | null;
  /** As the syllabus or the student says; null where the line does not show it. */
  kind: 'book' | 'article' | null;
}

/** One question to the services. */
export interface SearchTerm {
  kind: SearchTermKind;
  /** As a student would type it into a search box. */
  text: string;
}
