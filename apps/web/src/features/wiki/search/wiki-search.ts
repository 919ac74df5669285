import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { type FoundWiki as FoundOnWire, type MarkedText, wikiOrders } from '@weekwise/contracts/wiki.ts';
import { wikiLevel, wikiSubject } from '@weekwise/contracts/wiki-page.ts';
import { type Level, type Subject, type WikiCard, wikiCardFromWire } from '../wiki.ts';

export const wikisPerPage = 20;

export type WikiSort = (typeof wikiOrders)[number];

/** What is looked for: all of it stands in the address. */
export interface WikiSearch {
  q: string;
  subject: Subject | null;
  university: string | null;
  level: Level | null;
  sort: WikiSort;
  /** Counted from 1. */
  page: number;
}

const lastPage = Math.floor(limits.wikiDeepest / wikisPerPage);

/** Reads an address. What nobody could have chosen is as if it were not there. */
export function searchFrom(params: URLSearchParams): WikiSearch {
  const page = Number(params.get('page') ?? 1);
  return {
    q: (params.get('q') ?? '').trim().slice(0, limits.wikiQueryLength),
    subject: wikiSubject.safeParse(params.get('subject')).data ?? null,
    university: (params.get('university') ?? '').trim().slice(0, limits.wikiTextLength) || null,
    level: wikiLevel.safeParse(params.get('academic_level')).data ?? null,
    sort: wikiOrders.find((order) => order === params.get('sort_by')) ?? 'relevance',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  };
}

/** The address of a search, without what goes without saying. */
export function paramsOf({ q, subject, university, level, sort, page }: WikiSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (subject) params.set('subject', subject);
  if (university) params.set('university', university);
  if (level) params.set('academic_level', level);
  if (sort !== 'relevance') params.set('sort_by', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const isFiltered = ({ subject, university, level }: WikiSearch): boolean =>
  subject !== null || university !== null || level !== null;

/** A course that was found, with the places where the words stand. */
export interface FoundWiki extends WikiCard {
  markedTitle: MarkedText;
  snippets: { place: string; text: MarkedText }[];
}

type Snippet = FoundOnWire['snippets'][number];

const placeNames: Record<Snippet['field'], string> = {
  description: t`Description`,
  topic: t`Topic`,
  reading: t`Reading`,
  assignment: t`Assignment`,
  vocabulary: t`Term`,
  professor: t`Instructor`,
  university: t`University`,
};

const placeOf = ({ field, week_number: week }: Snippet): string =>
  week === null ? placeNames[field] : t`Week ${week}, ${placeNames[field].toLowerCase()}`;

export const foundFromWire = (wire: FoundOnWire): FoundWiki => ({
  ...wikiCardFromWire(wire),
  markedTitle: wire.marked_title,
  snippets: wire.snippets.map((snippet) => ({ place: placeOf(snippet), text: snippet.text })),
});
