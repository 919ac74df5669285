import type { SourceLink, SourceResult } from '@weekwise/contracts/source-results.ts';
import type { OwnSource } from './own/own-files.service.ts';
import { resultIdOf, resultIdOfFile } from './result-id.ts';
import type { StoredSource } from './stored-search.ts';

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
  };
}

/** A service may send anything as a link; only what a browser opens as a page is one. */
export const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

export function toOwnResult({ file, grade, reason, place }: OwnSource, folderId: string): SourceResult {
  return {
    result_id: resultIdOfFile(file.id),
    grade,
    reason,
    title: file.name,
    subtitle: null,
    authors: [],
    year: null,
    kind: 'file',
    edition: null,
    publisher: null,
    container: null,
    pages: null,
    doi: null,
    isbns: [],
    language: null,
    licence: null,
    open_access: false,
    links: [],
    places: [file.folderId === folderId ? 'folder' : 'other_folder'],
    citations: null,
    file: {
      file_id: file.id,
      folder_id: file.folderId,
      folder_name: file.folderName,
      name: file.name,
      page: place?.page ?? null,
      block: place?.block ?? null,
      excerpt: place?.excerpt ?? null,
    },
  };
}
