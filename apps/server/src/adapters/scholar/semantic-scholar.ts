import type { SourceKind } from '@weekwise/domain/sources.ts';
import { doiIn } from '@weekwise/engine/sources/identifiers.ts';
import type { SourceLink, SourceRecord } from '@weekwise/engine/sources/source.ts';
import { z } from 'zod';
import { blankRecord, list, maybe, readFrame, readItems, text, webAddress, year } from './read-items.ts';
import { type Caller, pageSize, type ServiceClient, userAgent } from './service.ts';

interface SemanticScholarOptions extends Caller {
  baseUrl: string;
  /** Without one, all callers of the world share one allowance. */
  apiKey: string | null;
}

const fields = 'title,authors,year,externalIds,venue,journal,publicationTypes,openAccessPdf,url';

const paper = z.object({
  paperId: z.string(),
  title: text,
  year: maybe(year),
  authors: list(z.object({ name: text }).transform(({ name }) => name)),
  externalIds: maybe(z.object({ DOI: maybe(z.string()), ArXiv: maybe(z.string()) })),
  venue: maybe(text),
  journal: maybe(z.object({ name: maybe(text), volume: maybe(text), pages: maybe(text) })),
  publicationTypes: list(z.string()),
  openAccessPdf: maybe(z.object({ url: maybe(webAddress), status: maybe(z.string()), license: maybe(text) })),
  url: maybe(webAddress),
});
type Paper = z.output<typeof paper>;
// "data" is missing where nothing was found, and "next" on the last page.
const frame = z.object({ total: z.number(), data: z.array(z.unknown()).nullish(), next: z.number().nullish() });

/** Semantic Scholar (https://api.semanticscholar.org/api-docs/graph): articles, with free copies of many. */
export function semanticScholar({ baseUrl, apiKey, ...caller }: SemanticScholarOptions): ServiceClient {
  return {
    service: 'semantic_scholar',
    pace: { concurrency: 1, requests: 1, interval: 1100 },
    headers: {
      'user-agent': userAgent(caller),
      accept: 'application/json',
      ...(apiKey !== null && { 'x-api-key': apiKey }),
    },
    address({ kind, text: words }, _work, page) {
      if (kind === 'isbn') return null;
      const url = new URL(kind === 'doi' ? `paper/DOI:${encodeURIComponent(words)}` : 'paper/search', `${baseUrl}/`);
      if (kind !== 'doi') {
        // Quotes and hyphens are not understood here.
        url.searchParams.set(
          'query',
          words
            .replace(/["‐‑-]/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        );
        url.searchParams.set('limit', `${pageSize}`);
        url.searchParams.set('offset', `${page * pageSize}`);
      }
      url.searchParams.set('fields', fields);
      return url;
    },
    read(body) {
      if (z.object({ paperId: z.string() }).safeParse(body).success) {
        return { records: readItems([body], paper, toRecord), more: false };
      }
      const { data, next } = readFrame(body, frame);
      return { records: readItems(data ?? [], paper, toRecord), more: next != null };
    },
  };
}

function kindOf({ publicationTypes, journal, venue }: Paper): SourceKind {
  if (publicationTypes.includes('Book')) return 'book';
  if (publicationTypes.includes('BookSection')) return 'chapter';
  if (publicationTypes.length > 0 || journal?.volume != null || venue !== null) return 'article';
  return 'other';
}

function toRecord(one: Paper): SourceRecord {
  const doi = one.externalIds?.DOI ? doiIn(one.externalIds.DOI) : null;
  const open = one.openAccessPdf;
  return {
    ...blankRecord('semantic_scholar', one.paperId, one.title.replace(/^\[PDF\]\s*/i, '')),
    authors: one.authors,
    year: one.year,
    kind: kindOf(one),
    container: one.journal?.name ?? one.venue,
    volume: one.journal?.volume ?? null,
    pages: one.journal?.pages?.replace(/\s+/g, '') ?? null,
    doi,
    licence: open?.license ?? null,
    links: linksOf(one),
  };
}

function linksOf({ openAccessPdf: open, externalIds, url, paperId }: Paper): SourceLink[] {
  const link = (address: string, kind: SourceLink['kind'], format: SourceLink['format']): SourceLink => ({
    url: address,
    kind,
    format,
    licence: kind === 'page' ? null : (open?.license ?? null),
    origin: 'semantic_scholar',
  });
  const arxiv = externalIds?.ArXiv && /^[\w./-]{5,30}$/.test(externalIds.ArXiv) ? externalIds.ArXiv : null;
  return [
    ...(open?.url ? [link(open.url, 'open_text', 'pdf')] : []),
    ...(arxiv ? [link(`https://arxiv.org/pdf/${arxiv}`, 'open_text', 'pdf')] : []),
    link(url ?? `https://www.semanticscholar.org/paper/${paperId}`, 'page', 'html'),
  ];
}
