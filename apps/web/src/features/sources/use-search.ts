import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { searchSources, searchWeekSources } from '@weekwise/contracts/sources.ts';
import type { SearchMode, SourceGrade } from '@weekwise/domain/sources.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { emitProactiveEvent } from '../../lib/proactive/events.ts';
import { sayFailed } from '../../ui/toast.ts';
import { readingSourcesQuery } from './reading-states.queries.ts';
import type { SourceQuery } from './source.ts';
import {
  isOpen,
  type ReadingOf,
  refreshSources,
  type SearchTask,
  searchTaskQuery,
  storedSearchQuery,
} from './sources.queries.ts';

export interface SoughtReading extends ReadingOf {
  title: string;
  author: string | null;
}

const bestOf = (counts: Record<SourceGrade, number>): SourceGrade =>
  counts.great ? 'great' : counts.close ? 'close' : 'related';

/** Searches for one reading: begins it, follows it, and tells of it when it ends. */
export function useReadingSearch(of: SoughtReading, taskId: string | null) {
  const client = useQueryClient();
  const { folderId, week, title, author, readingId } = of;
  const told = { folderId, currentWeek: week, readingTitle: title, readingAuthor: author };
  const began = useRef<number | null>(null);
  const start = useMutation({
    // Offline it fails at once: a search that waits for the network looks like one that is under way.
    networkMode: 'always',
    mutationFn: async ({ asked, anew }: { asked: SourceQuery; anew: boolean }) => {
      const searchQuery = [asked.author, asked.title].filter(Boolean).join(', ');
      emitProactiveEvent('academic_search', { ...told, searchQuery });
      emitProactiveEvent('search_results_generation_started', told);
      began.current = Date.now();
      const body = {
        folder_id: folderId,
        title: asked.title,
        author: asked.author,
        reading_type: asked.readingType,
        week_number: week,
        reading_index: of.index,
        search_mode: asked.mode,
        force_refresh: anew,
      };
      return call(searchSources, { query: { background_progress: 'true' }, body });
    },
    onSuccess: ({ task_id: id }) => {
      client.setQueryData(storedSearchQuery(of).queryKey, (before) => before && { ...before, taskId: id });
      return client.invalidateQueries({ queryKey: ['sources', folderId, readingId] });
    },
    onError: (error) => {
      emitProactiveEvent('search_results_generation_failed', { ...told, generationDurationMs: since(began) });
      sayFailed(messageOf(error));
    },
  });
  const task = useEnded(taskId, async (ended) => {
    const generationDurationMs = since(began);
    await refreshSources(client, folderId);
    if (ended.status !== 'completed') {
      emitProactiveEvent('search_results_generation_failed', { ...told, generationDurationMs });
      return;
    }
    const results = client.getQueryData(storedSearchQuery(of).queryKey)?.search?.results;
    const counts = {
      great: results?.great.length ?? 0,
      close: results?.close.length ?? 0,
      related: results?.related.length ?? 0,
    };
    const contentCount = counts.great + counts.close + counts.related;
    const outcome = { contentCount, searchResultsCategory: bestOf(counts), generationDurationMs };
    emitProactiveEvent('search_results_generation_completed', { ...told, ...outcome });
    emitProactiveEvent('source_search_completed', { ...told, ...outcome });
  });
  return { start, task };
}

/** The same for all readings of a week. */
export function useWeekSearch({ folderId, week }: Pick<ReadingOf, 'folderId' | 'week'>, taskId: string | null) {
  const client = useQueryClient();
  const began = useRef<number | null>(null);
  const start = useMutation({
    networkMode: 'always',
    mutationFn: async ({ mode, anew }: { mode: SearchMode; anew: boolean }) => {
      began.current = Date.now();
      const body = { search_mode: mode, force_refresh: anew };
      return call(searchWeekSources, { params: { folderId, week }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: readingSourcesQuery({ folderId, week }).queryKey }),
    onError: (error) => sayFailed(messageOf(error)),
  });
  const ownTask = start.data?.task_id ?? null;
  const task = useEnded(ownTask ?? taskId, async (ended) => {
    await refreshSources(client, folderId);
    if (ended.status !== 'completed') return;
    const readings = client.getQueryData(readingSourcesQuery({ folderId, week }).queryKey) ?? [];
    const contentCount = readings.reduce((sum, { total }) => sum + total, 0);
    const searchResultsCategory = readings.some(({ great }) => great > 0) ? 'great' : 'related';
    const outcome = { contentCount, searchResultsCategory, generationDurationMs: since(began) } as const;
    emitProactiveEvent('source_search_completed', { folderId, currentWeek: week, ...outcome });
  });
  return { start, task };
}

const since = (began: { current: number | null }): number => (began.current === null ? 0 : Date.now() - began.current);

/** Follows a task to its end, also when nothing else remembers it any more, and does something once when it ends. */
function useEnded(taskId: string | null, onEnd: (task: SearchTask) => Promise<void>) {
  const [followed, setFollowed] = useState(taskId);
  if (taskId !== null && taskId !== followed) setFollowed(taskId);
  const { data, isError } = useQuery(searchTaskQuery(followed));
  const told = useRef<string | null>(null);
  const end = useEffectEvent(onEnd);
  const hasEnded = data !== undefined && !isOpen(data.status);
  useEffect(() => {
    if (!hasEnded || followed === null || told.current === followed) return;
    told.current = followed;
    void end(data);
  }, [hasEnded, followed, data]);
  return { data, taskId: followed, isRunning: followed !== null && !isError && !hasEnded };
}
