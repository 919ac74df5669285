import type { comparedFields, FieldMatch } from '@weekwise/domain/sources.ts';
import { type AuthorLikeness, compareAuthors } from './compare-authors.ts';
import { compareTitles, type TitleLikeness } from './compare-titles.ts';
import { editionNumber, ordinalOf } from './edition.ts';
import type { SoughtWork } from './sought-work.ts';
import type { Source } from './source.ts';
import { toTitleForm } from './title-form.ts';

/** One thing that the syllabus says of a reading beside what a record says of it; null where it says nothing. */
export interface FieldComparison {
  field: (typeof comparedFields)[number];
  sought: string | null;
  found: string | null;
  /** `near`: not letter for letter, and likely the same; `open`: one of the two does not say. */
  match: FieldMatch;
}

type Recorded = Pick<
  Source,
  | 'title'
  | 'subtitle'
  | 'authors'
  | 'editors'
  | 'kind'
  | 'pages'
  | 'edition'
  | 'volume'
  | 'year'
  | 'doi'
  | 'isbns'
  | 'allEditions'
>;

const titles: Record<TitleLikeness['kind'], FieldComparison['match']> = {
  same: 'same',
  main: 'same',
  spelling: 'near',
  other_subtitle: 'near',
  longer: 'near',
  shorter: 'near',
  within: 'near',
  overlap: 'differs',
  other: 'differs',
};
const authors: Record<AuthorLikeness, FieldComparison['match']> = {
  same: 'same',
  family: 'same',
  misspelt: 'near',
  some: 'near',
  namesake: 'differs',
  other: 'differs',
  unnamed: 'open',
  untold: 'open',
};

/**
 * What the syllabus says of a work beside what a record says of it, in the order of `comparedFields`. Title and author
 * are always among them, the rest where the syllabus says something; the year also where the record alone does.
 */
export function compareReading(work: SoughtWork, source: Recorded): FieldComparison[] {
  const named = [...source.authors, ...source.editors];
  const all: FieldComparison[] = [
    {
      field: 'title',
      sought: fullTitle(work),
      found: fullTitle(source),
      match:
        work.title === ''
          ? 'open'
          : titles[
              compareTitles(toTitleForm(work.title, work.subtitle), toTitleForm(source.title, source.subtitle)).kind
            ],
    },
    {
      field: 'author',
      sought: joined(work.authors, work.moreAuthors),
      found: joined(named, false),
      match: authors[compareAuthors(work, source)],
    },
    // Only a chapter's own record says what is in it.
    beside('part', work.part, source.kind === 'chapter' ? source.pages && `pp. ${source.pages}` : null, isSameDigits),
    beside(
      'edition',
      work.edition && `${ordinalOf(work.edition)} edition`,
      printedEdition(source.edition),
      (sought, found) => editionNumber(sought) === editionNumber(found),
    ),
    beside('volume', work.volume && `${work.volume}`, source.volume, (sought, found) => sought === found),
    beside('year', work.year && `${work.year}`, yearOf(source), (sought, found) => found.startsWith(sought)),
    beside('doi', work.doi, source.doi, (sought, found) => sought === found),
    beside(
      'isbn',
      work.isbn,
      source.isbns.find((isbn) => isbn === work.isbn) ?? source.isbns[0] ?? null,
      (sought, found) => sought === found,
    ),
  ];
  return all.filter(({ field, sought, found }) =>
    field === 'title' || field === 'author' ? true : sought !== null || (field === 'year' && found !== null),
  );
}

function beside(
  field: FieldComparison['field'],
  sought: string | number | null,
  found: string | null,
  isSame: (sought: string, found: string) => boolean,
): FieldComparison {
  const said = sought ? `${sought}` : null;
  if (said === null || !found) return { field, sought: said, found: found || null, match: 'open' };
  return { field, sought: said, found, match: isSame(said, found) ? 'same' : 'differs' };
}

const isSameDigits = (a: string, b: string): boolean =>
  (a.match(/\d+/g) ?? []).join('–') === (b.match(/\d+/g) ?? []).join('–');

const fullTitle = ({ title, subtitle }: Pick<Recorded, 'title' | 'subtitle'>): string | null =>
  (subtitle ? `${title}: ${subtitle}` : title) || null;

/** "3" as "3rd edition"; whatever else is printed stays. */
const printedEdition = (printed: string | null): string | null =>
  printed && /^\d{1,2}$/.test(printed) ? `${ordinalOf(Number(printed))} edition` : printed;

/** The record of a work that all its editions share tells the year of the first. */
const yearOf = ({ year, allEditions }: Recorded): string | null =>
  year === null ? null : allEditions ? `${year}, the first edition` : `${year}`;

const mostNames = 3;
function joined(names: readonly string[], more: boolean): string | null {
  if (names.length === 0) return null;
  const shown = names.slice(0, mostNames).join('; ');
  return names.length > mostNames || more ? `${shown} and others` : shown;
}
