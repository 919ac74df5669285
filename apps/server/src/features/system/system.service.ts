import type { ComponentHealth } from '../../adapters/health.ts';
import type { Deps } from '../../deps.ts';
import { tutorHealth } from './tutor-health.ts';

/** Milliseconds a part has to answer in: the whole answer must arrive within 3 s (spec §9). */
const patience = 2_000;

const wordsAlone: ComponentHealth = { status: 'ok', detail: 'Passages are ranked by words; no model embeds them.' };

export type HealthReport = Record<'database' | 'drive' | 'mail' | 'jobs' | 'tutor' | 'embeddings', ComponentHealth>;

/** Asks every part at once. One that is slow or throws is down; the others still answer. */
export async function healthOf(deps: Deps): Promise<{ status: ComponentHealth['status']; parts: HealthReport }> {
  const [database, drive, mail, jobs, tutor, embeddings] = await Promise.all([
    ask(() => deps.databaseHealth()),
    ask(() => deps.drives.local.check()),
    ask(() => deps.mail.check()),
    ask(() => deps.jobs.check()),
    ask(() => tutorHealth(deps.models)),
    ask(async () => deps.embeddings?.check() ?? wordsAlone),
  ]);
  const parts = { database, drive, mail, jobs, tutor, embeddings };
  return { status: worst(Object.values(parts).map((part) => part.status)), parts };
}

async function ask(check: () => Promise<ComponentHealth>): Promise<ComponentHealth> {
  const { promise: tooLate, resolve } = Promise.withResolvers<ComponentHealth>();
  const timer = setTimeout(() => resolve({ status: 'down', detail: 'No answer within 2 seconds.' }), patience);
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return { status: 'down', detail: 'It answers with an error; the log says which.' };
  } finally {
    clearTimeout(timer);
  }
}

const worst = (statuses: ComponentHealth['status'][]): ComponentHealth['status'] =>
  (['down', 'degraded'] as const).find((status) => statuses.includes(status)) ?? 'ok';
