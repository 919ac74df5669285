import type { SourceGrade } from '@weekwise/domain/sources.ts';
import type { AuthorLikeness } from './compare-authors.ts';
import type { TitleLikeness } from './compare-titles.ts';
import type { SoughtWork } from './sought-work.ts';
import type { Source, SourceRecord } from './source.ts';
import type { TitleForm } from './title-form.ts';

/** What a text tells that decides its grade. */
export type Told = Pick<Source, 'allEditions'> &
  Pick<
    SourceRecord,
    | 'title'
    | 'subtitle'
    | 'originalTitle'
    | 'authors'
    | 'editors'
    | 'year'
    | 'kind'
    | 'edition'
    | 'editionCount'
    | 'container'
    | 'publisher'
    | 'doi'
    | 'isbns'
    | 'language'
  >;

/** A text beside the work that is sought, compared. */
export interface SourceComparison {
  work: SoughtWork;
  source: Told;
  sought: TitleForm;
  found: TitleForm;
  title: TitleLikeness;
  authors: AuthorLikeness;
}

/** How well a text fits; `wrong` is nothing to show. */
export interface Grading {
  grade: SourceGrade | 'wrong';
  /** A sentence for the student. */
  reason: string;
  /** How near within its grade, higher first; below 1 only a broad search shows it. */
  nearness: number;
}

export const great = (reason: string, nearness = 3): Grading => ({ grade: 'great', reason, nearness });
export const close = (reason: string, nearness = 2): Grading => ({ grade: 'close', reason, nearness });
export const related = (reason: string, nearness = 1): Grading => ({ grade: 'related', reason, nearness });
export const wrong: Grading = { grade: 'wrong', reason: '', nearness: 0 };
