import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { languageTag } from '#lingui';
import type { FileEntry } from './file-entry.ts';

/** Where a file stands, as the student tells files apart. */
export const fileState = z.enum(['searchable', 'reading', 'unread', 'failed']);
export type FileState = z.infer<typeof fileState>;

export const stateNames: Record<FileState, string> = {
  searchable: t`Searchable`,
  reading: t`Being read`,
  unread: t`Not read yet`,
  failed: t`Not readable`,
};

export function stateOf({ status, taskId }: FileEntry): FileState {
  if (taskId !== null) return 'reading';
  if (status === 'embedded') return 'searchable';
  return status === 'failed' ? 'failed' : 'unread';
}

export const fileSort = z.enum(['added', 'name', 'size', 'state']);
type FileSort = z.infer<typeof fileSort>;

export const sortNames: Record<FileSort, string> = {
  added: t`Last added`,
  name: t`Name`,
  size: 'Size',
  state: t`State`,
};

/** What needs the student comes first. */
const stateOrder: readonly FileState[] = ['failed', 'reading', 'unread', 'searchable'];

const names = new Intl.Collator(languageTag(), { numeric: true, sensitivity: 'base' });
const byName = (one: FileEntry, other: FileEntry) => names.compare(one.name, other.name);

const orders: Record<FileSort, (one: FileEntry, other: FileEntry) => number> = {
  added: (one, other) => other.uploadedAt.localeCompare(one.uploadedAt) || byName(one, other),
  name: byName,
  size: (one, other) => other.size - one.size || byName(one, other),
  state: (one, other) => stateOrder.indexOf(stateOf(one)) - stateOrder.indexOf(stateOf(other)) || byName(one, other),
};

const searchable = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface FileFilter {
  /** Every word must be somewhere in the name, without regard to case and accents. */
  words: string;
  /** Null: all. */
  state: FileState | null;
  sort: FileSort;
}

export function viewFiles(files: readonly FileEntry[], { words, state, sort }: FileFilter): FileEntry[] {
  const wanted = searchable(words).split(/\s+/).filter(Boolean);
  return files
    .filter((file) => {
      if (state !== null && stateOf(file) !== state) return false;
      const name = searchable(file.name);
      return wanted.every((word) => name.includes(word));
    })
    .toSorted(orders[sort]);
}

export function countByState(files: readonly FileEntry[]): Record<FileState, number> {
  const counts = { searchable: 0, reading: 0, unread: 0, failed: 0 };
  for (const file of files) counts[stateOf(file)]++;
  return counts;
}

export interface FileGroup {
  /** null: those that stand alone. */
  name: string | null;
  files: FileEntry[];
}

/** Files by what the student files them under: the groups by name, then those that stand alone. */
export function groupFiles(files: readonly FileEntry[]): FileGroup[] {
  const groups = Map.groupBy(files, ({ group }) => group);
  return [...groups]
    .map(([name, members]) => ({ name, files: members }))
    .toSorted((one, other) =>
      one.name === null || other.name === null
        ? Number(one.name === null) - Number(other.name === null)
        : names.compare(one.name, other.name),
    );
}

export const groupNames = (files: readonly FileEntry[]): string[] =>
  groupFiles(files).flatMap(({ name }) => (name === null ? [] : name));
