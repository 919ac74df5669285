import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import type { PassageVectors } from '@weekwise/engine/passages/vectors.ts';
import type { Database } from '../../db/client.ts';
import { VersionedCache } from '../../lib/versioned-cache.ts';
import { isBeingRead } from '../tasks/tasks.repo.ts';
import { loadIndex } from './load-index.ts';
import { loadVectors } from './load-vectors.ts';
import { findRevision, listIndexedFiles } from './passages.repo.ts';
import type { FolderVectorsRow } from './vectors.repo.ts';

/** Of all folders together. */
const mostBytes = 400_000_000;
/** Of one folder's vectors; a folder with more is ranked by words alone. */
const mostVectorBytes = 200_000_000;
/** A passage with its text and its postings: 650 characters take 3.7 KB. */
const passageBytes = 4_000;

/** While files are being read, an index that lacks the newest of them answers for this long, in milliseconds. */
const leastUse = 10_000;
/** Or for as many times as long as it took to make: however large the folder, questions leave time for other things. */
const useForEachMade = 10;

interface KeptIndex {
  index: PassageIndex;
  revision: number | null;
  /** What the files that are in it were, by their ids. */
  files: ReadonlyMap<string, string>;
  /** Until then it also answers while files are added. */
  usableUntil: number;
}

/**
 * The search index of each folder and the vectors of its passages, built from their rows when first asked for. Their
 * keys hold the revisions, so that what another process has made stale is never answered from. Only while many files
 * come in does an index answer that lacks the last of them: to build it for each would take longer than to read them.
 */
export class FolderIndexes {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #cache = new VersionedCache(mostBytes);
  readonly #revisions = new WeakMap<PassageIndex, number | null>();

  constructor(db: Database, { now = () => performance.now() }: { now?: () => number } = {}) {
    this.#db = db;
    this.#now = now;
  }

  async get(folderId: string): Promise<PassageIndex> {
    const revision = await findRevision(this.#db, folderId);
    const kept = await this.#cache.newest<KeptIndex>(folderId);
    if (kept && (kept.revision === revision || (await this.#onlyLacksFiles(kept, folderId)))) return kept.index;
    const { index } = await this.#cache.get(folderId, revision, () => this.#make(folderId, revision));
    return index;
  }

  async #make(folderId: string, revision: number | null) {
    const begun = this.#now();
    const files = await listIndexedFiles(this.#db, folderId);
    const index = await loadIndex(this.#db, folderId);
    this.#revisions.set(index, revision);
    const now = this.#now();
    const usableUntil = now + Math.max(leastUse, useForEachMade * (now - begun));
    return { value: { index, revision, files, usableUntil }, bytes: index.passages.length * passageBytes };
  }

  /** Whether files are being read, and all that has become of the folder since is that some were added. */
  async #onlyLacksFiles({ index, files, usableUntil }: KeptIndex, folderId: string): Promise<boolean> {
    if (this.#now() >= usableUntil || !(await isBeingRead(this.#db, folderId))) return false;
    const current = await listIndexedFiles(this.#db, folderId);
    const inIndex = new Set(index.passages.map(({ documentId }) => documentId));
    return [...inIndex].every((id) => files.has(id) && files.get(id) === current.get(id));
  }

  /** Those of the passages of an index that `get` gave; null where they would take more memory than one folder may. */
  async vectors(index: PassageIndex, published: FolderVectorsRow): Promise<PassageVectors | null> {
    const { folderId, dimension } = published;
    if (index.passages.length * dimension * Float32Array.BYTES_PER_ELEMENT > mostVectorBytes) return null;
    const version = `${this.#revisions.get(index)}.${published.revision}`;
    return this.#cache.get(`${folderId}+`, version, async () => {
      const vectors = await loadVectors(this.#db, index.passages, published);
      return { value: vectors, bytes: vectors.rows.byteLength + vectors.positions.byteLength };
    });
  }
}
