import { z } from 'zod';
import { calendarDate, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { limits } from './limits.ts';
import { wikiCard, wikiLevel, wikiLevelFilter, wikiPage, wikiSubject, wikiSubjectFilter } from './wiki-page.ts';

/** A text in pieces, those that were searched for marked. */
const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.infer<typeof markedText>;

const foundWiki = wikiCard.extend({
  marked_title: markedText,
  /**
   * Where else the words stand: the best places first, at most three. Empty without `q`, and where only the title has
   * them.
   */
  snippets: z.array(
    z.object({
      field: z.enum(['description', 'topic', 'reading', 'assignment', 'vocabulary', 'professor', 'university']),
      week_number: z.int().nullable(),
      text: markedText,
    }),
  ),
});
export type FoundWiki = z.infer<typeof foundWiki>;

const facet = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));
/** Values of a facet that are not listed. */
const unlisted = z.int().min(0);

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const flag = z.enum(['true', 'false']).default('false');
const ofWiki = z.object({ wikiId: id });

export const wikiOrders = ['relevance', 'newest', 'popular'] as const;

/** Published courses. Without `q` all of them, and then `relevance` is `popular`. */
export const searchWikis = defineContract({
  method: 'GET',
  path: '/api/wiki/search',
  access: 'public',
  kind: 'json',
  query: z.object({
    q: z.string().trim().max(limits.wikiQueryLength).default(''),
    /** In any case. One that there is not finds nothing, as does an unknown level or university. */
    subject: wikiSubjectFilter.optional(),
    university: z.string().trim().max(limits.wikiTextLength).optional(),
    academic_level: wikiLevelFilter.optional(),
    /** In any case. An order that there is not hides nothing: it is the usual one. */
    sort_by: z.string().trim().toLowerCase().pipe(z.enum(wikiOrders).catch('relevance')).default('relevance'),
    limit: whole(1, 50).default(20),
    offset: whole(0, limits.wikiDeepest).default(0),
  }),
  response: z.object({
    wikis: z.array(foundWiki),
    pagination: z.object({
      total: z.int(),
      /** There are more than `total`: nobody counts further. */
      total_is_capped: z.boolean(),
      limit: z.int(),
      offset: z.int(),
      has_more: z.boolean(),
    }),
    /**
     * Counted with the other filters applied, the most frequent first; at most 50 of each. Where `total_is_capped`,
     * among those counted.
     */
    facets: z.object({
      subjects: facet(wikiSubject),
      universities: facet(z.string()),
      academic_levels: facet(wikiLevel),
      unlisted: z.object({ subjects: unlisted, universities: unlisted, academic_levels: unlisted }),
    }),
    /** What was searched for in place of `q`, which no course has as it is spelt; null where that was not needed. */
    corrected_query: z.string().nullable(),
  }),
  errors: [],
});

/** What is viewed and copied most. */
export const popularWikis = defineContract({
  method: 'GET',
  path: '/api/wiki/popular',
  access: 'public',
  kind: 'json',
  query: z.object({ limit: whole(1, 50).default(8), subject: wikiSubjectFilter.optional() }),
  response: z.object({ popular_wikis: z.array(wikiCard) }),
  errors: [],
});

export const wikiStats = defineContract({
  method: 'GET',
  path: '/api/wiki/stats',
  access: 'public',
  kind: 'json',
  response: z.object({
    total_wikis: z.int(),
    total_subjects: z.int(),
    total_universities: z.int(),
    total_weeks: z.int(),
    total_readings: z.int(),
    total_views: z.int(),
    total_copies: z.int(),
    /** null where nothing is published. */
    newest_at: instant.nullable(),
  }),
  errors: [],
});

/** Whether the wiki can be searched just now. */
export const wikiHealth = defineContract({
  method: 'GET',
  path: '/api/wiki/health',
  access: 'public',
  kind: 'json',
  response: z.object({ status: z.enum(['ok', 'down']), published: z.int().nullable(), checked_at: instant }),
  errors: [],
});

/** A published course. Whoever opens it counts as one view a day, however often. */
export const getWiki = defineContract({
  method: 'GET',
  path: '/api/wiki/:wikiId',
  access: 'public',
  kind: 'json',
  params: ofWiki,
  query: z.object({ include_activities: flag, include_study_guides: flag }),
  response: wikiPage,
  errors: ['wiki_not_found'],
});

/** The weeks of a published course as they would be in a term that begins on `first_date`. */
export const previewWikiDates = defineContract({
  method: 'GET',
  path: '/api/wiki/:wikiId/dates',
  access: 'public',
  kind: 'json',
  params: ofWiki,
  query: z.object({ first_date: calendarDate }),
  response: z.object({
    weeks: z.array(
      z.object({
        week_number: z.int(),
        topic: z.string().nullable(),
        break_name: z.string().nullable(),
        start_date: calendarDate,
        end_date: calendarDate,
        assignments: z.array(z.object({ title: z.string(), due_date: calendarDate.nullable() })),
      }),
    ),
  }),
  errors: ['wiki_not_found'],
});
