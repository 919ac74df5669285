import { languageTag } from '#lingui';

/** What operating systems leave in folders; nobody means to upload it. */
const junk = /^(\.|~\$|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

/** Week 2 before week 10. */
const paths = new Intl.Collator(languageTag(), { numeric: true });

/** How deep and how much a dropped folder may be: a whole disk dropped by mistake must not hang the page. */
const deepest = 12;
const most = 5_000;

/** Files as the picker of folders would hand them over: each knows its path below the folder that was chosen. */
function withPath(file: File, path: string): File {
  Object.defineProperty(file, 'webkitRelativePath', { value: path, configurable: true });
  return file;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader hands over a hundred entries at a time, and then an empty list. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
    if (all.length >= most) return all;
  }
}

async function walk(entry: FileSystemEntry, into: File[], depth: number): Promise<void> {
  if (junk.test(entry.name) || depth > deepest || into.length >= most) return;
  // A file that went away, or that may not be read, is left out: what is left can still be uploaded.
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry).catch(() => null);
    if (file) into.push(depth === 0 ? file : withPath(file, entry.fullPath.replace(/^\//, '')));
    return;
  }
  const entries = await entriesOf(entry as FileSystemDirectoryEntry).catch(() => []);
  for (const inside of entries.toSorted((one, other) => paths.compare(one.name, other.name)))
    await walk(inside, into, depth + 1);
}

/** Whatever lies in dropped folders, and in those inside them, in the order of names. */
export async function filesInEntries(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  for (const entry of entries) await walk(entry, files, 0);
  return files;
}

/** The files of a picked folder without what operating systems left there, in the order of their paths. */
export function withoutJunk(files: readonly File[]): File[] {
  return files
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !path.split('/').some((part) => junk.test(part)))
    .toSorted((one, other) => paths.compare(one.path, other.path))
    .map(({ file }) => file);
}
