import { getTableName } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { allTables, ownedRows } from '../../db/owned-rows.ts';

/** Tables that are left out of a download, each with the reason that the download gives. */
export const leftOut: Record<string, string> = {
  file_documents: 'the text of your files as it was read; the files themselves are here',
  passages: 'your files cut into passages for searching',
  passage_vectors: 'numbers for searching, made from the passages',
  folder_vectors: 'which numbers for searching are up to date',
  account_deletions: 'only there while an account is being deleted',
};

/** Columns that would let whoever finds the download act as the student. */
const secret = new Set(['token', 'accessToken', 'refreshToken', 'idToken', 'password', 'sealedSecret']);

/** Columns that name somebody else: the admin who changed something. */
const ofOthers = new Set(['adminId', 'changedBy', 'hiddenBy']);

/** Tables whose rows may be a user’s. */
const exportedTables = allTables.filter((table) => !(getTableName(table) in leftOut));

/** Reads a user's rows, table by table in the order of the schema, without empty tables. */
export async function* exportedRows(
  db: Executor,
  userId: string,
): AsyncGenerator<{ table: string; rows: Record<string, unknown>[] }> {
  for (const table of exportedTables) {
    const rows = await ownedRows(db, table, userId);
    if (rows.length > 0) yield { table: getTableName(table), rows: rows.map(forTheStudent) };
  }
}

function forTheStudent(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secret.has(column) && !ofOthers.has(column)));
}
