import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { folders } from './schema/folders.ts';

/** Whether the folder that a column names is there and not in the bin. */
export const inLiveFolder = (folderId: PgColumn): SQL =>
  sql`EXISTS (SELECT FROM ${folders} WHERE ${folders.id} = ${folderId} AND ${folders.deletedAt} IS NULL)`;
