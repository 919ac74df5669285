import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';

/** Where the browser keeps nothing (private mode, full disk) this finds nothing: the page asks for the files again. */
async function within<T>(act: (files: UseStore) => Promise<T>): Promise<T | null> {
  try {
    return await act(createStore('weekwise.student', 'files'));
  } catch {
    return null;
  }
}

/** Files outlive a page here and nowhere else: `localStorage` holds text alone. */
export const keepStudentFiles = (key: string, value: unknown) => within((files) => set(key, value, files));

export const readStudentFiles = (key: string): Promise<unknown> => within((files) => get<unknown>(key, files));

export const dropStudentFiles = (key: string) => within((files) => del(key, files));

export const clearStudentFiles = () => within((files) => clear(files));
