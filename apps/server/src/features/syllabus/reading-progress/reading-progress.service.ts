import type { ReadingState } from '@weekwise/domain/plan.ts';
import type { Deps } from '../../../deps.ts';
import { requireFolder } from '../../folder-access/folder-access.service.ts';
import { requireReading } from '../readings.service.ts';
import * as repo from './reading-progress.repo.ts';

export { countReadings, listReadingStates } from './reading-progress.repo.ts';

/** A folder is one student's: what is marked in it is theirs alone. */
export async function setReadingState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  of: repo.OfReading,
  state: ReadingState,
): Promise<void> {
  await requireFolder(db, userId, of.folderId);
  await requireReading(db, of.folderId, { id: of.readingId });
  if (state === 'unread') await repo.deleteReadingState(db, of);
  else await repo.upsertReadingState(db, { ...of, state, at: clock() });
}
