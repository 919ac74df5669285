import { LRUCache } from 'lru-cache';

/** What is cached, with the memory that it takes. */
export interface Sized<T> {
  value: T;
  bytes: number;
}

/**
 * Keeps of each slot the newest version alone, and all slots together within a limit of memory. What is made anew from
 * the database is made once, however many ask for it meanwhile; whoever waits for a version gets it, also when a newer
 * one was asked for since.
 */
export class VersionedCache {
  readonly #newest = new Map<string, string>();
  readonly #making = new Map<string, Promise<Sized<object>>>();
  readonly #cache: LRUCache<string, Sized<object>>;

  constructor(mostBytes: number) {
    this.#cache = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bytes }) => bytes + 1,
      dispose: (_value, key) => this.#forget(key),
    });
  }

  /** A slot is always asked for with the same kind of maker. */
  async get<T extends object>(
    slot: string,
    version: string | number | null,
    make: () => Promise<Sized<T>>,
  ): Promise<T> {
    const key = `${slot}@${version}`;
    const stale = this.#newest.get(slot);
    if (stale !== undefined && stale !== key) this.#cache.delete(stale);
    this.#newest.set(slot, key);
    const { value } = this.#cache.get(key) ?? (await this.#make(key, make));
    return value as T;
  }

  /** The version that was asked for last, after it is made; null where none is kept. */
  async newest<T extends object>(slot: string): Promise<T | null> {
    const key = this.#newest.get(slot);
    if (key === undefined) return null;
    // Whoever had it made hears why it was not.
    const held = this.#cache.get(key) ?? (await this.#making.get(key)?.catch(() => undefined));
    return held ? (held.value as T) : null;
  }

  #make(key: string, make: () => Promise<Sized<object>>): Promise<Sized<object>> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making = make()
      .then((made) => {
        if (this.#newest.get(slotOf(key)) === key) this.#cache.set(key, made);
        return made;
      })
      .finally(() => {
        this.#making.delete(key);
        if (!this.#cache.has(key)) this.#forget(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #forget(key: string): void {
    const slot = slotOf(key);
    if (this.#newest.get(slot) === key) this.#newest.delete(slot);
  }
}

const slotOf = (key: string): string => key.slice(0, key.lastIndexOf('@'));
