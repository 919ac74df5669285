import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import type { Database } from '../../db/client.ts';
import type { PublishedReading, WantedReading } from '../../hooks.ts';
import { findMatches } from './finding/matches.repo.ts';
import { byIndex } from './finding/search.repo.ts';
import { queryOf, searchWords } from './finding/search-words.ts';
import { findOpenPages } from './pages.repo.ts';

const mostPages = 20;
/** Of titles that are the same work's. */
const alike = 0.6;

/** Published courses that read the same, but for those of `exceptOf`: the likest titles first. */
export async function findPublishedReadings(
  db: Database,
  { title, author, limit, exceptOf }: WantedReading,
): Promise<PublishedReading[]> {
  const wanted = searchWords(author === null ? title : `${title} ${author}`).slice(0, 12);
  if (wanted.length === 0) return [];
  const noFilters = { subject: null, university: null, academicLevel: null };
  const search = { filters: noFilters, sort: 'relevance', limit: mostPages, offset: 0 } as const;
  const { ids } = await byIndex(db, (tx) => findMatches(tx, queryOf(wanted, 'all'), search));
  const pages = await findOpenPages(db, ids);
  const others = pages.filter(({ userId }) => userId !== exceptOf);
  const readings = others.flatMap((page) =>
    page.plan.weeks.flatMap(({ week_number: weekNumber, readings }) =>
      readings.map((reading) => ({
        wikiId: page.id,
        wikiTitle: page.title,
        weekNumber,
        title: reading.title,
        author: reading.author,
        pages: reading.pages,
        likeness: titleLikeness(title, reading.title),
      })),
    ),
  );
  return readings
    .filter(({ likeness }) => likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ likeness: _, ...reading }) => reading);
}
