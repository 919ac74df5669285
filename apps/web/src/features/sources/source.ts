import type { SourceDownload } from '@weekwise/contracts/source-downloads.ts';
import type {
  PlaceOutcome as PlaceOnWire,
  SourceResult as ResultOnWire,
  SourceTie as TieOnWire,
} from '@weekwise/contracts/source-results.ts';
import type { SearchMode, SourceSearch as SearchOnWire } from '@weekwise/contracts/sources.ts';

export type Grade = ResultOnWire['grade'];
export const grades: readonly Grade[] = ['great', 'close', 'related'];

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

export interface Search {
  mode: SearchMode;
  searchedAt: string;
  /** The syllabus says otherwise of this reading by now. */
  stale: boolean;
  places: PlaceOnWire[];
  notice: string | null;
  results: Record<Grade, Result[]>;
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

export const resultFromWire = (wire: ResultOnWire): Result => ({
  ...wire,
  id: wire.result_id,
  openAccess: wire.open_access,
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

export const searchFromWire = (wire: SearchOnWire): Search => ({
  mode: wire.search_mode,
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

/** A page about it, for whoever has to go and get it. */
export const recordLinkOf = ({ links }: Pick<Result, 'links'>): string | null => links[0]?.url ?? null;

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
