import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** What Weekwise keeps in its data directory. Whatever else lies there is somebody else's, and stays as it is. */
const ownNames = new Set(['auth-secret', 'drive', 'lock', 'lock-journal', 'lock-owner.json', 'postgres']);

/** A file's mode without what it allows to anybody but its owner. */
export const forOwnerAlone = (mode: number): number => mode & ~0o077;

/**
 * Makes the data directory, readable by its owner alone, and takes from everybody else what an earlier version gave
 * them.
 * Where the system does not let us, the server runs all the same and says so.
 */
export async function keepPrivate(named: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  await mkdir(named, { recursive: true, mode: 0o700 });
  // Whoever set it may have set a link to it.
  const directory = await realpath(named);
  const entries = await readdir(directory);
  const refused: string[] = [];
  if (entries.every((name) => ownNames.has(name))) await closeOne(directory, refused);
  await Promise.all(
    entries.filter((name) => ownNames.has(name)).map((name) => closeAll(join(directory, name), refused)),
  );
  if (refused.length === 0) return;
  logger.warn(
    { count: refused.length, first: refused[0] },
    'others on this machine may read the data directory, and its modes cannot be changed: make the user of this process its owner',
  );
}

async function closeAll(path: string, refused: string[]): Promise<void> {
  const isDirectory = await closeOne(path, refused);
  if (!isDirectory) return;
  const names = await readdir(path).catch(() => []);
  await Promise.all(names.map((name) => closeAll(join(path, name), refused)));
}

/** Whether it is a directory. Where a link leads is none of ours. */
async function closeOne(path: string, refused: string[]): Promise<boolean> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) return false;
    const closed = forOwnerAlone(found.mode);
    if (closed !== found.mode) await chmod(path, closed);
    return found.isDirectory();
  } catch (error) {
    // Another process of this installation may remove a file in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') refused.push(path);
    return false;
  }
}
