import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import type { getExistingSources } from '@weekwise/contracts/sources.ts';
import type { SourceDownload } from '@weekwise/contracts/sources-downloads.ts';
import type { ComparedResult } from '@weekwise/contracts/sources-results.ts';

type Stored = NonNullable<ResponseInputOf<typeof getExistingSources>['search']>;

const link = { kind: 'open_text', format: 'pdf', licence: null, place: 'openalex' } as const;
/** A text that a search found, free to read. */
export const foundResult = (id: string, more: Partial<ComparedResult> = {}): ComparedResult => ({
  result_id: id,
  grade: 'great',
  reason: 'Same title and author, 2nd edition of 3.',
  title: `Text ${id}`,
  subtitle: null,
  authors: ['Ana Brandt'],
  year: 2004,
  kind: 'book',
  edition: '2nd edition',
  publisher: 'Northmere',
  container: null,
  pages: null,
  doi: null,
  isbns: [],
  language: null,
  licence: 'cc-by',
  open_access: true,
  links: [{ ...link, url: `https://open.example.org/${id}.pdf` }],
  places: ['openalex'],
  citations: { bibtex: '@book{x}', apa: 'Brandt (2004)', mla: 'Brandt', chicago: 'Brandt' },
  file: null,
  wiki: null,
  comparison: [
    { field: 'title', sought: 'A Load of Gravel', found: `Text ${id}`, match: 'differs' },
    { field: 'year', sought: null, found: '2004', match: 'open' },
  ],
  ...more,
});
/** What makes it one that is not free. */
export const closedText = {
  open_access: false,
  links: [{ ...link, kind: 'page' as const, format: null, url: 'https://shop.example.org' }],
};

/** What a search left: one place answered, one did not. */
export const storedSearch = (
  results: Partial<Stored['results']>,
  ties: Stored['ties'] = [],
): ResponseInputOf<typeof getExistingSources> => {
  const all = { great: [], close: [], related: [], ...results };
  const search: Stored = {
    folder_id: 'f1',
    reading_id: 'r1',
    week_number: 2,
    reading_index: 0,
    title: 'A Load of Gravel',
    author: null,
    reading_type: 'textbook',
    search_mode: 'balanced',
    searched_at: '2026-01-05T10:00:00Z',
    stale: false,
    places: [
      { place: 'openalex', name: 'OpenAlex', asked: true, answered: true, results: 3, failure: null, message: '' },
      {
        place: 'crossref',
        name: 'Crossref',
        asked: true,
        answered: false,
        results: 0,
        failure: 'timed_out',
        message: 'Crossref did not answer in time.',
      },
    ],
    notice: 'Crossref did not answer in time.',
    results: all,
    total_results: Object.values(all).flat().length,
    ties,
  };
  return { success: true, exists: true, search, task_id: null };
};

/** A text on its way into the folder. */
export const sourceDownload = (id: string, more: Partial<SourceDownload>): SourceDownload => ({
  download_id: id,
  url: `https://open.example.org/${id}.pdf`,
  title: null,
  state: 'stored',
  error: null,
  reading_id: 'r1',
  file_id: null,
  file_name: null,
  final_url: null,
  task_id: null,
  updated_at: '2026-01-05T10:00:00Z',
  ...more,
});

/** The reading's tie to the file that a found text became. */
export const tieToFile = (id: string): Stored['ties'][number] => ({
  tie_id: 'tie1',
  reading_id: 'r1',
  kind: 'file',
  label: `Text ${id}.pdf`,
  url: null,
  file_id: 'file1',
  file_name: `Text ${id}.pdf`,
  result: null,
  tied_at: '2026-01-05T10:00:00Z',
});
