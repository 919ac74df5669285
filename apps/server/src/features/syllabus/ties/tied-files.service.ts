import type { SourceTie } from '@weekwise/contracts/sources-results.ts';
import type { Executor } from '../../../db/client.ts';
import { toResult } from './result.presenter.ts';
import { listTiedFiles, listTies, type TieRow } from './ties.repo.ts';

/** The files of the folder that its readings are tied to, by reading. */
export async function filesOfReadings(db: Executor, folderId: string): Promise<Map<string, string[]>> {
  return groupBy(await listTiedFiles(db, folderId), ({ fileId }) => fileId);
}

/** What the readings of a folder are tied to, by reading, as it travels. */
export async function tiesOfReadings(db: Executor, folderId: string): Promise<Map<string, SourceTie[]>> {
  return groupBy(await listTies(db, folderId), toTie);
}

export async function tiesOf(db: Executor, folderId: string, readingId: string): Promise<SourceTie[]> {
  return (await listTies(db, folderId, readingId)).map(toTie);
}

function toTie({ id, readingId, kind, label, url, fileId, fileName, found, tiedAt }: TieRow): SourceTie {
  return {
    tie_id: id,
    reading_id: readingId,
    kind,
    // A file may have been renamed since.
    label: fileName ?? label,
    url,
    file_id: fileId,
    file_name: fileName,
    result: found && toResult(found),
    tied_at: tiedAt.toISOString(),
  };
}

function groupBy<Row extends { readingId: string }, T>(rows: readonly Row[], of: (row: Row) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.readingId, [...(groups.get(row.readingId) ?? []), of(row)]);
  return groups;
}
