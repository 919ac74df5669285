import type { z } from 'zod';

const prefix = 'weekwise.';

/** Begins the name of what belongs to the student and not to the browser: signing out removes it. */
export const ofStudent = 'student.';

/** Removes everything named `ofStudent`. */
export function clearStudentStorage(): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    for (const name of keysOf(storage)) if (name.startsWith(prefix + ofStudent)) drop(storage, name);
}

/** How many entries of a kind one browser keeps (spec §9). The least recently written goes first. */
export const storageLimits = { folderImages: 50, userData: 5, sessionKeys: 10, featureFlags: 20 } as const;

export interface BoundedStore<T> {
  get(key: string): T | null;
  set(key: string, value: T): void;
  remove(key: string): void;
  clear(): void;
}

/**
 * Validated JSON entries of one kind in `localStorage` or `sessionStorage`.
 * Storage that is full, closed (private mode) or holds something else behaves like an empty one.
 */
export function boundedStore<S extends z.ZodType>({
  kind,
  schema,
  limit,
  storage,
}: {
  kind: string;
  schema: S;
  limit: number;
  storage: () => Storage;
}): BoundedStore<z.output<S>> {
  const nameOf = (key: string) => `${prefix}${kind}.${key}`;
  const orderName = `${prefix}${kind}`;

  const order = (): string[] => {
    const known = readJson(storage, orderName);
    return Array.isArray(known) ? known.filter((key): key is string => typeof key === 'string') : [];
  };
  const remove = (key: string) => {
    drop(storage, nameOf(key));
    writeJson(
      storage,
      orderName,
      order().filter((other) => other !== key),
    );
  };

  return {
    get(key) {
      const result = schema.safeParse(readJson(storage, nameOf(key)));
      return result.success ? result.data : null;
    },
    set(key, value) {
      const keys = [...order().filter((other) => other !== key), key];
      for (const evicted of keys.splice(0, Math.max(0, keys.length - limit))) drop(storage, nameOf(evicted));
      writeJson(storage, nameOf(key), value);
      writeJson(storage, orderName, keys);
    },
    remove,
    clear() {
      for (const key of order()) drop(storage, nameOf(key));
      drop(storage, orderName);
    },
  };
}

export interface StoredValue<T> {
  get(): T | null;
  set(value: T): void;
  remove(): void;
  /** Called when another tab writes the value. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** One validated value in `localStorage`. */
export function storedValue<S extends z.ZodType>(key: string, schema: S): StoredValue<z.output<S>> {
  const name = `${prefix}${key}`;
  const storage = () => localStorage;
  return {
    get() {
      const result = schema.safeParse(readJson(storage, name));
      return result.success ? result.data : null;
    },
    set: (value) => writeJson(storage, name, value),
    remove: () => drop(storage, name),
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === name || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

function readJson(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch {
    // Full or closed storage loses a convenience, never the student's work: that is on the server.
  }
}

function drop(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(name);
  } catch {
    // As above.
  }
}
