import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

type Options = Parameters<MemoryFS['init']>[1];

/** Of Emscripten's file system, for which no types come with PGlite. */
interface Files {
  mkdirTree(path: string, mode: number): void;
  writeFile(path: string, data: Uint8Array): void;
}

interface Directory {
  directories: string[];
  files: { path: string; data: Uint8Array }[];
}

/** Directories that were read. The processor time of a run goes into what each of its test files does again. */
const known = new Map<string, Directory>();

/** A copy in memory of a closed PGlite's directory: opened in a third of the time that unpacking an archive takes. */
export class MemoryCopy extends MemoryFS {
  readonly #directory: string;

  constructor(directory: string) {
    super();
    this.#directory = directory;
  }

  override async init(pglite: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const lay = ({ FS }: { FS: Files }) => layInto(FS, directoryAt(this.#directory));
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), lay] } };
  }
}

function layInto(memory: Files, { directories, files }: Directory): void {
  // PostgreSQL opens no directory that others may read.
  memory.mkdirTree(PGlite.paths.PGDATA, 0o700);
  for (const path of directories) memory.mkdirTree(join(PGlite.paths.PGDATA, path), 0o700);
  for (const { path, data } of files) memory.writeFile(join(PGlite.paths.PGDATA, path), data);
}

function directoryAt(root: string): Directory {
  const directory = known.get(root) ?? readDirectory(root);
  known.set(root, directory);
  return directory;
}

function readDirectory(root: string): Directory {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) => join(entry.parentPath, entry.name);
  return {
    directories: entries.filter((entry) => entry.isDirectory()).map((entry) => relative(root, pathOf(entry))),
    files: entries
      .filter((entry) => entry.isFile())
      // No Buffer: its `slice`, by which Emscripten copies what it is given, shares the bytes.
      .map((entry) => ({ path: relative(root, pathOf(entry)), data: new Uint8Array(readFileSync(pathOf(entry))) })),
  };
}
