import type { Deps } from '../../deps.ts';
import { deleteBinned, listBinned } from './files.repo.ts';

const binLifetime = 30 * 24 * 3600_000;

/**
 * Ends what has been in the bin for 30 days. Bytes that the drive would not let go when their file was deleted are moved
 * to its bin first; their 30 days begin then.
 */
export async function purgeBin(deps: Pick<Deps, 'db' | 'drive' | 'clock'>): Promise<void> {
  const instant = new Date(deps.clock().getTime() - binLifetime);
  for (const { driveKey } of await listBinned(deps.db)) await deps.drive.remove(driveKey);
  await deps.drive.purge(instant);
  await deleteBinned(deps.db, instant);
}
