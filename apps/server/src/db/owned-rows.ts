import { eq, inArray, is, or, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './client.ts';
import * as account from './schema/account.ts';
import * as activities from './schema/activities.ts';
import * as admin from './schema/admin.ts';
import * as assignments from './schema/assignments.ts';
import * as auth from './schema/auth.ts';
import * as billing from './schema/billing.ts';
import * as chat from './schema/chat.ts';
import * as dialogues from './schema/dialogues.ts';
import * as drives from './schema/drives.ts';
import * as files from './schema/files.ts';
import * as folders from './schema/folders.ts';
import * as models from './schema/models.ts';
import * as retrieval from './schema/retrieval.ts';
import * as sources from './schema/sources.ts';
import * as sourcesDownloads from './schema/sources-downloads.ts';
import * as spacedRepetition from './schema/spaced-repetition.ts';
import * as studyGuides from './schema/study-guides.ts';
import * as suggestions from './schema/suggestions.ts';
import * as syllabus from './schema/syllabus.ts';
import * as tasks from './schema/tasks.ts';
import * as usage from './schema/usage.ts';
import * as wiki from './schema/wiki.ts';

const schema = [
  account,
  activities,
  auth,
  chat,
  drives,
  files,
  folders,
  tasks,
  models,
  suggestions,
  syllabus,
  retrieval,
  assignments,
  dialogues,
  studyGuides,
  spacedRepetition,
  billing,
  sourcesDownloads,
  sources,
  admin,
  usage,
  wiki,
];

/** Every table there is; a test holds the list against the database. */
export const allTables: readonly PgTable[] = schema.flatMap((part) =>
  Object.values(part).filter((value): value is PgTable => is(value, PgTable)),
);

/**
 * Which rows of a table are a user's: those that go when the user goes, over any chain of foreign keys that cascade.
 * Null where no chain leads to a user.
 */
function ownedBy(db: Executor, table: PgTable, userId: string, seen: readonly PgTable[] = []): SQL | null {
  if (table === auth.users) return eq(auth.users.id, userId);
  const chains = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column] = columns;
    const [foreignColumn] = foreignColumns;
    if (key.onDelete !== 'cascade' || !column || !foreignColumn || seen.includes(foreignTable)) return [];
    const parent = ownedBy(db, foreignTable, userId, [...seen, table]);
    return parent ? [inArray(column, db.select({ id: foreignColumn }).from(foreignTable).where(parent))] : [];
  });
  return or(...chains) ?? null;
}

/** A user's rows of one table, by the names of our schema. */
export async function ownedRows(db: Executor, table: PgTable, userId: string): Promise<Record<string, unknown>[]> {
  const owned = ownedBy(db, table, userId);
  return owned ? db.select().from(table).where(owned) : [];
}
