import type { ReadingSearchState, ScholarFailure, SearchMode, SourcePlace } from '@weekwise/domain/sources.ts';
import type { GradedSource } from '@weekwise/engine/sources/source.ts';

/** What was asked for: searched for again, it is the same search. */
export interface SearchRequest {
  title: string;
  author: string | null;
  readingType: string;
  mode: SearchMode;
}

/** A search as a task has it to do. */
export interface SearchItem {
  /** What the results belong to: the reading of the plan, or the search itself. */
  subject: string;
  /** Null where it is about no reading of the plan. */
  readingId: string | null;
  weekNumber: number | null;
  readingIndex: number | null;
  request: SearchRequest;
  /** What the plan says of the reading now. */
  planned: string | null;
  /** Left out, and why. */
  skip?: 'skipped' | 'under_way';
}

/** What became of one place in one search. */
export interface PlaceReport {
  place: SourcePlace;
  asked: boolean;
  answered: boolean;
  results: number;
  failure: ScholarFailure | 'switched_off' | 'not_set_up' | null;
}

/** A source as the services know it, written out in the styles of citation. */
export interface StoredSource extends GradedSource {
  citations: { bibtex: string; apa: string; mla: string; chicago: string };
}

/** How far a task is with one reading. */
export interface ItemProgress {
  state: ReadingSearchState;
  places: PlaceReport[];
  waitingFor: SourcePlace[];
  results: number;
}
