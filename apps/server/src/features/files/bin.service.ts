import { limits } from '@weekwise/contracts/limits.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import type { Deps } from '../../deps.ts';
import { deleteBinned, listUnbinned } from './files.repo.ts';
import { binBytes } from './files.service.ts';

/**
 * Ends what has been in the bin for 30 days. Bytes that the drive would not let go when their file was deleted are
 * moved to its bin first; their 30 days begin then.
 * @param connectionIds the drives of students that are connected now
 */
export async function purgeBin(
  deps: Pick<Deps, 'db' | 'drives' | 'clock' | 'logger'>,
  connectionIds: readonly string[],
): Promise<void> {
  const instant = new Date(deps.clock().getTime() - limits.binLifetime);
  for (const file of await listUnbinned(deps.db)) await tolerantly(deps, () => binBytes(deps, file));
  await deps.drives.local.purge(instant);
  for (const connectionId of connectionIds) {
    await tolerantly(deps, async () => (await deps.drives.ofConnection(connectionId)).purge(instant));
  }
  await deleteBinned(deps.db, instant);
}

/** One drive that does not answer holds up no other; tomorrow it is asked again. */
async function tolerantly({ logger }: Pick<Deps, 'logger'>, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DriveError)) throw error;
    logger.warn({ err: error }, 'bin of a drive not looked after');
  }
}
