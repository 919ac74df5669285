import type { SourceKind } from '@weekwise/domain/sources.ts';
import { doiIn, isbns13 } from '@weekwise/engine/sources/identifiers.ts';
import type { SourceLink, SourceRecord } from '@weekwise/engine/sources/source.ts';
import { z } from 'zod';
import { blankRecord, list, maybe, readFrame, readItems, text, webAddress, year } from './read-items.ts';
import { type Caller, pageSize, type ServiceClient, userAgent } from './service.ts';

interface CrossrefOptions extends Caller {
  baseUrl: string;
}

const person = z
  .object({ family: maybe(text), given: maybe(text), name: maybe(text) })
  .transform(({ family, given, name }) => (family ? (given ? `${family}, ${given}` : family) : name))
  .pipe(z.string());
const dated = maybe(
  z
    .object({ 'date-parts': z.array(z.array(z.unknown())) })
    .transform((date) => date['date-parts'][0]?.[0])
    .pipe(year),
);
const item = z.object({
  DOI: z.string(),
  title: list(text).pipe(z.array(z.string()).min(1)),
  subtitle: list(text),
  'original-title': list(text),
  author: list(person),
  editor: list(person),
  issued: dated,
  published: dated,
  type: maybe(z.string()),
  publisher: maybe(text),
  'container-title': list(text),
  volume: maybe(text),
  issue: maybe(text),
  page: maybe(text),
  'edition-number': maybe(text),
  ISBN: list(z.string()),
  language: maybe(z.string()),
  license: list(z.object({ URL: webAddress, 'content-version': maybe(z.string()) })),
  link: list(z.object({ URL: webAddress, 'content-type': maybe(z.string()) })),
});
type Item = z.output<typeof item>;
const frame = z.object({
  status: z.literal('ok'),
  message: z.union([z.object({ items: z.array(z.unknown()) }), z.object({ DOI: z.string() }).loose()]),
});

/**
 * Crossref (https://www.crossref.org/documentation/retrieve-metadata/rest-api/): what publishers register. Whoever can
 * be written to is answered in the "polite" pool, and may ask more often.
 */
export function crossref({ baseUrl, ...caller }: CrossrefOptions): ServiceClient {
  return {
    service: 'crossref',
    pace:
      caller.contact === null
        ? { concurrency: 1, requests: 1, interval: 1000 }
        : { concurrency: 3, requests: 3, interval: 1000 },
    headers: { 'user-agent': userAgent(caller), accept: 'application/json' },
    address({ kind, text: words }, { title, subtitle, authors, year: of }, page) {
      const url = new URL(kind === 'doi' ? `works/${encodeURIComponent(words)}` : 'works', `${baseUrl}/`);
      const ask = (name: string, value: string) => url.searchParams.set(name, value);
      if (kind === 'isbn') ask('filter', `isbn:${words}`);
      else if (kind === 'title_author') {
        ask('query.bibliographic', [title, subtitle, of].filter((part) => part !== null).join(' '));
        ask('query.author', authors.slice(0, 2).join(' '));
      } else if (kind === 'title') ask('query.bibliographic', words.replaceAll('"', ''));
      else if (kind !== 'doi') ask('query', words);
      if (kind !== 'doi') {
        ask('rows', `${pageSize}`);
        if (page > 0) ask('offset', `${page * pageSize}`);
      }
      if (caller.contact !== null) ask('mailto', caller.contact);
      return url;
    },
    read(body) {
      const { message } = readFrame(body, frame);
      const items = 'items' in message && Array.isArray(message.items) ? message.items : [message];
      // Some deposits have no title; all of a page's are something else.
      const titled = items.filter((one) => !hasNoTitle(one));
      const readable = titled.length === 0 && items.length > 1 ? items : titled;
      return { records: readItems(readable, item, toRecord), more: items.length >= pageSize };
    },
  };
}

const untitled = z.object({ DOI: z.string(), title: z.array(z.string()).max(0).nullish() });
const hasNoTitle = (one: unknown): boolean => untitled.safeParse(one).success;

const kinds: Record<string, SourceKind> = {
  'journal-article': 'article',
  'proceedings-article': 'article',
  'posted-content': 'article',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'reference-entry': 'chapter',
  dissertation: 'thesis',
  report: 'report',
  'peer-review': 'review',
};

function toRecord(one: Item): SourceRecord {
  const kind = kinds[one.type ?? ''] ?? 'other';
  const doi = doiIn(one.DOI) ?? one.DOI.toLowerCase();
  const licence = one.license.find(({ URL }) => /creativecommons\.org/.test(URL))?.URL ?? null;
  const [title = '', ...more] = one.title;
  return {
    ...blankRecord('crossref', doi, title),
    subtitle: one.subtitle[0] ?? more[0] ?? null,
    // Many repeat the title here; only another one says that it is a translation.
    originalTitle: one['original-title'].find((original) => original.toLowerCase() !== title.toLowerCase()) ?? null,
    authors: one.author,
    editors: one.editor,
    year: one.issued ?? one.published,
    kind,
    edition: one['edition-number'],
    publisher: one.publisher,
    container: kind === 'book' ? null : (one['container-title'][0] ?? null),
    volume: one.volume,
    issue: one.issue,
    pages: one.page,
    doi,
    isbns: isbns13(one.ISBN),
    language: one.language?.slice(0, 2).toLowerCase() ?? null,
    licence,
    links: linksOf(one, doi, licence),
  };
}

/**
 * A publisher's links to full texts are for machines with a contract; only under an open licence are they for anybody.
 */
function linksOf({ link }: Item, doi: string, licence: string | null): SourceLink[] {
  const page: SourceLink = {
    url: `https://doi.org/${doi}`,
    kind: 'page',
    format: 'html',
    licence: null,
    origin: 'crossref',
  };
  if (licence === null) return [page];
  const texts = link.flatMap(({ URL, 'content-type': type }): SourceLink[] => {
    const format = type === 'application/pdf' ? 'pdf' : type === 'text/html' ? 'html' : null;
    return format ? [{ url: URL, kind: 'open_text', format, licence, origin: 'crossref' }] : [];
  });
  return [...texts, page];
}
