import { isbns13 } from '@weekwise/engine/sources/identifiers.ts';
import type { SourceLink, SourceRecord } from '@weekwise/engine/sources/source.ts';
import { z } from 'zod';
import { blankRecord, list, maybe, readFrame, readItems, text, year, yearOf } from './read-items.ts';
import { type Caller, pageSize, type ServiceClient, userAgent } from './service.ts';

interface OpenLibraryOptions extends Caller {
  baseUrl: string;
}

const ofWork =
  'key,title,subtitle,author_name,first_publish_year,edition_count,isbn,publisher,language,ebook_access,ia';
const ofEdition = 'key,title,subtitle,isbn,publish_date,publisher,language,ebook_access,ia';
const fields = [ofWork, 'editions', ...ofEdition.split(',').map((field) => `editions.${field}`)].join(',');

const shared = {
  // "/works/OL1W"; older answers leave the front out.
  key: z.string().regex(/^(?:\/[a-z]+\/)?OL\d+[A-Z]$/),
  title: text,
  subtitle: maybe(text),
  isbn: list(z.string()),
  publisher: list(text),
  language: list(z.string()),
  ebook_access: maybe(z.string()),
  ia: list(z.string().regex(/^[\w.-]+$/)),
};
const edition = z.object({ ...shared, publish_date: list(z.string()) });
const work = z.object({
  ...shared,
  author_name: list(text),
  first_publish_year: maybe(year),
  edition_count: maybe(z.number().int().positive()),
  editions: maybe(z.object({ docs: list(edition) })),
});
type Work = z.output<typeof work>;
const frame = z.object({ docs: z.array(z.unknown()), numFound: maybe(z.number()), start: maybe(z.number()) });

/**
 * Open Library (https://openlibrary.org/dev/docs/api/search): books and their editions, with copies to read or to
 * borrow.
 */
export function openLibrary({ baseUrl, ...caller }: OpenLibraryOptions): ServiceClient {
  return {
    service: 'open_library',
    pace: { concurrency: 2, requests: caller.contact === null ? 1 : 3, interval: 1000 },
    headers: { 'user-agent': userAgent(caller), accept: 'application/json' },
    address({ kind, text: words }, { title, authors }, page) {
      if (kind === 'doi') return null;
      const url = new URL('search.json', `${baseUrl}/`);
      const ask = (name: string, value: string) => url.searchParams.set(name, value);
      if (kind === 'isbn') ask('isbn', words);
      else if (kind === 'title_author') {
        ask('title', title);
        ask('author', (authors[0] ?? '').split(',')[0] ?? '');
      } else if (kind === 'title') ask('title', words.replaceAll('"', ''));
      else ask('q', words);
      ask('fields', fields);
      ask('limit', `${pageSize}`);
      if (page > 0) ask('page', `${page + 1}`);
      return url;
    },
    read(body) {
      const { docs, numFound, start } = readFrame(body, frame);
      return {
        records: readItems(docs, work, toRecords),
        more: docs.length >= pageSize && (numFound ?? 0) > (start ?? 0) + docs.length,
      };
    },
  };
}

/** MARC's codes of the languages that are read at universities most; others stay untold. */
const languages: Record<string, string> = {
  eng: 'en',
  fre: 'fr',
  ger: 'de',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  dut: 'nl',
  rus: 'ru',
  pol: 'pl',
  swe: 'sv',
  dan: 'da',
  nor: 'no',
  fin: 'fi',
  tur: 'tr',
  gre: 'el',
  grc: 'el',
  lat: 'la',
  jpn: 'ja',
  chi: 'zh',
  kor: 'ko',
  ara: 'ar',
  heb: 'he',
  hin: 'hi',
  ukr: 'uk',
  cze: 'cs',
  hun: 'hu',
};

/** A work told as all its editions, and beside it the edition that fits best, where one is told. */
function toRecords(one: Work): SourceRecord[] {
  const id = one.key.replace(/^.*\//, '');
  const whole: SourceRecord = {
    ...blankRecord('open_library', id, one.title),
    subtitle: one.subtitle,
    authors: one.author_name,
    year: one.first_publish_year,
    kind: 'book',
    editionCount: one.edition_count,
    publisher: only(one.publisher),
    isbns: isbns13(one.isbn).slice(0, 60),
    language: languages[only(one.language) ?? ''] ?? null,
    links: [...copies(one), page(one.key)],
  };
  const [best] = one.editions?.docs ?? [];
  const isbns = isbns13(best?.isbn ?? []);
  if (!best || (one.edition_count ?? 1) < 2 || (isbns.length === 0 && best.publish_date.length === 0)) return [whole];
  return [
    whole,
    {
      ...whole,
      id: best.key.replace(/^.*\//, ''),
      title: best.title,
      subtitle: best.subtitle,
      year: yearOf(best.publish_date[0] ?? null),
      editionCount: null,
      publisher: only(best.publisher),
      isbns,
      language: languages[only(best.language) ?? ''] ?? null,
      links: [...copies(best), page(best.key)],
    },
  ];
}

/** The only member: of several, none is true of all. */
const only = (list: readonly string[]): string | null => (list.length === 1 ? (list[0] ?? null) : null);

const page = (key: string): SourceLink =>
  link(`https://openlibrary.org${key.startsWith('/') ? key : `/works/${key}`}`, 'page');

function copies({ ebook_access: access, ia }: Pick<Work, 'ebook_access' | 'ia'>): SourceLink[] {
  const [scan] = ia;
  if (!scan) return [];
  if (access === 'public') return [link(`https://archive.org/details/${scan}`, 'open_page')];
  return access === 'borrowable' ? [link(`https://archive.org/details/${scan}`, 'borrow')] : [];
}

const link = (url: string, kind: SourceLink['kind']): SourceLink => ({
  url,
  kind,
  format: 'html',
  licence: null,
  origin: 'open_library',
});
