import type { SourceResult } from '@weekwise/contracts/sources-results.ts';
import type { PublishedReading } from '../../hooks.ts';
import { resultIdOf, resultIdOfFile } from '../syllabus/ties/result-id.ts';
import type { OwnSource } from './own/own-files.service.ts';

/** What only catalogues tell. */
const untold = {
  subtitle: null,
  authors: [],
  year: null,
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
  citations: null,
};

export function toOwnResult({ file, grade, reason, place }: OwnSource, folderId: string): SourceResult {
  return {
    ...untold,
    result_id: resultIdOfFile(file.id),
    grade,
    reason,
    title: file.name,
    kind: 'file',
    places: [file.folderId === folderId ? 'folder' : 'other_folder'],
    file: {
      file_id: file.id,
      folder_id: file.folderId,
      folder_name: file.folderName,
      name: file.name,
      page: place?.page ?? null,
      block: place?.block ?? null,
      excerpt: place?.excerpt ?? null,
    },
    wiki: null,
  };
}

/**
 * What the wiki has is that somebody else's course reads it, and how that course names it; the text itself is not
 * there.
 */
export function toPublishedResult(reading: PublishedReading): SourceResult {
  const { wikiId, wikiTitle, weekNumber, title, author, pages } = reading;
  return {
    ...untold,
    result_id: resultIdOf(`wiki ${wikiId} ${weekNumber} ${title}`),
    grade: 'related',
    reason: `Week ${weekNumber} of the published course “${wikiTitle}” reads it too.`,
    title,
    authors: author === null ? [] : [author],
    kind: 'other',
    pages,
    places: ['wiki'],
    file: null,
    wiki: { wiki_id: wikiId, title: wikiTitle, week_number: weekNumber },
  };
}
