import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/**
 * Makes this process the only user of `directory` until `release` or its end, however it ends.
 * SQLite's exclusive file lock does it because the system drops it even after `kill -9`, and Node has no lock of its
 * own.
 */
export function lockDirectory(directory: string): { release(): void } {
  const owner = join(directory, 'lock-owner.json');
  const file = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    file.close();
    throw new DirectoryInUse(
      `${describeOwner(owner)} is using ${directory}. Stop it first, or set WEEKWISE_DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL that several can share.`,
    );
  }
  writeFileSync(owner, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return { release: () => file.isOpen && file.close() };
}

function describeOwner(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; since: string };
    return `Another Weekwise (process ${pid}, since ${since})`;
  } catch {
    return 'Another Weekwise';
  }
}
