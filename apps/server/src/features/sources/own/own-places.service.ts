import { compareAuthors } from '@weekwise/engine/sources/compare-authors.ts';
import { splitNames } from '@weekwise/engine/sources/people.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { PlaceReport } from '../../../db/stored/stored-search.ts';
import type { Deps } from '../../../deps.ts';
import type { PublishedReading } from '../../../hooks.ts';
import { type OwnSearch, searchOwnFiles } from './own-files.service.ts';

export interface HereSearch extends OwnSearch {
  /** Readings of published courses that are likely the same. */
  published: PublishedReading[];
}

const mostPublished = 5;

/**
 * Looks for a work wherever the internet is not needed: the student's own files, and the courses that the public wiki
 * has.
 */
export async function searchHere(
  deps: Pick<Deps, 'db' | 'indexes' | 'hooks'>,
  userId: string,
  folderId: string,
  work: SoughtWork,
): Promise<HereSearch> {
  // The student's own course is no find. By title alone: courses write the same author in full, by family, or not at
  // all.
  const wanted = { title: work.title, author: null, limit: mostPublished, exceptOf: userId };
  const [own, alike] = await Promise.all([
    searchOwnFiles(deps, userId, folderId, work),
    work.title === '' ? null : deps.hooks.publishedReadings(deps.db, wanted),
  ]);
  const published = alike?.filter((reading) => !isByOthers(work, reading)) ?? null;
  const wiki: PlaceReport = {
    place: 'wiki',
    asked: published !== null,
    answered: published !== null,
    results: published?.length ?? 0,
    failure: null,
  };
  return { sources: own.sources, published: published ?? [], places: [...own.places, wiki] };
}

const isByOthers = (work: SoughtWork, { author }: PublishedReading): boolean =>
  author !== null && ['other', 'namesake'].includes(compareAuthors(work, { authors: splitNames(author), editors: [] }));
