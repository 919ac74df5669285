import type { WikiRemoval } from '@weekwise/contracts/wiki-page.ts';

export type RemovalPlace = Pick<WikiRemoval, 'part' | 'week_number'>;

/** Characters of what is shown of a removal. */
const longest = 120;
/** More than anybody reads; the outcome is the same. */
const most = 500;

/** Notes what is kept out of a page, each thing once for each place. */
export class Removals {
  readonly #noted = new Map<string, WikiRemoval>();

  note(place: RemovalPlace, reason: WikiRemoval['reason'], outcome: WikiRemoval['outcome'], text: string): void {
    const shown = text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
    const removal = { reason, outcome, part: place.part, week_number: place.week_number, text: shown };
    if (this.#noted.size < most) this.#noted.set(JSON.stringify(removal), removal);
  }

  all(): WikiRemoval[] {
    return [...this.#noted.values()];
  }
}
