import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contentsQuery } from '../../features/files/files.queries.ts';
import type { Folder } from '../../features/folders/folder.ts';
import { planQuery, syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';

/** Milliseconds that a course stands open before its neighbours are fetched (spec §9). */
export const preloadDelay = 1_000;

/** The folders before and after one in the student's list. */
function neighboursOf(folders: readonly Folder[], folderId: string): string[] {
  const at = folders.findIndex((folder) => folder.folderId === folderId);
  if (at < 0) return [];
  return [folders[at - 1], folders[at + 1]].flatMap((folder) => folder?.folderId ?? []);
}

/** Whether the student asked their browser to fetch only what is needed. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches, in the background, what the courses beside the open one show first. What fails is asked again where it is
 * needed.
 */
export function useAdjacentFolders(folders: readonly Folder[], folderId: string): void {
  const client = useQueryClient();
  const neighbours = neighboursOf(folders, folderId).join(' ');
  useEffect(() => {
    if (neighbours === '' || savesData()) return;
    const timer = setTimeout(() => {
      for (const neighbour of neighbours.split(' ')) {
        void client.prefetchQuery({ ...planQuery(neighbour), retry: false });
        void client.prefetchQuery({ ...contentsQuery(neighbour), retry: false });
        void client.prefetchQuery({ ...syllabusStatusQuery(neighbour), retry: false });
      }
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, [client, neighbours]);
}
