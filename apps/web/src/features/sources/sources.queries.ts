import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getExistingSources } from '@weekwise/contracts/sources.ts';
import { downloadSources, listSourceDownloads } from '@weekwise/contracts/sources-downloads.ts';
import { resolveLink, tieSource, untieSource } from '@weekwise/contracts/sources-ties.ts';
import { deleteTaskProgress, getTaskProgress, type TaskProgress } from '@weekwise/contracts/tasks.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { freshFor } from '../../lib/query-client.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import {
  type Download,
  downloadFromWire,
  openLinkOf,
  type Result,
  resultFromWire,
  type SourceSearch,
  searchFromWire,
  type Tie,
} from './source.ts';

/** A reading of the plan, by its id and by its place. */
export interface ReadingOf {
  userId: string;
  folderId: string;
  readingId: string;
  week: number;
  /** Counted from 0 within its week. */
  index: number;
}

/** What was found for a reading; `search` is null where nobody has searched yet. */
export function storedSearchQuery({ userId, folderId, week, index, readingId }: ReadingOf) {
  return queryOptions({
    queryKey: ['sources', folderId, readingId],
    queryFn: async ({ signal }): Promise<{ search: SourceSearch | null; taskId: string | null }> => {
      const params = { userId, folderId, week, readingIndex: index };
      const { search, task_id: taskId } = await call(getExistingSources, { params, signal });
      return { search: search && searchFromWire(search), taskId };
    },
    staleTime: freshFor.searchResults,
    refetchOnMount: 'always',
  });
}

/** A task that searches, as the screen follows it. */
export interface SearchTask extends Pick<TaskProgress, 'status' | 'message' | 'progress'> {
  failure: string | null;
  readings: NonNullable<TaskProgress['search']>['readings'];
}

const pollEvery = 700;
export const isOpen = (status: TaskProgress['status']): boolean => status === 'pending' || status === 'processing';

export function searchTaskQuery(taskId: string | null) {
  return queryOptions({
    queryKey: ['search-task', taskId],
    queryFn: async ({ signal }): Promise<SearchTask> => {
      const task = await call(getTaskProgress, { params: { taskId: taskId ?? '' }, signal });
      const { status, message, progress, error, search } = task;
      return { status, message, progress, failure: error?.message ?? null, readings: search?.readings ?? [] };
    },
    enabled: taskId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (isApiError(state.error, 'task_not_found')) return false;
      return state.data && !isOpen(state.data.status) ? false : pollEvery;
    },
  });
}

/** What was fetched into the folder, asked again while something is under way. */
export function downloadsQuery(folderId: string) {
  return queryOptions({
    queryKey: ['source-downloads', folderId],
    queryFn: async ({ signal, client, queryKey }): Promise<Download[]> => {
      const before = client.getQueryData<Download[]>(queryKey);
      const { downloads } = await call(listSourceDownloads, { params: { folderId }, signal });
      const now = downloads.map(downloadFromWire);
      if (before?.some(isUnderWay) && !now.some(isUnderWay)) void refreshSources(client, folderId);
      return now;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollEvery : false),
  });
}

export const isUnderWay = ({ state }: Pick<Download, 'state'>): boolean => state === 'waiting' || state === 'fetching';

/** What a new tie or a new file shows in: the searches, the week, the files. */
export function refreshSources(client: QueryClient, folderId: string): Promise<unknown> {
  return Promise.all(
    ['sources', 'reading-sources', 'contents'].map((family) =>
      client.invalidateQueries({ queryKey: [family, folderId] }),
    ),
  );
}

/** Stops a search or a download; what was found and what was stored before stays. */
export function useCancelTask(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (taskId: string) => call(deleteTaskProgress, { params: { taskId } }),
    onError: (error) => {
      // It ended in the same moment.
      if (!isApiError(error, 'task_not_found')) sayFailed(messageOf(error));
    },
    onSettled: (_, __, taskId) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['search-task', taskId] }),
        client.invalidateQueries({ queryKey: ['source-downloads', folderId] }),
        refreshSources(client, folderId),
      ]),
  });
}

/** Ties a reading to something, and takes a tie away again. */
export function useTies({ folderId, readingId }: Pick<ReadingOf, 'folderId' | 'readingId'>) {
  const client = useQueryClient();
  const settle = {
    onError: (error: unknown) => sayFailed(messageOf(error)),
    onSettled: () => refreshSources(client, folderId),
  };
  const untie = useMutation({
    mutationFn: (tieId: string) => call(untieSource, { params: { folderId, tieId } }),
    ...settle,
    // "Undo" may be pressed after the tie was taken away elsewhere.
    onError: (error) => {
      if (!isApiError(error, 'tie_not_found')) sayFailed(messageOf(error));
    },
  });
  const tie = useMutation({
    mutationFn: (body: { result_id: string } | { file_id: string } | { link: string }) =>
      call(tieSource, { params: { folderId, readingId }, body }),
    ...settle,
    onSuccess: ({ tie: made }) => sayDone(t`Tied to the reading: ${made.label}`, () => untie.mutate(made.tie_id)),
  });
  const takeBack = (taken: Tie) => {
    const again = asTied(taken);
    untie.mutate(taken.id, {
      onSuccess: () => sayDone(t`No longer tied: ${taken.label}`, again ? () => tie.mutate(again) : undefined),
    });
  };
  return { tie, takeBack };
}

/** What tied a reading, to tie it anew; null where nothing is left of it. */
function asTied({ fileId, resultId, url }: Tie) {
  if (fileId !== null) return { file_id: fileId };
  if (resultId !== null) return { result_id: resultId };
  return url === null ? null : { link: url };
}

/** Has open links fetched into the folder, for a reading. */
export function useDownloads({ folderId, readingId }: Pick<ReadingOf, 'folderId' | 'readingId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: readonly Result[]) => {
      const links = wanted.flatMap((result) => {
        const link = openLinkOf(result);
        if (!link) return [];
        const expects = link.format === 'pdf' ? ('document' as const) : ('any' as const);
        return [{ url: link.url, title: result.title, expects }];
      });
      const body = { folder_id: folderId, reading_context: { reading_id: readingId }, links };
      return call(downloadSources, { query: { background_progress: 'true' }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['source-downloads', folderId] }),
    onError: (error) => sayFailed(messageOf(error)),
  });
}

/** The same for an address that the student pasted. */
export function useDownloadLink({ folderId, readingId }: Pick<ReadingOf, 'folderId' | 'readingId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (link: { url: string; title: string | null }) => {
      const body = { folder_id: folderId, reading_context: { reading_id: readingId }, links: [link] };
      return call(downloadSources, { query: { background_progress: 'true' }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['source-downloads', folderId] }),
    onError: (error) => sayFailed(messageOf(error)),
  });
}

/** What a pasted address, DOI or ISBN leads to. */
export function useResolveLink({ folderId, readingId }: Pick<ReadingOf, 'folderId' | 'readingId'>) {
  return useMutation({
    mutationFn: async (link: string) => {
      const answer = await call(resolveLink, { params: { folderId }, body: { link, reading_id: readingId } });
      return { link, url: answer.url, notice: answer.notice, result: answer.result && resultFromWire(answer.result) };
    },
  });
}
