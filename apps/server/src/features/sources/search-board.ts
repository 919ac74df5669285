import type { Scholar } from '../../adapters/scholar/scholar.port.ts';
import type { ItemProgress, PlaceReport, SearchItem } from '../../db/stored/stored-search.ts';
import type { TaskProgressWriter } from '../tasks/task-progress-writer.ts';
import { placeNames } from './places.ts';

export const waitingItem = ({ skip }: SearchItem): ItemProgress => ({
  state: skip ?? 'waiting',
  places: [],
  waitingFor: [],
  results: 0,
});

/** How far a search is with each of its items, written down whenever a place is done. */
export class SearchBoard {
  readonly #scholar: Scholar;
  readonly #progress: TaskProgressWriter;
  readonly #items: ItemProgress[];

  constructor(scholar: Scholar, progress: TaskProgressWriter, items: readonly SearchItem[]) {
    this.#scholar = scholar;
    this.#progress = progress;
    this.#items = items.map(waitingItem);
  }

  begin(i: number, places: readonly PlaceReport[]): void {
    this.#change(i, { state: 'searching', places: [...places], waitingFor: [...this.#scholar.services] });
  }

  heard(i: number, report: PlaceReport): void {
    const item = this.#items[i];
    if (item?.state !== 'searching') return;
    const places = [...item.places.filter(({ place }) => place !== report.place), report];
    this.#change(i, { places, waitingFor: item.waitingFor.filter((place) => place !== report.place) });
  }

  done(i: number, places: readonly PlaceReport[], results: number): void {
    this.#change(i, { state: 'done', places: [...places], waitingFor: [], results });
  }

  #change(i: number, change: Partial<ItemProgress>): void {
    const item = this.#items[i];
    if (!item) return;
    this.#items[i] = { ...item, ...change };
    const wanted = this.#items.filter(({ state }) => state !== 'skipped' && state !== 'under_way');
    const share = wanted.reduce((sum, one) => sum + this.#shareOf(one), 0) / (wanted.length || 1);
    this.#progress.search(share, this.#message(wanted), [...this.#items]);
  }

  #shareOf({ state, waitingFor }: ItemProgress): number {
    if (state === 'done') return 1;
    if (state !== 'searching') return 0;
    const all = this.#scholar.services.length + 1;
    return (all - waitingFor.length) / (all + 1);
  }

  #message(wanted: readonly ItemProgress[]): string {
    const done = wanted.filter(({ state }) => state === 'done').length;
    if (wanted.length > 1) return `Searched for ${done} of ${wanted.length} readings`;
    const names = (wanted[0]?.waitingFor ?? []).map((place) => placeNames[place]);
    return names.length === 0 ? 'Comparing what was found' : `Waiting for ${names.join(', ')}`;
  }
}
