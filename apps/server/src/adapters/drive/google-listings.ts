import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DriveEntry } from './drive.port.ts';
import type { GoogleCalls } from './google-calls.ts';

/** Listings of everybody's directories; so many files in all of them together. */
export type ListingStore = LRUCache<string, DriveEntry[]>;
export const listingStore = (): ListingStore =>
  new LRUCache({ maxSize: 50_000, sizeCalculation: (entries) => entries.length + 1 });

/**
 * Listings of one Drive's directories, kept while Google's change token says that nothing on it has changed
 * (https://developers.google.com/workspace/drive/api/guides/manage-changes): looking again costs one call, however many
 * directories and files there are. Any change drops all of them: of a file that was moved away, the changes do not tell
 * where it was.
 */
export class KeptListings {
  readonly #calls: GoogleCalls;
  readonly #store: ListingStore;
  #token: string | null = null;
  /** Another one with every token: what was kept before is not found any more. */
  #era = randomUUID();

  constructor(calls: GoogleCalls, store: ListingStore) {
    this.#calls = calls;
    this.#store = store;
  }

  async of(directory: string, list: () => Promise<DriveEntry[]>): Promise<DriveEntry[]> {
    const era = await this.#presentEra();
    const kept = this.#store.get(`${era} ${directory}`);
    if (kept) return kept;
    const entries = await list();
    // Where somebody has seen a change meanwhile this may be from before it, and is found by nobody.
    this.#store.set(`${era} ${directory}`, entries);
    return entries;
  }

  async #presentEra(): Promise<string> {
    if (this.#token !== null && !(await this.#hasChangedSince(this.#token))) return this.#era;
    const { data } = await this.#calls.call((signal) => this.#calls.drive.changes.getStartPageToken({}, { signal }));
    this.#era = randomUUID();
    this.#token = data.startPageToken ?? null;
    return this.#era;
  }

  async #hasChangedSince(pageToken: string): Promise<boolean> {
    const fields = 'nextPageToken,changes(fileId)';
    try {
      const { data } = await this.#calls.call((signal) =>
        this.#calls.drive.changes.list({ pageToken, pageSize: 1, fields }, { signal }),
      );
      return data.nextPageToken != null || (data.changes ?? []).length > 0;
    } catch (error) {
      // A token that Google does not take is not asked about again.
      this.#token = null;
      throw error;
    }
  }
}
