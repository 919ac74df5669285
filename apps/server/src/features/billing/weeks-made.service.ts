import type { Executor } from '../../db/client.ts';
import { listMadeWeeks } from './weeks-made.repo.ts';

/** The numbers of the weeks of these folders in which something was made, each week once. */
export async function weeksMade(db: Executor, folderIds: readonly string[]): Promise<number[]> {
  const made = folderIds.length > 0 ? await listMadeWeeks(db, folderIds) : [];
  return [...new Map(made.map(({ id, number }) => [id, number])).values()];
}
