import type { DriveEntry } from '../../../adapters/drive/drive.port.ts';
import type { KnownFile } from './sync.repo.ts';

/** A file that we know and what the drive has under its key. */
export interface Match {
  file: KnownFile;
  entry: DriveEntry;
}

export interface DriveComparison {
  /** The drive says that they are as they were. */
  same: Match[];
  /** Their bytes decide. */
  doubtful: Match[];
  /** Under no key that we know. */
  unknown: DriveEntry[];
  /** Not on the drive: either gone now, or vanished before. */
  missing: KnownFile[];
}

/**
 * What a folder's rows and its drive have to do with each other, by keys and versions alone.
 * @param compareBytes trusts no version
 */
export function compare(
  files: readonly KnownFile[],
  entries: readonly DriveEntry[],
  { compareBytes }: { compareBytes: boolean },
): DriveComparison {
  const byKey = new Map<string, KnownFile>();
  // Of several under one key the one that is there counts, then the one that vanished.
  for (const file of [...files].sort((a, b) => weight(a) - weight(b))) byKey.set(file.driveKey, file);

  const comparison: DriveComparison = { same: [], doubtful: [], unknown: [], missing: [] };
  const found = new Set<string>();
  for (const entry of entries) {
    const file = byKey.get(entry.key);
    if (!file) {
      comparison.unknown.push(entry);
      continue;
    }
    found.add(file.id);
    // Its student deleted it, and the drive has not let it go yet.
    if (file.deletedAt && !file.vanished) continue;
    const isSame = !compareBytes && file.driveVersion === entry.version && file.size === entry.size;
    comparison[isSame ? 'same' : 'doubtful'].push({ file, entry });
  }
  comparison.missing = files.filter((file) => !found.has(file.id) && (!file.deletedAt || file.vanished));
  return comparison;
}

function weight({ deletedAt, vanished }: KnownFile): number {
  if (!deletedAt) return 2;
  return vanished ? 1 : 0;
}
