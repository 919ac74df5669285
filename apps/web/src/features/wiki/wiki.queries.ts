import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getWiki, popularWikis, previewWikiDates, searchWikis, wikiStats } from '@weekwise/contracts/wiki.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { freshFor } from '../../lib/query-client.ts';
import { type FoundWiki, foundFromWire, type WikiSearch, wikisPerPage } from './search/wiki-search.ts';
import { type Level, pageFromWire, type Subject, type WikiCard, type WikiPage, wikiCardFromWire } from './wiki.ts';

export interface WikiResults {
  wikis: FoundWiki[];
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  hasMore: boolean;
  facets: {
    subjects: Facet<Subject>[];
    universities: Facet<string>[];
    levels: Facet<Level>[];
    /** Universities that are not among them. */
    moreUniversities: number;
  };
  /** What was searched for, where the words as they were typed are nowhere. */
  corrected: string | null;
}

export interface Facet<V extends string> {
  value: V;
  count: number;
}

export function wikiSearchQuery({ q, subject, university, level, sort, page }: WikiSearch) {
  return queryOptions({
    queryKey: ['wiki-search', q, subject, university, level, sort, page],
    queryFn: async ({ signal }): Promise<WikiResults> => {
      const query = {
        q,
        subject: subject ?? undefined,
        university: university ?? undefined,
        academic_level: level ?? undefined,
        sort_by: sort,
        limit: wikisPerPage,
        offset: (page - 1) * wikisPerPage,
      };
      const { wikis, pagination, facets, corrected_query } = await call(searchWikis, { query, signal });
      return {
        wikis: wikis.map(foundFromWire),
        total: pagination.total,
        capped: pagination.total_is_capped,
        hasMore: pagination.has_more,
        facets: {
          subjects: facets.subjects,
          universities: facets.universities,
          levels: facets.academic_levels,
          moreUniversities: facets.unlisted.universities,
        },
        corrected: corrected_query,
      };
    },
    staleTime: freshFor.searchResults,
    // The list stays while the next one is fetched: nothing jumps with every letter.
    placeholderData: keepPreviousData,
  });
}

export function popularWikisQuery(subject: Subject | null) {
  return queryOptions({
    queryKey: ['popular-wikis', subject],
    queryFn: async ({ signal }): Promise<WikiCard[]> =>
      (await call(popularWikis, { query: { subject: subject ?? undefined }, signal })).popular_wikis.map(
        wikiCardFromWire,
      ),
    staleTime: freshFor.searchResults,
  });
}

/** How much the wiki holds. */
export interface WikiStats {
  wikis: number;
  subjects: number;
  universities: number;
}

export const wikiStatsQuery = queryOptions({
  queryKey: ['wiki-stats'],
  queryFn: async ({ signal }): Promise<WikiStats> => {
    const stats = await call(wikiStats, { signal });
    return { wikis: stats.total_wikis, subjects: stats.total_subjects, universities: stats.total_universities };
  },
  staleTime: freshFor.searchResults,
});

const aMoment = 5_000;

/** A whole page, with what can be practised and the guides: what is hidden of it is hidden on the screen. */
export function wikiPageQuery(wikiId: string) {
  return queryOptions({
    queryKey: ['wiki-page', wikiId],
    queryFn: async ({ signal }): Promise<WikiPage> => {
      const query = { include_activities: 'true', include_study_guides: 'true' } as const;
      return pageFromWire(await call(getWiki, { params: { wikiId }, query, signal }));
    },
    // What was found missing a moment ago, before the page was drawn, is not asked for again with a skeleton in
    // between.
    retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
      !isApiError(error, 'wiki_not_found') || Date.now() - errorUpdatedAt > aMoment,
    staleTime: freshFor.searchResults,
  });
}

/** A week as it would be in another term. */
export interface MovedWeek {
  weekNumber: number;
  topic: string | null;
  breakName: string | null;
  startDate: CalendarDate;
  endDate: CalendarDate;
  assignments: { title: string; dueDate: CalendarDate | null }[];
}

export function movedDatesQuery(wikiId: string, firstDate: CalendarDate) {
  return queryOptions({
    queryKey: ['wiki-dates', wikiId, firstDate],
    queryFn: async ({ signal }): Promise<MovedWeek[]> => {
      const { weeks } = await call(previewWikiDates, { params: { wikiId }, query: { first_date: firstDate }, signal });
      return weeks.map((week) => ({
        weekNumber: week.week_number,
        topic: week.topic,
        breakName: week.break_name,
        startDate: week.start_date,
        endDate: week.end_date,
        assignments: week.assignments.map(({ title, due_date: dueDate }) => ({ title, dueDate })),
      }));
    },
    placeholderData: keepPreviousData,
    enabled: firstDate !== '',
  });
}
