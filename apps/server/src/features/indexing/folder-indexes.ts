import { buildIndex, type PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/client.ts';
import { findRevision, listPassages } from './passages.repo.ts';

/** Passages of all cached folders together; at some 2 KB each with its postings this is about 200 MB. */
const mostPassages = 100_000;

/**
 * The search index of each folder, built from its rows when first asked for. Its key holds the folder's revision, so that
 * an index that another process has made stale is never answered from.
 */
export class FolderIndexes {
  readonly #db: Database;
  readonly #newest = new Map<string, string>();
  readonly #cache: LRUCache<string, PassageIndex, string>;

  constructor(db: Database) {
    this.#db = db;
    this.#cache = new LRUCache({
      maxSize: mostPassages,
      sizeCalculation: (index) => index.passages.length + 1,
      // Callers who ask for the same folder while it is being built share one build.
      fetchMethod: async (_key, _stale, { context: folderId }) => buildIndex(await listPassages(this.#db, folderId)),
      dispose: (_index, key) => this.#forget(key),
    });
  }

  async get(folderId: string): Promise<PassageIndex> {
    const key = `${folderId}@${await findRevision(this.#db, folderId)}`;
    const stale = this.#newest.get(folderId);
    if (stale !== undefined && stale !== key) this.#cache.delete(stale);
    this.#newest.set(folderId, key);
    return await this.#cache.forceFetch(key, { context: folderId });
  }

  #forget(key: string): void {
    const folderId = key.slice(0, key.lastIndexOf('@'));
    if (this.#newest.get(folderId) === key) this.#newest.delete(folderId);
  }
}
