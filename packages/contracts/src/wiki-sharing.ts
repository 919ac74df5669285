import { z } from 'zod';
import { calendarDate, folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { folder, folderName } from './folders.ts';
import { limits } from './limits.ts';
import { planChange } from './syllabus-review-proposal.ts';
import { wikiCard, wikiChoices, wikiPage, wikiRemoval } from './wiki-page.ts';

const ofWiki = z.object({ wikiId: id });
const folderErrors = ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found'] as const;

const ownWiki = z.object({
  wiki_id: id,
  folder_id: folderId,
  folder_name: z.string(),
  /** `hidden` by an admin: nobody else sees it, and publishing it anew does not bring it back. */
  state: z.enum(['published', 'unpublished', 'hidden']),
  /** What the admin gives as the reason; null unless hidden. */
  hidden_reason: z.string().nullable(),
  /** The course has changed since: refreshed, the page would say something else. */
  outdated: z.boolean(),
  choices: wikiChoices,
  /** null while it is not published. */
  page: wikiCard.nullable(),
});
export type OwnWiki = z.infer<typeof ownWiki>;

/** The student's own pages, those that were taken back included. */
export const listOwnWikis = defineContract({
  method: 'GET',
  path: '/api/wiki/mine',
  access: 'session',
  kind: 'json',
  response: z.object({ wikis: z.array(ownWiki) }),
  errors: [],
});

/**
 * The page as it would be, and everything that is kept out of it. Nothing is published by it. Without `choices`: those
 * of the page as it is, else what can be told from the course; `choices` in the answer are the ones that were used.
 * Without `folder_id`: the course that was open last.
 */
export const previewWiki = defineContract({
  method: 'POST',
  path: '/api/wiki/preview',
  access: 'session',
  kind: 'json',
  body: z.object({ user_id: id.optional(), folder_id: folderId.optional(), choices: wikiChoices.optional() }),
  response: z.object({
    page: wikiPage,
    choices: wikiChoices,
    removals: z.array(wikiRemoval),
    /** Characters that a quotation may have. */
    quotation_length: z.int(),
    /** What the course has to choose from. */
    available: z.object({
      readings: z.int(),
      terms: z.int(),
      activities: z.int(),
      study_guides: z.int(),
      professor_name: z.string().nullable(),
    }),
    /** The page that is there already. */
    published: ownWiki.nullable(),
  }),
  errors: folderErrors,
});

/**
 * Publishes a course, or makes its page anew. Without `folder_id`, or without a body: the course that was open last.
 * Without `choices` as in the preview.
 */
export const forceWikiGeneration = defineContract({
  method: 'POST',
  path: '/api/wiki/force-generation',
  access: 'session',
  kind: 'json',
  body: z.object({ user_id: id.optional(), folder_id: folderId.optional(), choices: wikiChoices.optional() }),
  response: z.object({
    success: z.literal(true),
    wiki_id: id,
    wiki: ownWiki,
    removals: z.array(wikiRemoval),
  }),
  errors: [...folderErrors, 'wiki_hidden'],
});

/** Takes the own page back at once. Published again later, it has the same address. */
export const unpublishWiki = defineContract({
  method: 'POST',
  path: '/api/wiki/:wikiId/unpublish',
  access: 'session',
  kind: 'json',
  params: ofWiki,
  response: z.object({ success: z.literal(true), wiki: ownWiki }),
  errors: ['wiki_not_found'],
});

/**
 * Makes a course of the student's own of a published plan, its dates moved to a term that begins on `first_date`. Sent
 * again with the same `request_id`, it answers with the course that it made.
 */
export const cloneWiki = defineContract({
  method: 'POST',
  path: '/api/wiki/:wikiId/clone',
  access: 'session',
  kind: 'json',
  params: ofWiki,
  body: z.object({ request_id: id, folder_name: folderName, first_date: calendarDate }),
  response: z.object({ success: z.literal(true), folder }),
  errors: ['wiki_not_found', 'folder_name_taken'],
});

/**
 * What the published plan has otherwise than the student's: `added` is only there, `removed` only in the own plan.
 * Where both have dates, the published ones are moved to the student's term first.
 */
export const compareWiki = defineContract({
  method: 'GET',
  path: '/api/wiki/:wikiId/compare',
  access: 'session',
  kind: 'json',
  params: ofWiki,
  query: z.object({ folder_id: folderId }),
  response: z.object({
    wiki_id: id,
    folder_id: folderId,
    /** First day of the student's term, to which the dates were moved; null where they were not. */
    moved_to: calendarDate.nullable(),
    changes: z.array(planChange),
    /** Weeks, readings and work that both have. */
    same: z.object({ weeks: z.int(), readings: z.int(), assignments: z.int() }),
  }),
  errors: ['wiki_not_found', ...folderErrors],
});

export const wikiReportReason = z.enum(['personal_data', 'copyright', 'spam', 'offensive', 'wrong', 'other']);
export type WikiReportReason = z.infer<typeof wikiReportReason>;

/** Tells the admins of a page. Who reports it again says it anew. */
export const reportWiki = defineContract({
  method: 'POST',
  path: '/api/wiki/:wikiId/report',
  access: 'session',
  kind: 'json',
  params: ofWiki,
  body: z.object({ reason: wikiReportReason, note: z.string().trim().max(limits.wikiReportLength).default('') }),
  response: z.object({ success: z.literal(true) }),
  errors: ['wiki_not_found'],
});

const reportedWiki = z.object({
  wiki_id: id,
  title: z.string(),
  user_id: id,
  published: z.boolean(),
  hidden: z.object({ reason: z.string(), by: id, at: instant }).nullable(),
  /** Newest first; decided ones are gone. */
  reports: z.array(z.object({ reason: wikiReportReason, note: z.string(), user_id: id, reported_at: instant })),
});
export type ReportedWiki = z.infer<typeof reportedWiki>;
const admin = { access: 'admin', kind: 'json' } as const;

/** Pages with reports that nobody has decided, and those that are hidden. */
export const listReportedWikis = defineContract({
  method: 'GET',
  path: '/api/admin/wiki/reports',
  ...admin,
  response: z.object({ wikis: z.array(reportedWiki) }),
  errors: [],
});

/** Nobody but its owner hears of the page from now on. Decides its reports. */
export const hideWiki = defineContract({
  method: 'POST',
  path: '/api/admin/wiki/:wikiId/hide',
  ...admin,
  params: ofWiki,
  body: z.object({ reason: z.string().trim().min(1).max(limits.wikiReportLength) }),
  response: z.object({ success: z.literal(true), wiki: reportedWiki }),
  errors: ['wiki_not_found'],
});

/** Shows a hidden page again, or decides that the reports of a page are none. */
export const restoreWiki = defineContract({
  method: 'POST',
  path: '/api/admin/wiki/:wikiId/restore',
  ...admin,
  params: ofWiki,
  body: z.object({ reason: z.string().trim().min(1).max(limits.wikiReportLength) }),
  response: z.object({ success: z.literal(true), wiki: reportedWiki }),
  errors: ['wiki_not_found'],
});
