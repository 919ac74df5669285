import type { WikiChoices, WikiLevel, WikiLicence, WikiSubject } from '@weekwise/contracts/wiki-page.ts';
import type { WikiReportReason } from '@weekwise/contracts/wiki-sharing.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PageActivities, PageGuides, PublishedPlan } from '../stored/published-course.ts';
import { users } from './auth.ts';
import { folders } from './folders.ts';
import { tsvector } from './tsvector.ts';

const moment = () => timestamp({ withTimezone: true });
const pageId = () =>
  text()
    .notNull()
    .references(() => wikiPages.id, { onDelete: 'cascade' });
const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A course as it was when it was published: what changes in the folder later changes nothing here. */
export const wikiPages = pgTable(
  'wiki_pages',
  {
    id: text().primaryKey(),
    userId: userId(),
    folderId: text()
      .notNull()
      .unique()
      .references(() => folders.id, { onDelete: 'cascade' }),
    choices: jsonb().$type<WikiChoices>().notNull(),
    title: text().notNull(),
    courseCode: text(),
    professorName: text(),
    university: text(),
    subject: text().$type<WikiSubject>(),
    academicLevel: text().$type<WikiLevel>(),
    description: text(),
    term: text(),
    licence: text().$type<WikiLicence>().notNull(),
    /** Empty, as what follows, once the page was taken back. */
    plan: jsonb().$type<PublishedPlan>().notNull(),
    activities: jsonb().$type<PageActivities>().notNull(),
    guides: jsonb().$type<PageGuides>().notNull(),
    /** Of all that it says: a course that would say something else now has another one. */
    contentHash: text().notNull(),
    weekCount: integer().notNull(),
    weeksPlanned: integer().notNull(),
    readingCount: integer().notNull(),
    assignmentCount: integer().notNull(),
    termCount: integer().notNull(),
    activityCount: integer().notNull(),
    guideCount: integer().notNull(),
    views: integer().notNull().default(0),
    copies: integer().notNull().default(0),
    published: boolean().notNull(),
    publishedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    hiddenAt: moment(),
    /** An admin; no foreign key, the page stays hidden when they go. */
    hiddenBy: text(),
    hiddenReason: text(),
  },
  (table) => [index('wiki_pages_user').on(table.userId)],
);

/** What searches look at: a row for every page that anybody may see, and for no other. */
export const wikiSearch = pgTable(
  'wiki_search',
  {
    pageId: pageId().primaryKey(),
    /** What the course is called, with weights; kept in the row, for ranking. */
    names: tsvector().notNull(),
    /** All its words, for finding; kept beside the table, so that counting rows reads little. */
    words: tsvector().notNull(),
    subject: text(),
    university: text(),
    /** As universities are compared. */
    universityKey: text(),
    academicLevel: text(),
    /** Logarithm of views and copies in coarse steps: the indexes are not written for every view. */
    popularity: smallint().notNull(),
    publishedAt: moment().notNull(),
  },
  (table) => [
    index('wiki_search_names').using('gin', table.names),
    index('wiki_search_words').using('gin', table.words),
    index('wiki_search_popular').on(table.popularity.desc(), table.publishedAt.desc(), table.pageId),
    index('wiki_search_newest').on(table.publishedAt.desc(), table.pageId),
    index('wiki_search_subject').on(table.subject, table.popularity.desc(), table.publishedAt.desc()),
    index('wiki_search_university').on(table.universityKey, table.popularity.desc(), table.publishedAt.desc()),
  ],
);

/** The words of all pages with the number of pages that have them, for finding what was meant by a misspelt one. */
export const wikiWords = pgTable('wiki_words', { word: text().primaryKey(), pages: integer().notNull() }, (table) => [
  index('wiki_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

/** Who has seen a page today, by a hash that nobody can trace once the day's salt is gone. */
export const wikiViews = pgTable(
  'wiki_views',
  { pageId: pageId(), day: date({ mode: 'string' }).notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.pageId, table.day, table.visitor] }), index('wiki_views_day').on(table.day)],
);

export const wikiViewSalts = pgTable('wiki_view_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});

/** Courses that students made of pages. */
export const wikiCopies = pgTable(
  'wiki_copies',
  {
    userId: userId(),
    /** Names one wish: asked again, it is the same course. */
    requestId: text().notNull(),
    pageId: pageId(),
    /** No foreign key: a copy that was thrown away was one all the same. */
    folderId: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] }), index('wiki_copies_page').on(table.pageId)],
);

export const wikiReports = pgTable(
  'wiki_reports',
  {
    pageId: pageId(),
    userId: userId(),
    reason: text().$type<WikiReportReason>().notNull(),
    note: text().notNull(),
    reportedAt: moment().notNull(),
    /** An admin hid the page, or found nothing wrong with it. */
    decidedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.userId] })],
);
