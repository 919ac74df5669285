import type { SourceLink, SourceResult } from '@weekwise/contracts/sources-results.ts';
import type { StoredSource } from '../../../db/stored/stored-search.ts';
import { resultIdOf } from './result-id.ts';

const freeKinds: readonly SourceLink['kind'][] = ['open_text', 'open_page'];

/** What services know of a text, as it travels. */
export function toResult({ source, grade, reason, citations }: StoredSource): SourceResult {
  const links = source.links
    .filter(({ url }) => isWebAddress(url))
    .map(({ origin, ...link }) => ({ ...link, place: origin }));
  const { title, subtitle, authors, year, kind, edition, publisher, container, pages, doi, isbns, language, licence } =
    source;
  return {
    result_id: resultIdOf(source.key),
    grade,
    reason,
    title,
    subtitle,
    authors,
    year,
    kind,
    edition,
    publisher,
    container,
    pages,
    doi,
    isbns,
    language,
    licence,
    open_access: links.some((link) => freeKinds.includes(link.kind)),
    links,
    places: [...new Set(source.records.map(({ origin }) => origin))],
    citations,
    file: null,
    wiki: null,
  };
}

/** A service may send anything as a link; only what a browser opens as a page is one. */
export const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
