import { renameSync, rmSync } from 'node:fs';

/**
 * Puts the directory `made` at `place`, whatever is there, also where other processes do so at once: the last one's
 * stays.
 */
export function replaceDirectory(place: string, made: string): void {
  const old = `${made}-old`;
  try {
    for (;;) {
      renamed(place, old, ['ENOENT']);
      // Where another process has put its own in between, that goes as well.
      if (renamed(made, place, ['ENOTEMPTY', 'EEXIST'])) return;
      rmSync(old, { recursive: true, force: true });
    }
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/** False where it fails for one of these reasons. */
function renamed(from: string, to: string, unless: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (unless.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
