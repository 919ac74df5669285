import {
  comparedFields,
  fieldMatches,
  linkFormats,
  linkKinds,
  placeFailures,
  readingSearchStates,
  sourceGrades,
  sourceKinds,
  sourcePlaces,
  tieKinds,
} from '@weekwise/domain/sources.ts';
import { z } from 'zod';
import { folderId, id } from './common.ts';

export const sourcePlace = z.enum(sourcePlaces);

export const placeFailure = z.enum(placeFailures);

/** What became of one place in one search. */
export const placeOutcome = z.object({
  place: sourcePlace,
  /** For a person: "Open Library". */
  name: z.string(),
  asked: z.boolean(),
  answered: z.boolean(),
  /** Records that it gave, before those of one text were told as one. */
  results: z.int(),
  failure: placeFailure.nullable(),
  /** For a person: "Open Library did not answer in time." */
  message: z.string(),
});
export type PlaceOutcome = z.infer<typeof placeOutcome>;

export const sourceGrade = z.enum(sourceGrades);

/** Best first. */
export const sourceLink = z.object({
  url: z.string(),
  kind: z.enum(linkKinds),
  format: z.enum(linkFormats).nullable(),
  licence: z.string().nullable(),
  place: sourcePlace,
});
export type SourceLink = z.infer<typeof sourceLink>;

/** A file of the student's that a result is, with where to open it. */
export const ownFile = z.object({
  file_id: id,
  folder_id: folderId,
  folder_name: z.string(),
  name: z.string(),
  page: z.int().nullable(),
  block: z.int().nullable(),
  /** The words in it that speak of the reading. */
  excerpt: z.string().nullable(),
});

/** A published course that reads the same. */
export const publishedCourse = z.object({ wiki_id: id, title: z.string(), week_number: z.int() });

export const sourceResult = z.object({
  /** Stable for the same text of the same reading. */
  result_id: id,
  grade: sourceGrade,
  /** A sentence for the student: "Same title and author, 2nd edition of 3." */
  reason: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  authors: z.array(z.string()),
  year: z.int().nullable(),
  kind: z.enum([...sourceKinds, 'file']),
  edition: z.string().nullable(),
  publisher: z.string().nullable(),
  /** The journal, or the book that a chapter is in. */
  container: z.string().nullable(),
  pages: z.string().nullable(),
  doi: z.string().nullable(),
  isbns: z.array(z.string()),
  language: z.string().nullable(),
  licence: z.string().nullable(),
  /** Whether the first link leads to the text, free to read. */
  open_access: z.boolean(),
  /** Best first: free ones before all others. */
  links: z.array(sourceLink),
  /** Who knows it. */
  places: z.array(sourcePlace),
  /** Null for a file of the student's own. */
  citations: z.object({ bibtex: z.string(), apa: z.string(), mla: z.string(), chicago: z.string() }).nullable(),
  /** The student's own file that it is; null where it is none. */
  file: ownFile.nullable(),
  /** Where the public wiki knows it from; null where it does not come from there. */
  wiki: publishedCourse.nullable(),
});
export type SourceResult = z.infer<typeof sourceResult>;

/** One thing that the syllabus says of a reading beside what a result says of it; null where it says nothing. */
export const fieldComparison = z.object({
  field: z.enum(comparedFields),
  sought: z.string().nullable(),
  found: z.string().nullable(),
  /** `near`: not letter for letter, and likely the same; `open`: one of the two does not say. */
  match: z.enum(fieldMatches),
});

/** A result of a search, beside what was searched for. */
export const comparedResult = sourceResult.extend({
  /** Empty for a file of the student's own. */
  comparison: z.array(fieldComparison),
});
export type ComparedResult = z.infer<typeof comparedResult>;

/** How far a search is with one reading. */
export const readingSearchProgress = z.object({
  /** Null for a search that is about no reading of the plan. */
  reading_id: id.nullable(),
  week_number: z.int().nullable(),
  /** Counted from 0 within its week. */
  reading_index: z.int().nullable(),
  title: z.string(),
  /** `skipped`: it has results already. `under_way`: another task searches for it. */
  state: z.enum(readingSearchStates),
  /** Each place as soon as it is done with this reading. */
  places: z.array(placeOutcome),
  /** Places of this search that are not done yet. */
  waiting_for: z.array(sourcePlace),
  results: z.int(),
});
export type ReadingSearchProgress = z.infer<typeof readingSearchProgress>;

/** How far a task is that searches for sources. */
export const searchProgress = z.object({ readings: z.array(readingSearchProgress) });
export type SearchProgress = z.infer<typeof searchProgress>;

/** What a reading is tied to: "this is it". */
export const sourceTie = z.object({
  tie_id: id,
  reading_id: id,
  kind: z.enum(tieKinds),
  /** As the student sees it: a title, a file's name, an address. */
  label: z.string(),
  url: z.string().nullable(),
  file_id: id.nullable(),
  file_name: z.string().nullable(),
  /** What was tied, as it was then; null for a file, and for a link that no service knows. */
  result: sourceResult.nullable(),
  tied_at: z.iso.datetime(),
});
export type SourceTie = z.infer<typeof sourceTie>;
