import { sql } from 'drizzle-orm';
import type { Health } from '../adapters/health.ts';
import type { OpenDatabase } from './client.ts';

/** Whether the database answers, and which one it is. */
export async function databaseHealth({ db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>): Promise<Health> {
  await db.execute(sql`select 1`);
  return { status: 'ok', detail: embedded ? 'The embedded PostgreSQL answers.' : 'PostgreSQL answers.' };
}
