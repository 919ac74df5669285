import { isbns13 } from '@weekwise/engine/sources/identifiers.ts';
import type { SourceLink, SourceRecord } from '@weekwise/engine/sources/source.ts';
import { z } from 'zod';
import { blankRecord, list, maybe, readFrame, readItems, text, webAddress, yearOf } from './read-items.ts';
import { type Caller, pageSize, type ServiceClient, userAgent } from './service.ts';

interface GoogleBooksOptions extends Caller {
  baseUrl: string;
  apiKey: string;
}

const volume = z.object({
  id: z.string(),
  volumeInfo: z.object({
    title: text,
    subtitle: maybe(text),
    authors: list(text),
    publisher: maybe(text),
    publishedDate: maybe(z.string()),
    industryIdentifiers: list(z.object({ identifier: z.string() }).transform(({ identifier }) => identifier)),
    language: maybe(z.string()),
    infoLink: maybe(webAddress),
    canonicalVolumeLink: maybe(webAddress),
  }),
  accessInfo: maybe(
    z.object({
      viewability: maybe(z.string()),
      publicDomain: maybe(z.boolean()),
      webReaderLink: maybe(webAddress),
      pdf: maybe(z.object({ downloadLink: maybe(webAddress) })),
      epub: maybe(z.object({ downloadLink: maybe(webAddress) })),
    }),
  ),
});
type Volume = z.output<typeof volume>;
// "items" is missing where nothing was found.
const frame = z.object({ totalItems: z.number(), items: z.array(z.unknown()).nullish() });

/** Google Books (https://developers.google.com/books/docs/v1/using): asked only with a key of one's own. */
export function googleBooks({ baseUrl, apiKey, ...caller }: GoogleBooksOptions): ServiceClient {
  return {
    service: 'google_books',
    pace: { concurrency: 3, requests: 5, interval: 1000 },
    // A header keeps the key out of the addresses that proxies write down.
    headers: { 'user-agent': userAgent(caller), accept: 'application/json', 'x-goog-api-key': apiKey },
    address({ kind, text: words }, { title, authors }, page) {
      if (kind === 'doi') return null;
      const family = (authors[0] ?? '').split(',')[0] ?? '';
      const query = {
        isbn: `isbn:${words}`,
        title_author: `intitle:"${title.replaceAll('"', '')}" inauthor:"${family}"`,
        title: `intitle:${words}`,
        author: words,
        topic: words,
      }[kind];
      const url = new URL('volumes', `${baseUrl}/`);
      url.searchParams.set('q', query);
      url.searchParams.set('printType', 'books');
      url.searchParams.set('maxResults', `${pageSize}`);
      if (page > 0) url.searchParams.set('startIndex', `${page * pageSize}`);
      return url;
    },
    read(body) {
      const { items } = readFrame(body, frame);
      return { records: readItems(items ?? [], volume, toRecord), more: (items?.length ?? 0) >= pageSize };
    },
  };
}

function toRecord({ id, volumeInfo: info, accessInfo: access }: Volume): SourceRecord {
  return {
    ...blankRecord('google_books', id, info.title),
    subtitle: info.subtitle,
    authors: info.authors,
    year: yearOf(info.publishedDate),
    kind: 'book',
    publisher: info.publisher,
    isbns: isbns13(info.industryIdentifiers),
    language: info.language?.slice(0, 2) ?? null,
    licence: access?.publicDomain ? 'public domain' : null,
    links: linksOf(info, access),
  };
}

function linksOf(info: Volume['volumeInfo'], access: Volume['accessInfo']): SourceLink[] {
  const licence = access?.publicDomain ? 'public domain' : null;
  const link = (url: string, kind: SourceLink['kind'], format: SourceLink['format']): SourceLink => ({
    url: url.replace(/^http:/, 'https:'),
    kind,
    format,
    licence: kind === 'page' || kind === 'preview' ? null : licence,
    origin: 'google_books',
  });
  const whole = access?.viewability === 'ALL_PAGES';
  const page = info.canonicalVolumeLink ?? info.infoLink;
  return [
    ...(whole && access?.pdf?.downloadLink ? [link(access.pdf.downloadLink, 'open_text', 'pdf')] : []),
    ...(whole && access?.epub?.downloadLink ? [link(access.epub.downloadLink, 'open_text', 'epub')] : []),
    ...(whole && access?.webReaderLink ? [link(access.webReaderLink, 'open_page', 'html')] : []),
    ...(access?.viewability === 'PARTIAL' && access.webReaderLink
      ? [link(access.webReaderLink, 'preview', 'html')]
      : []),
    ...(page ? [link(page, 'page', 'html')] : []),
  ];
}
