import type { FoundWiki, MarkedText } from '@weekwise/contracts/wiki.ts';
import type { Transaction } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { LightPage, PageCard } from '../pages.repo.ts';
import { findOpenCards, findOpenPages } from '../pages.repo.ts';
import { allCells } from './cells-cache.ts';
import { corrected } from './correct.ts';
import { type Facets, facetsOf } from './facets.ts';
import { marked, snippets } from './marks.ts';
import { findMatches, findSorted, type Matches, mostCounted } from './matches.repo.ts';
import * as repo from './search.repo.ts';
import { queryOf, type SearchWord, searchWords, universityKey } from './search-words.ts';
import { pagesWith } from './words.repo.ts';

type FindDeps = Pick<Deps, 'db' | 'clock'>;

export interface WantedWikis {
  text: string;
  subject: string | null;
  university: string | null;
  academicLevel: string | null;
  sort: repo.WikiSearch['sort'];
  limit: number;
  offset: number;
}

interface FoundPage {
  page: LightPage;
  title: MarkedText;
  snippets: FoundWiki['snippets'];
}

export interface WikiSearchResult {
  pages: FoundPage[];
  total: number;
  isCapped: boolean;
  hasMore: boolean;
  facets: Facets['counts'];
  /** What was searched for in the place of words that no page has. */
  correctedText: string | null;
}

/** Pages with all of the words; where none has, with the words that were meant; else with any of them. */
export async function searchPages(deps: FindDeps, wanted: WantedWikis): Promise<WikiSearchResult> {
  const typed = searchWords(wanted.text);
  if (typed.length === 0) return wanted.text === '' ? browse(deps, wanted) : nothing;
  const { db } = deps;
  const filters = filtersOf(wanted);
  const found = await repo.byIndex(db, async (tx): Promise<Hits> => {
    const best = await bestHits(tx, wanted, typed);
    if (best.total <= mostCounted || wanted.sort === 'relevance') return best;
    // Beyond what is counted the found ones are not the newest ones.
    return { ...best, ids: await inOrder(tx, best, { ...wanted, filters }) };
  });
  const isCapped = found.total > mostCounted;
  return {
    pages: await shown(deps, found.ids, found.words),
    total: Math.min(found.total, mostCounted),
    isCapped,
    hasMore: wanted.offset + found.ids.length < found.total,
    facets: facetsOf(found.cells, filters).counts,
    correctedText: found.correctedText,
  };
}

async function bestHits(tx: Transaction, wanted: WantedWikis, typed: readonly SearchWord[]): Promise<Hits> {
  const exact = await hits(tx, wanted, typed, 'all', null);
  // Words that pages have, though none that the filters let through, are not misspelt.
  if (exact.cells.length > 0) return exact;
  const meant = await corrected(tx, typed);
  const correctedText = meant?.map(({ word }) => word).join(' ') ?? null;
  const better = meant ? await hits(tx, wanted, meant, 'all', correctedText) : exact;
  if (better.cells.length > 0 || typed.length === 1) return better;
  return hits(tx, wanted, meant ?? typed, 'any', correctedText);
}

/** So many pages are sorted sooner than the words of those along an order are read. */
const mostSorted = 20_000;

async function inOrder(tx: Transaction, { query, words, how }: Hits, search: repo.WikiSearch): Promise<string[]> {
  const known = await pagesWith(
    tx,
    words.map(({ word }) => word),
  );
  const counts = words.map(({ word }) => known.get(word) ?? 0);
  const expected = how === 'all' ? Math.min(...counts) : Math.max(...counts);
  return expected > mostSorted ? repo.findInOrder(tx, query, search) : findSorted(tx, query, search);
}

const filtersOf = ({ subject, university, academicLevel }: WantedWikis): repo.WikiFilters => ({
  subject,
  academicLevel,
  university: university === null ? null : universityKey(university),
});

interface Hits extends Matches {
  query: string;
  words: readonly SearchWord[];
  /** Of the words. */
  how: 'all' | 'any';
  correctedText: string | null;
}

async function hits(
  tx: Transaction,
  wanted: WantedWikis,
  words: readonly SearchWord[],
  how: 'all' | 'any',
  correctedText: string | null,
): Promise<Hits> {
  const query = queryOf(words, how);
  const matches = await findMatches(tx, query, { ...wanted, filters: filtersOf(wanted) });
  return { ...matches, query, words, how, correctedText };
}

/** All pages, the most popular first where no other order was asked for. */
async function browse(deps: FindDeps, wanted: WantedWikis): Promise<WikiSearchResult> {
  const filters = filtersOf(wanted);
  const ids = await repo.findInOrder(deps.db, null, { ...wanted, filters });
  const { total, counts } = facetsOf(await allCells(deps.db, deps.clock), filters);
  const hasMore = wanted.offset + ids.length < total;
  return { ...nothing, pages: await shown(deps, ids, []), total, hasMore, facets: counts };
}

async function shown({ db }: FindDeps, ids: readonly string[], words: readonly SearchWord[]): Promise<FoundPage[]> {
  const stems = new Set(words.map(({ stem }) => stem));
  return (await findOpenPages(db, ids)).map((page) => ({
    page,
    title: marked(page.title, stems),
    snippets: snippets(page, stems),
  }));
}

const noValues = { listed: [], more: 0 };
const nothing: WikiSearchResult = {
  pages: [],
  total: 0,
  isCapped: false,
  hasMore: false,
  facets: { subject: noValues, university: noValues, academicLevel: noValues },
  correctedText: null,
};

export async function popularPages(
  { db }: FindDeps,
  { subject, limit }: { subject: string | null; limit: number },
): Promise<PageCard[]> {
  const filters = { subject, university: null, academicLevel: null };
  return findOpenCards(db, await repo.findInOrder(db, null, { filters, sort: 'popular', limit, offset: 0 }));
}
