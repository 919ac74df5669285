import { coursePath } from '../../lib/demo.ts';

/** In place of a reading's id: all readings of the week. */
export const allOfWeek = 'all';

/** Where a reading's sources are found: a reading's id, or `allOfWeek`. */
export const sourcesPath = (folderId: string, week: number, find: string): string =>
  `${coursePath(folderId)}?week=${week}&find=${encodeURIComponent(find)}`;
