import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ComponentHealth } from '../adapters/health.ts';
import type { OpenDatabase } from './client.ts';

/** Milliseconds after which the one session of the embedded database counts as busy rather than broken. */
const busyAfter = 1_500;

/** Whether the database answers, and which one it is. */
export async function databaseHealth({
  db,
  embedded,
}: Pick<OpenDatabase, 'db' | 'embedded'>): Promise<ComponentHealth> {
  const answer = db.execute(sql`select 1`);
  if (!embedded) return answer.then(() => ({ status: 'ok', detail: 'PostgreSQL answers.' }));
  const busy: ComponentHealth = { status: 'degraded', detail: 'The embedded PostgreSQL is busy with something long.' };
  const fine = answer.then((): ComponentHealth => ({ status: 'ok', detail: 'The embedded PostgreSQL answers.' }));
  return Promise.race([fine, wait(busyAfter, busy, { ref: false })]);
}
