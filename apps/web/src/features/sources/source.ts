import type { SourceSearch as SearchOnWire } from '@weekwise/contracts/sources.ts';
import type { SourceDownload } from '@weekwise/contracts/sources-downloads.ts';
import type {
  ComparedResult,
  PlaceOutcome as PlaceOnWire,
  SourceResult as ResultOnWire,
  SourceTie as TieOnWire,
} from '@weekwise/contracts/sources-results.ts';
import type { SearchMode, SourceGrade } from '@weekwise/domain/sources.ts';

import type { OpenPassage } from '../../lib/passage.ts';

/** A text that may be the reading. */
export interface Result
  extends Pick<
    ResultOnWire,
    | 'grade'
    | 'reason'
    | 'title'
    | 'subtitle'
    | 'authors'
    | 'year'
    | 'kind'
    | 'edition'
    | 'publisher'
    | 'container'
    | 'doi'
    | 'licence'
    | 'links'
    | 'citations'
  > {
  id: string;
  openAccess: boolean;
  /** Beside what was searched for; empty where nothing was, and for a file of the student's own. */
  comparison: ComparedResult['comparison'];
  /** The published course that reads it too, where the wiki knows it from. */
  wiki: { wikiId: string; title: string; weekNumber: number } | null;
  /** The student's own file that it is, with where it speaks of the reading. */
  file: {
    fileId: string;
    folderId: string;
    folderName: string;
    name: string;
    page: number | null;
    block: number | null;
    excerpt: string | null;
  } | null;
}

/** "This is it": what a reading is tied to. */
export interface Tie extends Pick<TieOnWire, 'kind' | 'label' | 'url'> {
  id: string;
  fileId: string | null;
  fileName: string | null;
  resultId: string | null;
}

/** What a search asks for. */
export interface SourceQuery {
  title: string;
  author: string | null;
  readingType: string;
  mode: SearchMode;
}

export interface SourceSearch {
  asked: SourceQuery;
  searchedAt: string;
  /** The syllabus says otherwise of this reading by now. */
  stale: boolean;
  places: PlaceOnWire[];
  notice: string | null;
  results: Record<SourceGrade, Result[]>;
  total: number;
  ties: Tie[];
}

/** What became of a link that was to come into the folder. */
export interface Download extends Pick<SourceDownload, 'url' | 'state'> {
  failure: string | null;
  fileId: string | null;
  fileName: string | null;
  /** The work that fetches it; null once it has ended. */
  taskId: string | null;
}

export const resultFromWire = (wire: ResultOnWire & Partial<Pick<ComparedResult, 'comparison'>>): Result => ({
  ...wire,
  id: wire.result_id,
  openAccess: wire.open_access,
  comparison: wire.comparison ?? [],
  wiki: wire.wiki && { wikiId: wire.wiki.wiki_id, title: wire.wiki.title, weekNumber: wire.wiki.week_number },
  file: wire.file && {
    fileId: wire.file.file_id,
    folderId: wire.file.folder_id,
    folderName: wire.file.folder_name,
    name: wire.file.name,
    page: wire.file.page,
    block: wire.file.block,
    excerpt: wire.file.excerpt,
  },
});

export const tieFromWire = (wire: TieOnWire): Tie => ({
  id: wire.tie_id,
  kind: wire.kind,
  label: wire.label,
  url: wire.url,
  fileId: wire.file_id,
  fileName: wire.file_name,
  resultId: wire.kind === 'result' ? (wire.result?.result_id ?? null) : null,
});

export const searchFromWire = (wire: SearchOnWire): SourceSearch => ({
  asked: {
    title: wire.title,
    author: wire.author,
    readingType: wire.reading_type,
    mode: wire.search_mode,
  },
  searchedAt: wire.searched_at,
  stale: wire.stale,
  places: wire.places,
  notice: wire.notice,
  results: {
    great: wire.results.great.map(resultFromWire),
    close: wire.results.close.map(resultFromWire),
    related: wire.results.related.map(resultFromWire),
  },
  total: wire.total_results,
  ties: wire.ties.map(tieFromWire),
});

export const downloadFromWire = (wire: SourceDownload): Download => ({
  url: wire.url,
  state: wire.state,
  failure: wire.error?.message ?? null,
  fileId: wire.file_id,
  fileName: wire.file_name,
  taskId: wire.task_id,
});

/** A link that can be fetched into the folder: the text itself, or a page where it is free to read. */
export function openLinkOf({ links }: Pick<Result, 'links'>): Result['links'][number] | null {
  return links.find(({ kind }) => kind === 'open_text' || kind === 'open_page') ?? null;
}

/** Its links that a browser opens as pages, best first. */
export const webLinksOf = ({ links }: Pick<Result, 'links'>): Result['links'] =>
  links.filter(({ url }) => /^https?:/.test(url));

export const wikiPath = ({ wikiId }: NonNullable<Result['wiki']>): string =>
  `/wiki/course/${encodeURIComponent(wikiId)}`;

/** Where a file of the student's speaks of the reading. */
export const passageOf = (file: NonNullable<Result['file']>): Parameters<OpenPassage>[0] => ({
  fileId: file.fileId,
  fileName: file.name,
  page: file.page,
  block: file.block ?? 0,
  lastBlock: file.block ?? 0,
  quote: file.excerpt ?? '',
});

/** Whether a tie is to this very result, or to its text in the folder. */
export const isTieTo = (tie: Tie, result: Result, download: Download | null): boolean => {
  const fileId = result.file?.fileId ?? download?.fileId ?? null;
  return (fileId !== null && tie.fileId === fileId) || (!result.file && tie.resultId === result.id);
};

/** The fragment of an address is no part of what is fetched. */
export function withoutFragment(written: string): string {
  const url = URL.parse(written);
  if (!url) return written;
  url.hash = '';
  return url.href;
}
