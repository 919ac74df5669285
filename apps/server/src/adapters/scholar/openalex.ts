import type { SourceKind } from '@weekwise/domain/sources.ts';
import { doiIn } from '@weekwise/engine/sources/identifiers.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceLink, SourceRecord } from '@weekwise/engine/sources/source.ts';
import { z } from 'zod';
import { blankRecord, list, maybe, readFrame, readItems, text, webAddress, year } from './read-items.ts';
import { type Caller, pageSize, type ServiceClient, userAgent } from './service.ts';

interface OpenAlexOptions extends Caller {
  baseUrl: string;
  /** Without one, a day's allowance is small (https://developers.openalex.org/api-reference/authentication). */
  apiKey: string | null;
}

const fields =
  'id,doi,display_name,publication_year,type,language,primary_location,best_oa_location,authorships,biblio';

const location = z.object({
  is_oa: maybe(z.boolean()),
  landing_page_url: maybe(webAddress),
  pdf_url: maybe(webAddress),
  license: maybe(text),
  source: maybe(z.object({ display_name: maybe(text), host_organization_name: maybe(text), type: maybe(z.string()) })),
});
const work = z.object({
  id: z.string(),
  display_name: text,
  doi: maybe(z.string()),
  publication_year: maybe(year),
  type: maybe(z.string()),
  language: maybe(z.string()),
  primary_location: maybe(location),
  best_oa_location: maybe(location),
  authorships: list(
    z.object({ author: z.object({ display_name: text }) }).transform(({ author }) => author.display_name),
  ),
  biblio: maybe(
    z.object({
      volume: maybe(text),
      issue: maybe(text),
      first_page: maybe(text),
      last_page: maybe(text),
    }),
  ),
});
type Work = z.output<typeof work>;
const frame = z.object({
  results: z.array(z.unknown()),
  meta: maybe(z.object({ count: maybe(z.number()), page: maybe(z.number()) })),
});

/** OpenAlex (https://developers.openalex.org): works of all kinds, with where they are free to read. */
export function openAlex({ baseUrl, apiKey, ...caller }: OpenAlexOptions): ServiceClient {
  return {
    service: 'openalex',
    pace: { concurrency: 4, requests: 10, interval: 1000 },
    headers: { 'user-agent': userAgent(caller), accept: 'application/json' },
    address({ kind, text: words }, sought, page) {
      if (kind === 'isbn') return null;
      const url = new URL(kind === 'doi' ? `works/doi:${encodeURIComponent(words)}` : 'works', `${baseUrl}/`);
      if (kind !== 'doi') {
        const filter = filterOf(kind, words, sought);
        if (filter !== null) url.searchParams.set('filter', filter);
        else url.searchParams.set('search', words);
        url.searchParams.set('per_page', `${pageSize}`);
        if (page > 0) url.searchParams.set('page', `${page + 1}`);
      }
      url.searchParams.set('select', fields);
      if (caller.contact !== null) url.searchParams.set('mailto', caller.contact);
      if (apiKey !== null) url.searchParams.set('api_key', apiKey);
      return url;
    },
    read(body) {
      if (work.safeParse(body).success) return { records: readItems([body], work, toRecord), more: false };
      const { results } = readFrame(body, frame);
      return { records: readItems(results, work, toRecord), more: results.length >= pageSize };
    },
  };
}

/** In a filter a comma and a bar have meanings of their own. */
const filterText = (words: string): string =>
  words
    .replace(/[,|!:"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function filterOf(kind: string, words: string, { title, authors }: SoughtWork): string | null {
  const family = authors[0]
    ? filterText(authors[0].split(',')[0] ?? '')
        .split(' ')
        .at(-1)
    : null;
  if (kind === 'title') return `title.search:${filterText(words)}`;
  if (kind === 'title_author') return `title.search:${filterText(title)},raw_author_name.search:${family}`;
  return null;
}

const kinds: Record<string, SourceKind> = {
  // A review in OpenAlex is a survey of a field, not of a book.
  article: 'article',
  review: 'article',
  letter: 'article',
  editorial: 'article',
  preprint: 'article',
  book: 'book',
  'book-chapter': 'chapter',
  'reference-entry': 'chapter',
  dissertation: 'thesis',
  report: 'report',
};

function toRecord(item: Work): SourceRecord {
  const at = item.primary_location;
  const kind = kinds[item.type ?? ''] ?? 'other';
  const biblio = item.biblio;
  const organisation = at?.source?.host_organization_name ?? null;
  const pages = [biblio?.first_page, biblio?.last_page].filter((page) => page != null);
  return {
    ...blankRecord('openalex', item.id.replace(/^.*\//, ''), item.display_name),
    authors: item.authorships,
    year: item.publication_year,
    kind,
    publisher: organisation,
    container: at?.source?.type === 'repository' || kind === 'book' ? null : (at?.source?.display_name ?? null),
    volume: biblio?.volume ?? null,
    issue: biblio?.issue ?? null,
    pages: pages.length > 0 ? [...new Set(pages)].join('–') : null,
    doi: item.doi && doiIn(item.doi),
    language: item.language?.slice(0, 2) ?? null,
    licence: item.best_oa_location?.license ?? at?.license ?? null,
    links: linksOf(item),
  };
}

function linksOf({ best_oa_location: best, primary_location: primary, doi }: Work): SourceLink[] {
  const links: SourceLink[] = [];
  const licence = best?.license ?? null;
  const add = (url: string | null | undefined, kind: SourceLink['kind'], format: SourceLink['format']) => {
    if (url) links.push({ url, kind, format, licence: kind === 'page' ? null : licence, origin: 'openalex' });
  };
  add(best?.pdf_url, 'open_text', 'pdf');
  add(best?.landing_page_url, 'open_page', 'html');
  if (primary?.is_oa) add(primary.pdf_url, 'open_text', 'pdf');
  add(primary?.landing_page_url ?? (doi?.startsWith('https://') ? doi : null), 'page', 'html');
  return links;
}
