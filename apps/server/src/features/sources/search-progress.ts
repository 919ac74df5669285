import type { ReadingSearchProgress, SearchProgress } from '@weekwise/contracts/sources-results.ts';
import type { ItemProgress, SearchItem } from '../../db/stored/stored-search.ts';
import { toOutcome } from './places.ts';
import { waitingItem } from './search-board.ts';

/** How far a search is with each of its items, as it travels. */
export function toReadings(items: readonly SearchItem[], progress: readonly ItemProgress[]): ReadingSearchProgress[] {
  return items.map((item, i) => {
    const { state, places, waitingFor, results } = progress[i] ?? waitingItem(item);
    return {
      reading_id: item.readingId,
      week_number: item.weekNumber,
      reading_index: item.readingIndex,
      title: item.request.title,
      state,
      places: places.map(toOutcome),
      waiting_for: [...waitingFor],
      results,
    };
  });
}

/** Of a task that searches for sources. */
export const toSearchProgress = (items: readonly SearchItem[], progress: readonly ItemProgress[]): SearchProgress => ({
  readings: toReadings(items, progress),
});
